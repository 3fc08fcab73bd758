import { wantedFieldsOf } from "../evaluation/prediction-of";
import { makeDocument, makeSeries } from "../generator/make-document";
import type { SyntheticDocument } from "../generator/synthetic-document";
import type { LabelledDocument } from "./labelled-document";

/**
 * Documents of the generator, whose truth is known by construction; the same seed gives the same ones. A layout family
 * is a group.
 */
export function syntheticDocuments(count: number, seed: number): LabelledDocument[] {
  return Array.from({ length: count }, (_, index) => labelled(makeDocument(seed * 100_000 + index)));
}

function labelled(document: SyntheticDocument): LabelledDocument {
  const { id, kind, country, layout, pages, culture, currency, receivedOn, truth } = document;
  const present = Object.entries(truth.fields).map(([key, value]) => [key, [value]] as const);
  const absent = truth.absent.map((key) => [key, []] as const);
  return {
    id,
    group: `${kind}:${layout}`,
    series: id,
    source: `generated ${country}`,
    origin: "generator",
    pages,
    request: { kind, fields: wantedFieldsOf(kind), culture, currency, receivedOn },
    truth: Object.fromEntries([...present, ...absent]),
    places: truth.places,
    weight: 1,
    rows: truth.lineItems.length > 0 ? truth.lineItems : undefined,
  };
}

/** Series of three documents of one vendor and layout each. */
export function syntheticSeries(count: number, seed: number): LabelledDocument[] {
  return Array.from({ length: count }, (_, index) => seed * 100_000 + 50_000 + index).flatMap((first) =>
    makeSeries(first, 3).map((document) => ({ ...labelled(document), series: String(first) })),
  );
}
