/** The certainty of a value for a person who decides what to review. */
export type Certainty = "sure" | "likely" | "doubtful";

/**
 * Confidence is calibrated: of values at 0.95 one in twenty is wrong, at 0.8 one in five, which a person should
 * see.
 */
const [sureFrom, likelyFrom] = [0.95, 0.8];

/** The certainty of a confidence (0..1): doubtful values are the ones to be checked. */
export function certaintyOf(confidence: number): Certainty {
  if (confidence >= sureFrom) return "sure";
  return confidence >= likelyFrom ? "likely" : "doubtful";
}

/** Whether a person should look at a field: it is doubtful, or required and missing. What a person entered never is. */
export function needsReview(field: {
  value: string | null;
  confidence: number | null;
  required: boolean;
  edited: boolean;
}): boolean {
  if (field.edited) return false;
  if (!field.value) return field.required;
  return certaintyOf(field.confidence ?? 0) === "doubtful";
}
