import { z } from "zod";

const problem = "documents.error.not-a-confidence";
/** Above 1 it is taken for a percentage. */
const asFraction = (value: number) => (value > 1 ? value / 100 : value);

/** A confidence as callers write it, 0..1 or 0..100; empty is undefined. Comes out as a fraction. */
export const confidenceInput = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  z.coerce.number(problem).min(0, problem).max(100, problem).transform(asFraction).optional(),
);
