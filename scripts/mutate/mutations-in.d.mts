export type Mutation = { from: number; to: number; text: string; line: number };
export function mutationsIn(source: string, fileName?: string): Mutation[];
export function chosenFrom<T>(entries: readonly T[], count: number, seed: number): T[];
