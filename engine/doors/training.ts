/** Training for a tenant: examples, folds, metrics, changes, and the resulting weights. */

export { bytesOfBase64 } from "../text/bytes-of-base64";
export { type AnswerChange, answerChanges } from "../training/answer-changes";
export { type ComparedAnswers, joinAnswers } from "../training/compared-answers";
export { type Folds, foldsOf } from "../training/folds-of";
export { judgeAnswer } from "../training/judge-answer";
export { metricsOf } from "../training/metrics-of";
export { originOf } from "../training/origin-of";
export { tenantExample } from "../training/tenant-example";
export type { TrainingExample, TruePlaces, Truth } from "../training/training-example";
export type { Origin } from "../training/vendor-groups";
export type { VersionMetrics } from "../training/version-metrics";
export { type WordChange, wordChanges } from "../training/word-changes";
export { baseScorer } from "../weights/base-scorer";
export type { Scorer } from "../weights/scorer";
export { scorerFrom, storedWeights } from "../weights/stored-weights";
