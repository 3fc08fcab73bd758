/** The score of a document on which every field was found: the sum of their weights. No threshold may lie above it. */
export const reachableScore = (fields: readonly { weight: number }[]): number =>
  fields.reduce((sum, field) => sum + field.weight, 0);
