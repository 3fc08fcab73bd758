import { idSuffixOfName, isTrainedName } from "./version-name";

/**
 * The weights that a model goes on reading with whatever is trained or published: a trained version of its own, weights that were
 * published for its base model, or those that ship with the product. `at` is when they were pinned (Unix time, ms).
 */
export type Pin =
  | { weights: "version" | "published"; versionId: string; number: number; at: number }
  | { weights: "shipped"; at: number };

/** Whether a result that names its weights so was found with the pinned ones. */
export const isPinnedName = (pin: Pin | null, name: string): boolean =>
  pin !== null &&
  (pin.weights === "shipped" ? !isTrainedName(name) : pin.versionId.endsWith(idSuffixOfName(name)));
