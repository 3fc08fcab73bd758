/**
 * What the trained scorer sees of a candidate: `contextFeatures` are hashes of what stands around it (each counts 1), `named` are
 * hashes of named features with their strengths.
 */
export type CandidateFeatures = {
  contextFeatures: Int32Array;
  named: readonly (readonly [hash: number, strength: number])[];
};
