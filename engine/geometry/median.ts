/** The middle of the values by size, of an even number the upper one; 0 without any. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
