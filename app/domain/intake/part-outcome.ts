import type { IntakeOutcome } from "./intake-line";
import type { Refusal } from "./judge-part";

/** The outcome of one part of a mail. */
export type PartOutcome = {
  part: string;
  fileName: string;
  outcome: IntakeOutcome;
  reason: Refusal | null;
  documentId: string | null;
  /** The file waits for someone of the organization to put it into a model. */
  isKept: boolean;
};
