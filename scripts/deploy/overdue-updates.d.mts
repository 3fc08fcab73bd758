export function overdueUpdate(
  part: { name: string; current: string; times: Record<string, string> },
  now: Date,
): { version: string; days: number } | null;
