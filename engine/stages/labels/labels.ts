import { specsFor } from "../../fields/specs-for";
import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { LayoutFound } from "../layout/layout";
import type { LabelHit } from "./find-labels";
import { labelsOf } from "./labels-of";
import { ownLabelsOf } from "./own-labels";

/** The labels on the page, by the index of their line. */
export type LabelsFound = { labels: ReadonlyMap<number, LabelHit[]> };

/** Finds the words that announce fields, the tenant's own among them. */
// biome-ignore lint/correctness/useYield: one step
export function* labels({
  layout,
  headers,
  request,
}: LayoutFound & { request: ExtractionRequest }): Steps<LabelsFound> {
  return { labels: labelsOf(layout, headers, ownLabelsOf(specsFor(request))) };
}
