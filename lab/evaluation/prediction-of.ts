import type { Page } from "@fieldwise/engine/reading";
import {
  type DocumentKind,
  type ExtractionResult,
  type FoundValue,
  fieldOf,
  type WantedField,
} from "@fieldwise/engine/results";
import { fieldsOfKind } from "~/domain/models/base-models";

type Prediction = {
  kind: DocumentKind;
  fields: Record<string, { value: string; confidence: number }>;
  lineItems: Record<string, { value: string; confidence: number }>[];
  text?: string;
};

/** Every field of the catalogue that a document of the kind can hold, as the engine is asked for them. */
export function wantedFieldsOf(kind: DocumentKind): WantedField[] {
  return fieldsOfKind(kind).map(({ key, type, line }) => ({ key, type, line }));
}

/** A result in the scorer's format: fields and columns by their exported names. The text is given for read images. */
export function predictionOf(
  kind: DocumentKind,
  result: ExtractionResult,
  pages: readonly Page[],
): Prediction {
  const recognised = pages.filter((page) => page.source === "ocr");
  return {
    kind,
    fields: mapValues(result.fields),
    lineItems: result.lineItems.map((item) => mapValues(item.cells)),
    ...(recognised.length > 0
      ? { text: recognised.flatMap((page) => page.words.map((word) => word.text)).join(" ") }
      : {}),
  };
}

function mapValues(
  values: Record<string, FoundValue>,
): Record<string, { value: string; confidence: number }> {
  return Object.fromEntries(
    Object.entries(values).map(([key, { value, confidence }]) => [
      fieldOf(key)?.name ?? key,
      { value, confidence },
    ]),
  );
}
