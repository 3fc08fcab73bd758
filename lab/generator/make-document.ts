import type { DocumentKind } from "@fieldwise/engine/results";
import { diceOf, seedOf } from "./dice";
import { documentOf } from "./document-of";
import type { Medium, Order, SyntheticDocument, Wanted } from "./synthetic-document";

/** One document; the same seed gives the same document, to the last digit. */
export function makeDocument(seed: number, only: Wanted = {}): SyntheticDocument {
  return documentOf(orderOf(seed, only)).document;
}

/** Documents of one vendor in one layout and medium with different contents, for measuring what one correction teaches. */
export function makeSeries(seed: number, count: number, only: Wanted = {}): SyntheticDocument[] {
  return Array.from({ length: count }, (_, i) => {
    const order = orderOf(seed, only);
    const content = seedOf(seed, `content ${i}`);
    return documentOf({ ...order, content, id: `${order.id}-${i + 1}` }).document;
  });
}

/** The order of the document that a seed stands for. */
export function orderOf(seed: number, only: Wanted): Order {
  return {
    vendor: seedOf(seed, "vendor"),
    content: seedOf(seed, "content"),
    id: `syn-${seed}`,
    only: settled(seed, only),
  };
}

/** Kind and medium are drawn at random once for a seed, so that a series is of one piece. */
function settled(seed: number, only: Wanted): Wanted & { kind: DocumentKind; medium: Medium } {
  const dice = diceOf(seed, "what");
  const kind = dice.weighted<DocumentKind>([
    [50, "invoice"],
    [8, "credit_note"],
    [12, "purchase_order"],
    [14, "receipt"],
    [8, "bank_statement"],
    [8, "energy_bill"],
  ]);
  const medium = dice.weighted<Medium>(
    (only.kind ?? kind) === "receipt"
      ? [
          [20, "digital"],
          [45, "scan"],
          [35, "photo"],
        ]
      : [
          [60, "digital"],
          [28, "scan"],
          [12, "photo"],
        ],
  );
  return { ...only, kind: only.kind ?? kind, medium: only.medium ?? medium };
}
