/**
 * The entry point of the engine. The types that its functions take and return are in engine/doors, by subject; the lab
 * also has engine/lab.ts. The check forbids every other import.
 */

export { findDuplicates, type Other } from "./duplicates/find-duplicates";
export { extractAsync } from "./extract";
export { extractWithEach } from "./extract-with-each";
export { kindOf } from "./kinds/kind-of";
export type { CheckedDocument } from "./learning/correction-sample-of";
export { forget } from "./learning/forget";
export { learnFrom } from "./learning/learn-from";
export { placeTyped, type TypedPlace } from "./learning/place-typed";
export { finishedAsync } from "./runtime/steps";
export { autoSplitThreshold, proposeSplitInSteps } from "./splitting/propose-split";
export type { SplitPart } from "./splitting/split-part";
export { startTenantTraining } from "./training/tenant-training";
