import { engineVersion } from "../../results/engine-version";
import type { ExtractionRequest, ExtractionResult } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { Decision, ValuesFound } from "../decoding/decoding";
import { withProof } from "../decoding/with-proof";
import type { EmbeddedCompared } from "../embedded/embedded";
import type { LayoutFound } from "../layout/layout";
import type { Knowledge } from "../memory/knowledge";
import type { WithAndWithoutMemory } from "../memory/with-and-without-memory";
import { findingsOf } from "./findings-of";
import { withReasons } from "./with-reasons";

/** The answer. */
export type Explained = { result: ExtractionResult };

type Before = LayoutFound &
  ValuesFound &
  EmbeddedCompared & { request: ExtractionRequest; knowledge: Knowledge };

/** Adds the arithmetic proof, the findings, and a reason for every value. */
// biome-ignore lint/correctness/useYield: one step
export function* explanation({
  layout,
  decisions,
  chosen,
  fields,
  settled,
  request,
  knowledge,
}: Before): Steps<Explained> {
  const { rows, facts, context } = decisions.remembered;
  const around = { request, rows, facts, context, chosen, readTogether: areAsRead(chosen, decisions) };
  const findings = [...findingsOf(layout, { fields, rows }, request), ...settled.findings];
  const written = { ...settled, findings };
  const explained = withReasons(withProof(written, around), around);
  return { result: { engineVersion, modelVersion: knowledge.scorer.version, ...explained } };
}

/** Whether net, tax and total are what is read without memory. */
const areAsRead = (chosen: ValuesFound["chosen"], { plain }: WithAndWithoutMemory<Decision>): boolean =>
  ["subTotal", "tax", "total"].every(
    (key) => chosen[key]?.candidate.value === plain.chosen[key]?.candidate.value,
  );
