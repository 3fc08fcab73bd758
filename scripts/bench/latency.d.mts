/** The value below which the share `p` (0..1) of the sorted samples lies. */
export function quantile(sorted: number[], p: number): number;
