import { z } from "zod";

const mostValues = 100_000;
const whole = z.coerce.number("models.budget.problem").int("models.budget.problem");
const counted = {
  errors: whole.min(1, "models.budget.problem").max(mostValues, "models.budget.problem"),
  values: whole.min(2, "models.budget.problem").max(mostValues, "models.budget.problem"),
};
const atMostHalf = ({ errors, values }: { errors: number; values: number }) => errors * 2 <= values;
const half = { error: "models.budget.problem-half", path: ["errors"] };

const ofFields = z.record(z.string().max(200), z.object(counted).refine(atMostHalf, half));

/** "At most `errors` of `values` values that nobody looks at may be wrong"; without `own` the fields that have one of their own keep it. */
export const budgetInput = z
  .object({ modelId: z.string().max(64), ...counted, own: ofFields.optional() })
  .refine(atMostHalf, half);

/** A budget for all fields of a model, and for the fields that have one of their own. */
export const saveBudgetInput = z
  .object({
    modelId: z.string().max(64),
    ...counted,
    own: ofFields.default({}),
    /** Percent of the documents that pass which are checked blind. */
    auditPercent: z.coerce
      .number("models.budget.problem-share")
      .min(1, "models.budget.problem-share")
      .max(100, "models.budget.problem-share"),
    approves: z.boolean().default(false),
  })
  .refine(atMostHalf, half);

export const budgetModelInput = z.object({ modelId: z.string().max(64) });

/** `documentId`: this one rather than the oldest, if it waits. */
export const nextCheckInput = budgetModelInput.extend({ documentId: z.string().max(64).optional() });

/** A blind check: what a person read for each field without being shown what was found; "" for a field that is not there. */
export const blindCheckInput = z.object({
  documentId: z.string().max(64),
  revision: z.coerce.number().int().min(0),
  fields: z.record(z.string().max(200), z.string().max(2_000)),
  /** The fields of which the person, shown both, says that what was found is right after all. */
  found: z.array(z.string().max(200)).default([]),
  /** Whether the person was shown where the two differ. */
  compared: z.boolean().default(false),
});

/** What is asked for until someone says something else: one of two hundred, every twentieth document checked. */
export const usualBudget = { errors: 1, values: 200, auditPercent: 5 } as const;
