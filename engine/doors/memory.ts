/** Layout memory: how it is stored, looked up and matched. */

export { memoryKeys } from "../learning/memory-keys";
export { memoryOf } from "../learning/memory-of";
export { type DocumentLayout, layoutInSteps, layoutOf } from "../stages/layout/document-layout";
export { type Fingerprint, fingerprintOf } from "../stages/memory/fingerprint-of";
export { baseKnowledge, type Knowledge } from "../stages/memory/knowledge";
export type { SoughtValue } from "../stages/memory/locate-value";
export { lookupKeys } from "../stages/memory/lookup-keys";
export { matchMemory } from "../stages/memory/match-memory";
export type { CorrectionSample, VendorMemory } from "../stages/memory/vendor-memory";
