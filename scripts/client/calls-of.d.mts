export function callsOf(description: Record<string, unknown>): string;
