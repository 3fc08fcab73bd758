/**
 * What training, evaluation and pictures need of the inside of the engine beside its door. The lab alone may come in here.
 */

export { analysisOf } from "./analysis-of";
export { extract } from "./extract";
export { fieldSpecs } from "./fields/field-specs";
export { specsFor } from "./fields/specs-for";
export { type Analysis, runPipeline } from "./pipeline";
export type { Certainty } from "./results/certainty";
export { scoresOf } from "./scores-of";
export { signalValues } from "./stages/decoding/confidence-signals";
export { choicesOf, rowsOf } from "./training/behind-answers";
export { layoutSketch } from "./training/layout-sketch";
export { agreement } from "./training/means-the-truth";
export { shuffled } from "./training/shuffled";
export { trainTenantScorer } from "./training/tenant-training";
export { type TrainingOptions, trainScorer } from "./training/train-scorer";
export { trainingExampleOf } from "./training/training-example";
export { type BoostedTrees, probabilityOf, type Tree } from "./weights/boosted-trees";
export { asStored, encodeTable } from "./weights/encode-scorer";
