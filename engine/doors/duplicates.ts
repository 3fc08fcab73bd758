/** Finding duplicates: what is stored of a document to recognize another copy of it. */

export { ownNumberFields } from "../duplicates/duplicate-keys-of";
export { type DuplicateLevel, duplicateLevels } from "../duplicates/duplicate-level";
export { type DuplicateSigns, duplicateSignsOf } from "../duplicates/duplicate-signs";
export { type TextSketch, textSketchInSteps } from "../duplicates/text-sketch";
export { vendorKeys } from "../duplicates/vendor-keys";
