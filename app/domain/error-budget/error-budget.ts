/** At most `errors` of `values` values that nobody looks at may be wrong. */
export type Budget = { errors: number; values: number };

/** A stored budget: for all fields, and for fields with a budget of their own. */
export type ErrorBudget = Budget & { own: Readonly<Record<string, Budget>> };

/** Whether what passes is taken from the evidence, or was taken back because more was wrong than may be. */
export type BudgetState = "acting" | "withdrawn";

/** How a document was treated that arrived while values could skip review (see budget-schema.ts). */
export type DrawState = "left" | "drawn" | "seen" | "checked";

/** The share of values of a field that may be wrong. */
export const allowedErrorShare = ({ errors, values, own }: ErrorBudget, field: string): number =>
  own[field] ? own[field].errors / own[field].values : errors / values;
