import { compact } from "../../text/fold";
import type { DecimalMark } from "../../values/read-amount";
import type { LabelHit } from "../labels/find-labels";
import type { Line } from "../layout/line";
import { numberIn } from "../layout/read-cells";

/** What tells rows from the lines around them. */
export type RowRules = { mark: DecimalMark; labels: ReadonlyMap<number, LabelHit[]> };

const sumFields = new Set(["subTotal", "tax", "total", "amountDue", "closingBalance"]);

/**
 * Whether a line states a sum of the table rather than an item: a label of net, tax or total heads a segment, or the
 * line begins with a word for a sum, and an amount but hardly any other text follows.
 */
export function isSumLine(line: Line, rules: RowRules): boolean {
  return isLabelledSum(line, rules) || isWordedSum(line, rules);
}

/** Words for a running sum that goes over to the next page. */
export const carryWords =
  /(?:amount|total|balance)[bc]\/?f$|^(?:ubertrag|zwischenubertrag|carried(?:forward|over)|broughtforward|balance(?:carried|brought)forward|b\/?f|c\/?f|sumaysigue|sumaanterior|sumasysigue|vienedelaanterior|areporter|report(?:er|ennouveau)?\d|riporto|ariportare|transporte|transportar|atransportar|over(?:dracht|brengen)|continuedfrom|pagetotal|seitensumme)/;

const endWords =
  /^(?:payment(?:terms|details|information|methods?|instructions|advice)|bank(?:details|ing|account)|zahlungs(?:bedingungen|art|information|ziel)|umsatzsteuer(?:auf|$)|steuer(?:auf|ubersicht)|(?:vat|gst|tax|hsn)(?:summary|breakdown|analysis|details|specification|rate)|detail(?:des?)?(?:la)?tva|recapitulatifdes?tva|desglose|riepilogo|btwspecificatie|btwoverzicht|conditionsdepaiement|modalitesdereglement|modesdereglement|condicionesdepago|formadepago|metododepago|condizionidipagamento|modalitadipagamento|betalings(?:voorwaarden|gegevens)|condicoesdepagamento|terms(?:and|&)?conditions|termsofpayment|amountinwords|importeconletra|cantidadconletra|remittance|(?:total|noof|numberof)?itemcount|(?:total|noof|numberof|nombred)(?:items|articles)|itemssold|aantalartikelen|anzahlartikel|numerodearticulos|thankyou|notes?$|remarks$|comments$|observaciones$|bemerkungen$|belegsummen)/;

const tenderWords =
  /^(?:(?:previous|last|prior)(?:balance|bill|amount)|balance(?:from|forward)|amountoflastbill|lesspayment|yourpayment|youpaid|paymentsreceived|remainingbalance|(?:average|avg)daily|soldeprecedent|paiementsrecus|adeudoanterior|supago|saldo(?:anterior|pendiente)|offenerbetrag|geleistete|consumomedio|saldoprecedente|cash|change|chg|visa|master|amex|debit|credit|card|eftpos|tender|paid|payment|rounding|rounded|balance|amountpaid|bar$|barzahlung|gegeben|ruckgeld|wechselgeld|kartenzahlung|eckarte|efectivo|cambio|tarjeta|entregado|especes|rendu|cb|carte|contanti|resto|contante?n?|wisselgeld|pin$|pinnen|dinheiro|troco|multibanco|upi|paytm|gst|vat|tax|statetax|salestax|sr|zr|items?$|qty|noofitems|totalqty|zuzahlen|apagar|apayer|tebetalen|nett)/;

/** Whether a line of a receipt tells how it was paid, or taxes and counts, rather than what was bought. */
export function isTenderLine(line: Line): boolean {
  return tenderWords.test(compact(line.segments[0]?.text ?? ""));
}

/** Whether a line opens what follows a table: terms of payment, the breakdown of taxes, thanks. */
export function endsTable(line: Line): boolean {
  return endWords.test(compact(line.segments[0]?.text ?? ""));
}

/** Words that name goods and services as well as a running sum: only the sum itself tells which is meant. */
const carryGoods = /^(?:transporte?|report|riporto)(?!er|ar|ennouveau)/;

/** Whether a line carries a running sum from one page to the next; it is no item and ends no table. */
export function isCarryLine(line: Line, { mark }: RowRules): boolean {
  const heads = line.segments.some(
    ({ text }) => carryWords.test(compact(text)) && !carryGoods.test(compact(text)),
  );
  return heads && line.tokens.length <= 12 && numberIn([...line.tokens].reverse(), mark) !== undefined;
}

function isLabelledSum(line: Line, { labels, mark }: RowRules): boolean {
  return (labels.get(line.index) ?? []).some((hit) => {
    if (!hit.startsSegment || !hit.senses.some((sense) => sumFields.has(sense.field) && sense.strength >= 1))
      return false;
    const after = line.tokens.filter((token) => token.left >= hit.right - 1e-6);
    const text = after.map((token) => token.text).join(" ");
    return after.length <= 7 && numberIn(after, mark) !== undefined && !/\p{L}{5,}/u.test(text);
  });
}

const sumWords =
  /^(?:sub-?total|total|sumof|(?:items?|goods|lines?)(?:total|value)|merchandisetotal|goederenbedrag|warenwert|(?:new|current)charges|chargesthisperiod|totaalgoederen|importebruto|totalemerce|totaldesarticles|grandtotal|summe|zwischensumme|gesamtbetrag|rechnungs(?:summe|betrag)|positionssumme|importetotal|baseimponible|suma|montant(?:total|ht)|totale|totaal|netamount|nettotal|balancedue|amountdue|report$|bruttosumme|nettosumme|tax$|vat$|gst$|iva$|salestax|invoicetotal|ordertotal|invoicediscount|lessdiscount)/;

function isWordedSum(line: Line, { mark }: RowRules): boolean {
  const first = line.segments[0];
  if (!first || !sumWords.test(compact(first.text))) return false;
  const numbers = line.segments.filter((segment) => numberIn(segment.tokens, mark));
  return numbers.length > 0 && numbers.length <= 2 && line.tokens.length <= 10;
}
