/** The value below which the share `p` (0..1) of the sorted samples lies. */
export function quantile(sorted: number[], p: number): number;

/** Asks for every target `rounds` times, in turn, after five rounds that do not count; p50 and p95 in milliseconds by name. */
export function measure(
  targets: Record<string, { url: string; headers: Record<string, string> }>,
  rounds: number,
): Promise<Record<string, { p50: number; p95: number }>>;
