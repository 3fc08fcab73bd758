type Counted = { weight: number; required: boolean };

/**
 * What a threshold asks of a document, in weights: what can be `reached`, what the required fields bring by themselves,
 * how much must come from others (`more`), and how much may be missing (`spare`, negative when no document can do it).
 */
export type ThresholdMeaning = { reached: number; required: number; more: number; spare: number };

export function thresholdMeaning(fields: readonly Counted[], threshold: number): ThresholdMeaning {
  const sum = (counted: readonly Counted[]) => counted.reduce((total, { weight }) => total + weight, 0);
  const reached = sum(fields);
  const required = sum(fields.filter((field) => field.required));
  return { reached, required, more: Math.max(0, threshold - required), spare: reached - threshold };
}
