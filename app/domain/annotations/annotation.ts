import type { Box } from "@fieldwise/engine/reading";
import { z } from "zod";

const fraction = z.number().min(0).max(1);
const text = z.string().max(4_000, "documents.error.value-too-long");

const annotated = z.object({
  field: z.string().min(1).max(64),
  value: text.nullable(),
  page: z.number().int().min(1).nullish(),
  box: z.tuple([fraction, fraction, fraction, fraction]).nullish(),
});

/** So many values, each of another field: of two for one field nobody could say which was meant. */
const annotations = (most: number) =>
  z
    .array(annotated)
    .max(most, "annotations.error.too-many")
    .superRefine((values, context) => {
      const named = new Set<string>();
      values.forEach(({ field }, index) => {
        if (named.has(field))
          context.addIssue({ code: "custom", path: [index, "field"], message: "annotations.error.twice" });
        named.add(field);
      });
    });

/**
 * A document's values and where they stand, as it is annotated outside of the product: boxes are [left, top, right, bottom]
 * in fractions of the page, a value that is null stays as it is and "" empties one. `revision` is the one that was downloaded; a document that changed since is not written over.
 */
export const annotationInput = z.object({
  documentId: z.string().min(1).max(64),
  revision: z.number("documents.error.revision-missing").int(),
  fields: annotations(200),
  lineItems: z
    .array(
      z.object({
        line: z.number().int().min(0).nullish(),
        cells: annotations(100),
      }),
    )
    .max(2_000, "documents.error.too-many-lines")
    .optional(),
});

export type Annotation = z.output<typeof annotationInput>;

type SheetValue = { field: string; value: string | null; page: number | null; box: Box | null };

/** What is downloaded to annotate: an annotation, with what the pages are. */
export type AnnotationSheet = {
  documentId: string;
  revision: number;
  fields: SheetValue[];
  lineItems: { line: number; cells: SheetValue[] }[];
  fileName: string;
  model: string;
  pages: { number: number; width: number; height: number; image: string }[];
};

/** The outcome of one annotated document; `file` is where it stood, `problem` the key of a sentence. */
export type AnnotationOutcome = {
  file: string;
  documentId: string | null;
  outcome: "done" | "unchanged" | "conflict" | "not-found" | "invalid";
  problem: string | null;
  field: string | null;
};
