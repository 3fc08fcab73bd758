import type { ExtractionRequest, Finding, FoundValue, LineItem } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { ValuesFound } from "../decoding/decoding";
import type { FactsFound } from "../facts/facts";
import type { FeaturesFound } from "../features/features";
import { withEmbedded } from "./with-embedded";

/** The values after the comparison with what the file itself carries, and where the two differ. */
export type EmbeddedCompared = {
  settled: { fields: Record<string, FoundValue>; lineItems: LineItem[]; findings: Finding[] };
};

type Before = FactsFound & FeaturesFound & ValuesFound & { request: ExtractionRequest };

/** Compares what was read with the e-invoice or filled form that the file carries, which leads. */
// biome-ignore lint/correctness/useYield: one step
export function* embedded({ fields, lineItems, request, facts, context }: Before): Steps<EmbeddedCompared> {
  const around = { request, facts, context: context.remembered };
  return { settled: withEmbedded({ fields, lineItems, findings: [] }, around) };
}
