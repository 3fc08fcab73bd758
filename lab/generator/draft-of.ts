import { advertisingDraft } from "./advertising-draft";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { energyDraft } from "./energy-draft";
import { receiptDraft } from "./receipt-draft";
import { statementDraft } from "./statement-draft";
import { tradeDraft } from "./trade-draft";

/** The draft of any kind of document. A third of American orders and some invoices are for air time. */
export function draftOf(brief: Brief): Draft {
  if (brief.kind === "bank_statement") return statementDraft(brief);
  if (brief.kind === "energy_bill") return energyDraft(brief);
  if (brief.kind === "receipt") return receiptDraft(brief);
  return isAdvertising(brief) ? advertisingDraft(brief) : tradeDraft(brief);
}

function isAdvertising({ kind, country, vendorSeed, layout }: Brief): boolean {
  if (layout !== undefined) return layout.startsWith("ad-");
  if (country.code !== "US") return false;
  const share = kind === "purchase_order" ? 0.6 : kind === "invoice" ? 0.1 : 0;
  return diceOf(vendorSeed, "trade").chance(share);
}
