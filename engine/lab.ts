/** Internals of the engine that training, evaluation and images need. Only the lab may import this. */

export { analysisOf } from "./analysis-of";
export { extract } from "./extract";
export { fieldSpecs } from "./fields/field-specs";
export { specsFor } from "./fields/specs-for";
export {
  type Calibration,
  calibrated,
  type KindTrees,
  likeliestOf,
  type PageKind,
  pageKinds,
} from "./kinds/kind-chances";
export { type KindSignal, type KindSignals, kindSignals } from "./kinds/kind-signals";
export { type Analysis, runPipeline } from "./pipeline";
export type { Certainty } from "./results/certainty";
export { scoresOf } from "./scores-of";
export { signalValues } from "./stages/decoding/confidence-signals";
export { agreement } from "./training/agreement";
export { layoutSketch } from "./training/layout-sketch";
export { choicesOf, rowsOf } from "./training/scored-choices";
export { shuffled } from "./training/shuffled";
export { trainTenantScorer } from "./training/tenant-training";
export { type TrainingOptions, trainScorer } from "./training/train-scorer";
export { trainingExampleOf } from "./training/training-example";
export type { CandidateType } from "./values/candidate-type";
export { type BoostedTrees, probabilityOf, type Tree } from "./weights/boosted-trees";
export { asStored, encodeTable, lastTrained } from "./weights/encode-scorer";
export { type Features, namesIn } from "./weights/features";
export { hashOfName } from "./weights/named-hashes";
export { NamedWeights } from "./weights/named-weights";
export { ownFieldsOf } from "./weights/weight-owners";
export { emptyTable, fieldHashes, keyOfWeight, type WeightTable } from "./weights/weight-table";
