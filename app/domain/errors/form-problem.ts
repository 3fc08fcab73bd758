/** One thing wrong with a form that was sent. `field` is empty when the form as a whole is to blame. */
export type FormProblem = { field: string; messageKey: string; values: Record<string, string | number> };
