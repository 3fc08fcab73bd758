import { z } from "zod";

/** More differences nobody reads one by one, and a report is kept in one row. */
export const maxDifferences = 500;

const version = z.object({ before: z.string(), after: z.string() });

const change = z.object({
  field: z.string(),
  line: z.number().int().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/**
 * The outcome of running the engine again on what a result was found with. "same": the same bytes. "changed": the
 * engine has changed since, and `changes` are the values that it would give now. "impossible": what is needed no longer
 * exists, and `problem` is the translation key of the reason. `today` are the values that would change with the model
 * and the memories of today; of either there are `maxDifferences` at most, and `changesTotal` and `todayTotal` count
 * them all. Hashes are SHA-256 in hex.
 */
export const replayReport = z.object({
  state: z.enum(["same", "changed", "impossible"]),
  problem: z.string().nullable(),
  inputHash: z.string(),
  resultHash: version,
  engineVersion: version,
  modelVersion: version,
  changes: z.array(change),
  changesTotal: z.number().int(),
  today: z.array(change),
  todayTotal: z.number().int(),
});

export type ReplayReport = z.infer<typeof replayReport>;

/** One value that differs between two answers; `line` counts line items from 1, null for a header field. */
export type AnswerDifference = z.infer<typeof change>;

/** The first differences between two answers, how many there are, and the fields that any of them is about. */
export type AnswerDifferences = { list: AnswerDifference[]; total: number; fields: string[] };
