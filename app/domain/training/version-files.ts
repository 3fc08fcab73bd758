/** Where weights of versions and the working papers of trainings are kept, relative to the tenant. */
export const versionFiles = {
  weights: (modelId: string, versionId: string) => `models/${modelId}/versions/${versionId}.weights`,
  plan: (runId: string) => `training/${runId}/plan.json`,
  learnt: (runId: string, chunk: number) => `training/${runId}/learnt-${chunk}.json`,
  foldWeights: (runId: string, fold: number) => `training/${runId}/fold-${fold}.weights`,
  answers: (runId: string, chunk: number) => `training/${runId}/answers-${chunk}.json`,
  allOfRun: (runId: string) => `training/${runId}/`,
};
