import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { FactsFound } from "../facts/facts";
import type { LabelsFound } from "../labels/labels";
import type { LayoutFound } from "../layout/layout";
import type { MemoryFound } from "../memory/memory";
import { mayOverrule } from "../memory/recall-memory";
import type { WithAndWithoutMemory } from "../memory/with-and-without-memory";
import { itemRowsInSteps } from "./find-item-rows";
import type { ItemRow } from "./item-row";

/** The rows of line items or movements. */
export type TablesFound = { rows: WithAndWithoutMemory<ItemRow[]> };

type Before = LayoutFound & LabelsFound & MemoryFound & FactsFound;

/** Reads the rows plainly, and by a remembered table: where nobody corrected rows, only if none are read. */
export function* tables(state: Before & { request: ExtractionRequest }): Steps<TablesFound> {
  const { recalled, request } = state;
  const plain = yield* itemRowsInSteps(state, request.kind);
  const mayDiffer = recalled?.table && (plain.length === 0 || mayOverrule(recalled));
  const remembered = mayDiffer ? yield* itemRowsInSteps(state, request.kind, recalled.table) : plain;
  return { rows: { plain, remembered } };
}
