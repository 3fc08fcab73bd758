import type { FieldSpec } from "../../fields/field-spec";
import { fieldSpecs } from "../../fields/field-specs";
import type { Steps } from "../../runtime/steps";
import { compact } from "../../text/fold";
import type { CandidateType } from "../../values/candidate-type";
import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { Token } from "../layout/token";
import type { Candidate } from "./candidate";
import { findAddresses } from "./find-addresses";
import { findAmounts } from "./find-amounts";
import { findDates, isOfVersion } from "./find-dates";
import { findIds } from "./find-ids";
import { findNames } from "./find-names";
import { findTaxIds } from "./find-tax-ids";
import { findTexts } from "./find-texts";
import { linesToSearch } from "./lines-to-search";
import { linesWithAmounts } from "./lines-with-amounts";
import { markColumnSums } from "./mark-column-sums";
import { findParties } from "./parties/find-parties";
import { partyBlocks } from "./parties/party-blocks";
import { hasTaxLabel } from "./tax-labels";

/** The candidates of a document by type. A piece of text may be a candidate of several types. */
export type Candidates = Record<CandidateType, Candidate[]>;

const fieldsOf = (type: CandidateType) =>
  new Set(fieldSpecs.filter((spec) => spec.candidates === type).map((spec) => spec.key));
const nameFields = new Set([...fieldsOf("name"), ...fieldsOf("address")]);

/** What candidates are found with. Names and addresses are not looked for in `tableLines`. */
export type CandidateSources = {
  layout: DocumentLayout;
  labels: ReadonlyMap<number, LabelHit[]>;
  facts: DocumentFacts;
  tableLines: ReadonlySet<number>;
  /** The fields to be found: free texts are looked for only when one of them holds such. */
  specs?: readonly FieldSpec[];
};

/** Lines looked at in one step. */
const linesAtOnce = 40;

/** Runs every generator over the lines that are looked at. */
export function* findCandidates({
  layout,
  labels,
  facts,
  tableLines,
  specs = fieldSpecs,
}: CandidateSources): Steps<Candidates> {
  const lines = linesToSearch(layout, labels);
  const found: Candidates = {
    date: [],
    amount: [],
    number: [],
    id: [],
    taxId: [],
    name: [],
    address: [],
    currency: [],
    text: specs.some((spec) => spec.candidates === "text") ? findTexts(lines, labels) : [],
  };
  const labelTokens = new Set<Token>();
  for (const hits of labels.values())
    for (const hit of hits) if (isPointing(hit)) for (const token of hit.tokens) labelTokens.add(token);
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) yield;
    const dates = findDates(line, facts.dateOrder.order);
    const inDates = new Set(dates.flatMap((date) => date.tokens));
    const amounts = findAmounts(line, facts.decimalMark, inDates);
    found.date.push(...dates.filter((date) => !isOfVersion(date, line)));
    found.amount.push(...amounts.filter((amount) => !amount.facts.has("percent")));
    found.number.push(...amounts);
    found.id.push(...findIds(line, plainDates(dates)));
    found.taxId.push(
      ...findTaxIds(line, {
        isLabelled: (token) => hasTaxLabel(token, line, { layout, labels }),
        taken: inDates,
        recognised: layout.recognised,
      }),
    );
  }
  yield;
  markColumnSums(found.amount);
  const inTables = linesWithAmounts(tableLines, found.amount);
  const isLabel = (token: Token) => labelTokens.has(token);
  const parties = partyBlocks(lines, isLabel, inTables).flatMap((block) => findParties(block, isLabel));
  yield;
  found.address = findAddresses(parties);
  found.name = findNames({ layout, lines, labels, parties, nameFields }).filter(
    (name) => !inTables.has(name.line),
  );
  return found;
}

/** The tokens of dates that are nothing but dates: "20250117" or "2025-01-17-003" may as well be a number. */
function plainDates(dates: readonly Candidate[]): Set<Token> {
  return new Set(
    dates.flatMap((date) =>
      date.tokens.filter(
        (token) =>
          !/^\D*\d{8}\D*$/.test(token.text) && compact(token.text).length <= compact(date.raw).length,
      ),
    ),
  );
}

function isPointing(hit: LabelHit): boolean {
  return hit.endsWithColon || (hit.startsSegment && hit.endsSegment) || hit.tokens.length > 1;
}
