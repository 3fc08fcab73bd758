import { makeSeries } from "../generator/make-document";
import { wantedFieldsOf } from "./prediction-of";
import type { KnownDocument } from "./untouched-values";

/** Three documents of one vendor and layout, made by the generator; the same seed gives the same ones. */
export function generatedSeries(seed: number): KnownDocument[] {
  return makeSeries(seed, 3).map(({ id, kind, pages, culture, currency, receivedOn, truth }) => ({
    id,
    pages,
    rows: truth.lineItems,
    request: { kind, fields: wantedFieldsOf(kind), culture, currency, receivedOn },
    truth: Object.fromEntries(Object.entries(truth.fields).map(([key, value]) => [key, { value }])),
  }));
}
