export const secretsOf: Record<string, { required: string[]; optional: string[]; together: string[][] }>;
export function missingSecrets(worker: string, names: string[]): string[];
