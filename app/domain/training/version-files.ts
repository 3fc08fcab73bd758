/** Where weights of versions and the working papers of trainings are kept, relative to the tenant. */
export const versionFiles = {
  weights: (modelId: string, versionId: string) => `models/${modelId}/versions/${versionId}.weights`,
  examples: (runId: string, chunk: number) => `training/${runId}/examples-${chunk}.json`,
  foldWeights: (runId: string, fold: number) => `training/${runId}/fold-${fold}.weights`,
  judged: (runId: string, chunk: number) => `training/${runId}/judged-${chunk}.json`,
  changes: (runId: string, chunk: number) => `training/${runId}/changes-${chunk}.json`,
  plan: (runId: string) => `training/${runId}/plan.json`,
  allOfRun: (runId: string) => `training/${runId}/`,
};
