import { z } from "@hono/zod-openapi";
import { annotationInput } from "~/domain/annotations/annotation";

const { revision, fields, lineItems } = annotationInput.shape;

/** Values of a document and where they stand; the document is named by the path. */
export const annotation = z.object({ revision, fields, lineItems }).openapi("Annotation", {
  description:
    "As in a downloaded `annotations.json`. Values are canonical; null leaves a value unchanged, an empty one clears it. Boxes are " +
    "[left, top, right, bottom] in fractions of the page. `lineItems` are all rows of the corrected document.",
});

export const annotationOutcomes = z
  .object({
    items: z.array(
      z.object({
        file: z.string(),
        documentId: z.string().nullable(),
        outcome: z.enum(["done", "unchanged", "conflict", "not-found", "invalid"]),
        problem: z.string().nullable(),
        field: z.string().nullable().openapi({ description: "The field that has the problem." }),
      }),
    ),
  })
  .openapi("AnnotationOutcomes");
