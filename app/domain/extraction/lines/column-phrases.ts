import { compact } from "../layout/fold";

/** The roles a table column can play. "other" is known and of no interest; it keeps its neighbours apart. */
export type ColumnRole =
  | "itemCode"
  | "description"
  | "quantity"
  | "unitPrice"
  | "lineTax"
  | "taxRate"
  | "netTotal"
  | "grossTotal"
  | "lineSubTotal"
  | "discount"
  | "date"
  | "debit"
  | "credit"
  | "balance"
  | "other";

const phrases: Record<ColumnRole, string> = {
  itemCode:
    "item code|art-nr-lief|lieferanten art nr|lieferantenartikelnr|vendor item|vendor part|vendor item no|supplier code|supplier item|mfr part no|mpn|no article|code article|ref article|reference article|cod art|codigo producto|codigo articulo|no de parte|numero de parte|ref produit|productcode|artikelcode|codigo do produto|item ref|catalog no|cat no|item no|item number|item #|code|sku|product code|part no|part number|part #|product no|art nr|artikel nr|artikelnummer|art-nr|artnr|artikelnr|unsere art nr|codigo|clave|cod|cod articulo|referencia|ref|reference|codice|cod articolo|codice articolo|article no|stock code|item id|product id|asin|service code|catalogue no|no identificacion|clave producto|material|material no|model|art no|style|part|refer|artigo cod",
  description:
    "description|item description|product|product description|item|items|details|particulars|service|services|description of goods|description of services|goods description|item & description|item name|product name|activity|work description|product/service|title|description of supply|narration|transaction description|transaction details|transaction|merchant name or transaction description|transactions|memo|descripcion|concepto|detalle|producto|articulo|servicio|descripcion del producto|denominacion|beschreibung|bezeichnung|artikel|artikelbezeichnung|artikelbeschreibung|leistung|position|produkt|text|buchungstext|verwendungszweck|designation|libelle|article|prestation|descrizione|descrizione articolo|articolo|prodotto|omschrijving|product omschrijving|descricao|artigo|produto|charge description|type of service|line item|charges|item details|name",
  quantity:
    "quantity|qty|qty/hr|qty/hour|hours/quantity|nombre|qty.|quant|qty ordered|qty shipped|shipped|ordered|units|hours|hrs|hrs/qty|no of units|qty/hrs|nos|cantidad|cant|cant.|uds|unidades|ud|menge|anzahl|anz|stuck|stk|quantite|qte|quantita|qta|q.ta|aantal|hoeveelheid|quantidade|qtd|qtde|qnt|billed qty|order qty|hours/qty|horas|qty unit|menge einheit|pcs",
  unitPrice:
    "unit price|price|rate|unit cost|price each|unit|price per unit|cost|price/unit|each|unit rate|price (usd)|unit amount|hourly rate|list price|price ex gst|unit price ex gst|unit price (ex gst)|price excl gst|unit $|rate ($)|precio|precio unitario|p unit|p. unitario|precio ud|precio unidad|p u|valor unitario|importe unitario|pvp|preis|einzelpreis|e-preis|einheitspreis|stuckpreis|nettopreis|preis/einheit|preis einheit|epreis|preis pro einheit|prix|prix unitaire|p.u.|pu|pu ht|prix unitaire ht|p.u. ht|prix unit|prezzo|prezzo unitario|prezzo unit|prijs|stukprijs|prijs per stuk|eenheidsprijs|preco|preco unitario|preco unit|gross price|net price|unit price excl gst|price inc gst|einzelpreis eur|unit price usd",
  lineTax:
    "tax|taxes|gst|vat|tax amount|gst amount|vat amount|sales tax|iva|importe iva|cuota|mwst|ust|steuer|tva|montant tva|btw|tax amt|igst|cgst|sgst|hst|gst $|tax ($)|steuerbetrag",
  taxRate:
    "tax %|vat %|gst %|tax rate|vat rate|gst rate|% iva|iva %|tipo iva|tipo|% gst|mwst %|ust %|steuersatz|steuer %|mwst satz|ust satz|tva %|taux tva|taux|aliquota|al iva|btw %|btw-tarief|taxa iva|taxa|% vat|vat code|tax code|steuersatz [%]",
  netTotal:
    "amount|total|line total|total price|net amount|extended price|ext price|extension|total amount|net total|line amount|net|subtotal|sub total|amount (usd)|amount usd|amount aud|amount gbp|amount eur|amount nzd|amount cad|amount inr|amt|price total|ext amount|total cost|net value|value|taxable value|total excl gst|total ex gst|amount (ex gst)|amount ex gst|amount excl gst|total (excl gst)|$ amount|amount ($)|amount $|total ($)|total $|net price total|line cost|importe|importe neto|total linea|monto|importe total|total neto|subtotal|valor|betrag|gesamt|gesamtpreis|entgelt|summe|nettobetrag|netto|gesamt netto|betrag eur|positionsbetrag|betrag netto|g-preis|gesamtpreis eur|montant|montant ht|total ht|prix total|total hors taxe|importo|totale|prezzo totale|importo netto|bedrag|totaal|totaalprijs|prijs incl btw|regeltotaal|montante|valor total|total liquido|item total|charge|charges|total charge|amount rm|amount (rm)|total rm|total (rm)|total incl|billed amount",
  grossTotal:
    "total incl gst|total inc gst|amount incl gst|amount inc gst|gross amount|gross|total incl vat|total inc vat|amount inc vat|brutto|bruttobetrag|total ttc|montant ttc|total con iva|importe con iva|total incl tax|gross total|inclusive total|total iva incl|total amount incl|amount incl vat",
  lineSubTotal:
    "subtotal excl tax|sub total excl|line subtotal|net of tax|taxable amount|taxable|subtotal ex gst|base|base imponible",
  discount:
    "discount|disc|disc %|discount %|less|rebate|discount amount|disc amt|trade discount|dto|dto %|dcto|descuento|desc|desc %|bonif|bonificacion|rabatt|rabatt %|nachlass|remise|remise %|rem %|sconto|sconto %|sc %|korting|korting %|desconto|abatimento|zu-/abschlag",
  date: "date|transaction date|date of transaction|trans date|posting date|post date|value date|booking date|txn date|fecha|fecha operacion|fecha valor|fecha de operacion|datum|buchungstag|buchung|valuta|wert|date operation|date valeur|data|data operazione|data valuta|day|effective date|date of|dia",
  debit:
    "debit|debits|withdrawals|withdrawal|paid out|money out|debit amount|payments|cargo|cargos|retiros|retiro|debe|soll|dare|uscite|af|debito|withdrawals ($)|payments out|debit ($)|withdrawals/debits|checks/debits|debits (-)|withdrawal amount|withdrawals (dr)|gasto|gastos",
  credit:
    "credit|credits|deposits|deposit|paid in|money in|credit amount|receipts|abono|abonos|depositos|deposito|haber|haben|avere|entrate|bij|credito|deposits ($)|payments in|credit ($)|deposits/credits|credits (+)|deposit amount|deposits (cr)|ingreso|ingresos",
  balance:
    "balance|running balance|balance ($)|account balance|saldo|kontostand|solde|closing balance|ledger balance|balance (gbp)|daily balance|daily ledger balance|saldo disponible|saldo final",
  other:
    "#|no|no.|nr|pos|ligne|ligne fact|renglon|partida|rij|regel|zeile|lfd nr|item #|position no|line|ln|sr no|s no|sl no|s.no|sl|serial|uom|um|unit of measure|u/m|unidad|einheit|unite|me|meng.-einheit|hsn|hsn/sac|hsn code|hsn sac|sac|per|weight|currency|cur|clave unidad|clave prod serv|objeto impuesto|lot|batch|size|color|colour|from|to|start|end|type|status|length|days|time|ihre art nr|art|serial no|location|project|remarks|notes|ship date|due|receipt|order no|po no|ref no|cheque no|check no|chq no|channel|spots|rtg|pri|warehouse|back ordered|unit of|gtin|art-nr-kunde|art-nr|(art)",
};

const roleOfPhrase = new Map<string, ColumnRole>();
for (const [role, list] of Object.entries(phrases) as [ColumnRole, string][]) {
  for (const phrase of list.split("|"))
    if (!roleOfPhrase.has(compact(phrase))) roleOfPhrase.set(compact(phrase), role);
}

/** The role that a column heading announces, or undefined for words that head no known column. */
export function columnRoleOf(heading: string): ColumnRole | undefined {
  const letters = compact(heading);
  return (
    roleOfPhrase.get(letters) ??
    roleOfPhrase.get(letters.replace(/(?:usd|aud|gbp|eur|nzd|cad|inr|mxn|myr|rm)$/, ""))
  );
}
