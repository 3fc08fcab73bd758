import type { ExtractionResult, Reason } from "../../results/extraction-result";
import type { CandidateFact } from "../../values/candidate-fact";
import type { CandidateType } from "../../values/candidate-type";
import type { FeatureName } from "../../weights/feature-name";
import type { ScoringContext } from "../features/scoring-context";
import type { Chosen } from "../scoring/scored";
import { withRowReason } from "../tables/with-row-reason";

type Around = { chosen: Record<string, Chosen>; context: ScoringContext };

/**
 * Gives every value that came without a label a reason all the same: what it looks like, where it stands, and among how
 * many of its kind it was the likeliest. Cells of line items are told by the row of the table they were read from.
 */
export function withReasons<T extends Pick<ExtractionResult, "fields" | "lineItems">>(
  answer: T,
  { chosen, context }: Around,
): T {
  const fields = Object.entries(answer.fields).map(([key, found]) => [
    key,
    found.reasons.length > 0 ? found : { ...found, reasons: reasonsFor(chosen[key], context) },
  ]);
  const lineItems = answer.lineItems.map((item, index) => withRowReason(item, index + 1));
  return { ...answer, fields: Object.fromEntries(fields), lineItems };
}

/** Features of the scorer that a person can follow, strongest first. */
const told: readonly [feature: FeatureName, reason: string][] = [
  ["known-shape", "reason.known-shape"],
  ["company", "reason.company-form"],
  ["domain", "reason.web-domain"],
  ["colon", "reason.after-colon"],
  ["month-name", "reason.month-name"],
  ["repeated", "reason.repeated"],
  ["very-top", "reason.very-top"],
  ["big", "reason.large-print"],
  ["foot", "reason.foot-of-page"],
  ["first", "reason.first-of-kind"],
];

/** As many reasons beside the label's as a line of the page holds. */
const mostTold = 2;

/** Of features from 0 to 1, set by hand: what is less true is not said. */
const leastTold = 0.4;

function reasonsFor(choice: Chosen | undefined, { page }: ScoringContext): Reason[] {
  if (!choice) return [plain("reason.no-label")];
  const { candidate, features } = choice;
  const seen = told.filter(
    ([feature]) => (features[feature] ?? 0) > leastTold || candidate.facts.has(feature as CandidateFact),
  );
  return [
    ...seen.slice(0, mostTold).map(([, key]) => plain(key)),
    { key: likeliest[candidate.type], values: { number: String(page.distinct[candidate.type]) } },
  ];
}

const likeliest: Record<CandidateType, string> = {
  date: "reason.likeliest-date",
  amount: "reason.likeliest-amount",
  number: "reason.likeliest-number",
  id: "reason.likeliest-id",
  taxId: "reason.likeliest-tax-id",
  name: "reason.likeliest-name",
  address: "reason.likeliest-address",
  currency: "reason.no-label",
  text: "reason.no-label",
};

const plain = (key: string): Reason => ({ key, values: {} });
