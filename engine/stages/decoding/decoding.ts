import type { ExtractionRequest, FoundValue, LineItem } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { DocumentFacts } from "../facts/document-facts";
import type { FactsFound } from "../facts/facts";
import type { FeaturesFound } from "../features/features";
import type { ScoringContext } from "../features/scoring-context";
import type { LabelsFound } from "../labels/labels";
import type { LayoutFound } from "../layout/layout";
import type { MemoryFound } from "../memory/memory";
import { forWithAndWithoutMemory, type WithAndWithoutMemory } from "../memory/with-and-without-memory";
import type { Chosen, Scored } from "../scoring/scored";
import type { ScoresFound } from "../scoring/scoring";
import type { CellContext } from "../tables/cell-signals";
import type { ItemRow } from "../tables/item-row";
import type { TablesFound } from "../tables/tables";
import { wantedItemIn } from "../tables/wanted-items";
import { withCellConfidence } from "../tables/with-cell-confidence";
import { withRowReason } from "../tables/with-row-reason";
import { decodeFields } from "./decode-fields";
import { keepReadings } from "./keep-readings";
import { toFoundValues } from "./to-found-values";
import { withVendorConstants } from "./vendor-constants";

/** What was decided on a document, before it is written as a result. */
export type Decision = {
  chosen: Record<string, Chosen>;
  rows: ItemRow[];
  facts: DocumentFacts;
  context: ScoringContext;
};

/** The values and the rows with their confidence, and the decisions behind them. */
export type ValuesFound = {
  decisions: WithAndWithoutMemory<Decision>;
  chosen: Record<string, Chosen>;
  fields: Record<string, FoundValue>;
  lineItems: LineItem[];
};

type Before = LayoutFound &
  LabelsFound &
  MemoryFound &
  FactsFound &
  TablesFound &
  FeaturesFound &
  ScoresFound & { request: ExtractionRequest };

/** Decides all fields together and writes the wanted ones as values, the rows as line items. */
export function* decoding(state: Before): Steps<ValuesFound> {
  const decisions = yield* decide(state);
  yield;
  const answer = withReadings(decisions, state);
  yield;
  const items = yield* withCellConfidence(
    decisions.remembered.rows,
    cellContextOf(state),
    lineItemsIn(state),
  );
  return { decisions, ...answer, lineItems: items.filter((item) => item !== null) };
}

/** Rows as line items, told by their row at once, unless what the file carries puts others in their place. */
function lineItemsIn({ request, context }: Before): (row: ItemRow) => LineItem | null {
  const wanted = wantedItemIn(request);
  if (context.remembered.knowledge.embedded) return wanted;
  let written = 0;
  return (row) => {
    const item = wanted(row);
    if (item) written += 1;
    return item && withRowReason(item, written);
  };
}

/** What the confidence of cells is worked out from. */
export function cellContextOf(
  state: LayoutFound & LabelsFound & MemoryFound & FactsFound & { request: ExtractionRequest },
): CellContext {
  return { ...state, kind: state.request.kind, known: Boolean(state.recalled?.table) };
}

type Decidable = { scored: ReadonlyMap<string, Scored[]>; rows: ItemRow[]; context: ScoringContext };

function decide({ scored, rows, context, facts, request }: Before): Steps<WithAndWithoutMemory<Decision>> {
  const of = (which: keyof WithAndWithoutMemory<unknown>): Decidable => ({
    scored: scored[which],
    rows: rows[which],
    context: context[which],
  });
  const remembered = of("remembered");
  const both = { plain: context.plain === context.remembered ? remembered : of("plain"), remembered };
  // biome-ignore lint/correctness/useYield: one step
  return forWithAndWithoutMemory(both, function* (one) {
    const { rows, context } = one;
    return { chosen: decodeFields(one.scored, { request, facts, rows, context }), rows, facts, context };
  });
}

/** The values with what is remembered of the layout; those that memory may not change as they are read without it. */
function withReadings({ plain, remembered }: WithAndWithoutMemory<Decision>, { recalled, request }: Before) {
  const known = toFoundValues(remembered.chosen, { request, ...remembered });
  if (!recalled) return { fields: known, chosen: remembered.chosen };
  const read = toFoundValues(plain.chosen, { request, ...plain });
  const answer = keepReadings(
    { fields: read, chosen: plain.chosen },
    { fields: known, chosen: remembered.chosen },
    recalled,
  );
  return { ...answer, fields: withVendorConstants(answer.fields, recalled, request) };
}
