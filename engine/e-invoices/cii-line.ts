import type { XmlElement } from "../reading/embedded-parts";
import { lineOf } from "./line-of";
import { textsAt } from "./xml-path";

const agreement = "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement";
const delivery = "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery";
const settlement = "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement";
const sums = "SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation";

/** Reads a line item: BT-155 or BT-157, BT-153 or BT-154, BT-129, BT-146 for the quantity of BT-149, BT-152, BT-131. */
export function ciiLine(line: XmlElement): Record<string, string> {
  const price = `${agreement}/NetPriceProductTradePrice`;
  return lineOf({
    itemCode: textsAt(line, "SpecifiedTradeProduct/SellerAssignedID", "SpecifiedTradeProduct/GlobalID")[0],
    description: textsAt(line, "SpecifiedTradeProduct/Name", "SpecifiedTradeProduct/Description")[0],
    quantity: textsAt(line, `${delivery}/BilledQuantity|RequestedQuantity|AgreedQuantity`)[0],
    unitPrice: textsAt(line, `${price}/ChargeAmount`)[0],
    priceQuantity: textsAt(line, `${price}/BasisQuantity`)[0],
    taxRate: textsAt(line, `${settlement}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`)[0],
    netTotal: textsAt(line, `${settlement}/${sums}/LineTotalAmount`)[0],
  });
}
