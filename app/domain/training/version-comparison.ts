import { z } from "zod";

const word = z.object({
  word: z.string(),
  place: z.enum(["left", "above"]),
  before: z.number(),
  after: z.number(),
});

/** A value of a stored document that the second version would read otherwise. */
const change = z.object({
  documentId: z.string(),
  fileName: z.string(),
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/**
 * What two versions make of the model's newest documents: how many were read by both, in how many a value differs, how many more
 * would need review (`worse`) or would no longer (`better`), and what each has learned to read as the label of a field.
 */
export const comparedReadings = z.object({
  documents: z.number(),
  otherDocuments: z.number(),
  worse: z.number(),
  better: z.number(),
  changes: z.array(change),
  labels: z.array(z.object({ field: z.string(), words: z.array(word) })),
});

export type ComparedReadings = z.infer<typeof comparedReadings>;

/** How right a field was when the versions were trained, on documents that they had not learned from; null where none had it. */
export type FieldFigure = { field: string; before: number | null; after: number | null };

export type VersionComparison = ComparedReadings & { figures: FieldFigure[] };

type Metrics = { after: { fields: Readonly<Record<string, { f1: number; values: number }>> } };

/** The fields in which two versions' figures differ, by how much; none beside the base model, which has no figures of its own. */
export function figureChanges(before: Metrics | null, after: Metrics | null): FieldFigure[] {
  if (!before || !after) return [];
  const f1 = (metrics: Metrics, field: string) => {
    const found = metrics.after.fields[field];
    return found && found.values > 0 ? found.f1 : null;
  };
  const fields = new Set([before, after].flatMap((one) => Object.keys(one.after.fields)));
  return [...fields]
    .map((field) => ({ field, before: f1(before, field), after: f1(after, field) }))
    .filter((figure) => figure.before !== figure.after);
}
