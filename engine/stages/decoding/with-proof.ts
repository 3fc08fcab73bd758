import type { ExtractionRequest, ExtractionResult } from "../../results/extraction-result";
import type { DocumentFacts } from "../facts/document-facts";
import type { ScoringContext } from "../features/scoring-context";
import type { Chosen } from "../scoring/scored";
import type { ItemRow } from "../tables/item-row";
import { proofFiguresOf } from "./proof-figures";
import { proofOf } from "./proof-of";
import { repairAmounts } from "./repair-amounts";

type Written = Pick<ExtractionResult, "fields" | "lineItems" | "findings">;

type Around = {
  request: ExtractionRequest;
  chosen: Record<string, Chosen>;
  rows: readonly ItemRow[];
  facts: DocumentFacts;
  context: ScoringContext;
  /** Whether net, tax and total were read together: sums with an amount that memory filled in repair no other. */
  readTogether: boolean;
};

/** Repairs a misread amount where arithmetic allows it and states the proof. A repaired answer never proves itself. */
export function withProof(written: Written, around: Around): Written & Pick<ExtractionResult, "proof"> {
  const figures = proofFiguresOf(written, around);
  const fields = around.readTogether ? repairAmounts(written.fields, figures) : written.fields;
  if (fields === written.fields) return { ...written, proof: proofOf(figures) };
  const repaired = { ...written, fields };
  const proof = proofOf(proofFiguresOf(repaired, around));
  return { ...repaired, proof: { ...proof, state: proof.state === "proven" ? "consistent" : proof.state } };
}
