/**
 * The trained scorer's view of a candidate: `contextFeatures` are hashes of the words around it (each counts 1),
 * `named` are hashes of named features with their strengths.
 */
export type CandidateFeatures = {
  contextFeatures: Int32Array;
  named: readonly (readonly [hash: number, strength: number])[];
};
