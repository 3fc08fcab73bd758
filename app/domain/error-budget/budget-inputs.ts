import { z } from "zod";

const mostValues = 100_000;
const whole = z.coerce.number("models.budget.problem").int("models.budget.problem");

/** "At most `errors` of `values` values that nobody looks at may be wrong." */
export const budgetInput = z
  .object({
    modelId: z.string().max(64),
    errors: whole.min(1, "models.budget.problem").max(mostValues, "models.budget.problem"),
    values: whole.min(2, "models.budget.problem").max(mostValues, "models.budget.problem"),
  })
  .refine(({ errors, values }) => errors * 2 <= values, {
    error: "models.budget.problem-half",
    path: ["errors"],
  });

/** What is asked for until somebody says something else: one of two hundred. */
export const usualBudget = { errors: 1, values: 200 } as const;
