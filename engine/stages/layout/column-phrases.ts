import { compact } from "../../text/fold";

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
    "item code|art-nr-lief|lieferanten art nr|lieferantenartikelnr|vendor item|vendor part|vendor item no|supplier code|supplier item|mfr part no|mpn|no article|code article|ref article|reference article|cod art|codigo producto|codigo articulo|no de parte|numero de parte|ref produit|productcode|artikelcode|codigo do produto|item ref|catalog no|cat no|item no|item number|item #|code|sku|product code|part no|part number|part #|product no|art nr|artikel nr|artikelnummer|art-nr|artnr|artikelnr|unsere art nr|codigo|clave|cod|cod articulo|referencia|ref|reference|codice|cod articolo|codice articolo|article no|stock code|item id|product id|asin|service code|catalogue no|no identificacion|clave producto|material|material no|model|art no|style|refer|artigo cod|best nr|bestellnr|codice art|clave prod serv|productnr|ean|upc",
  description:
    "description|item description|product|product description|item|items|details|particulars|service|services|description of goods|description of services|goods description|item & description|item name|product name|activity|work description|product/service|title|description of supply|narration|transaction description|transaction details|transaction|merchant name or transaction description|transactions|memo|descripcion|concepto|detalle|producto|articulo|servicio|descripcion del producto|denominacion|beschreibung|bezeichnung|artikel|artikelbezeichnung|artikelbeschreibung|leistung|position|produkt|text|buchungstext|verwendungszweck|designation|libelle|article|prestation|descrizione|descrizione articolo|articolo|prodotto|omschrijving|product omschrijving|descricao|artigo|produto|charge description|type of service|line item|charges|item details|name|beschrijving|designacao|descrizione dei beni|descrizione dei beni/servizi|descrizione beni servizi|descripcion del servicio|description of service|work performed|description of work|details of supply|line description|libelle produit|natura e qualita|oggetto|omschrijving artikel|dienst|dienstleistung|bezeichnung der leistung|particulars of service|description of item|goods|goods/services|service description|charge|charge details|fee description|nombre del producto|conceptos|detalles|artikelomschrijving",
  quantity:
    "quantity|qty|qty/hr|qty/hour|hours/quantity|nombre|qty.|quant|qty ordered|qty shipped|shipped|ordered|units|hours|hrs|hrs/qty|no of units|qty/hrs|nos|cantidad|cant|cant.|uds|unidades|ud|menge|anzahl|anz|stuck|stk|quantite|qte|quantita|qta|q.ta|aantal|hoeveelheid|quantidade|qtd|qtde|qnt|billed qty|order qty|hours/qty|horas|qty unit|menge einheit|pcs|aant|ctd|nb|qty supplied|quantity supplied|qty delivered|delivered|uren|std|stunden|heures|ore|nights|days|usage|consumption|verbrauch|consumo|consommation|verbruik|units used|kwh|billed units|volume|unid|no of hours|quantities|qta ordinata|menge einh|nombre dunites",
  unitPrice:
    "unit price|price|rate|unit cost|price each|unit|price per unit|cost|price/unit|each|unit rate|price (usd)|unit amount|hourly rate|list price|price ex gst|unit price ex gst|unit price (ex gst)|price excl gst|unit $|rate ($)|precio|precio unitario|p unit|p. unitario|precio ud|precio unidad|p u|valor unitario|importe unitario|pvp|preis|einzelpreis|e-preis|einheitspreis|stuckpreis|nettopreis|preis/einheit|preis einheit|epreis|preis pro einheit|prix|prix unitaire|p.u.|pu|pu ht|prix unitaire ht|p.u. ht|prix unit|prezzo|prezzo unitario|prezzo unit|prijs|stukprijs|prijs per stuk|eenheidsprijs|preco|preco unitario|preco unit|gross price|net price|unit price excl gst|price inc gst|einzelpreis eur|unit price usd|unit price ex|rate unit|cost each|einzel|ep|einzel €|einzel eur|tarief|tarif|tariffa|tarifa|pr unitario|pr unit|precio unit|prezzo un|prijs per eenheid|prix u|prix u ht|pu net|unit list price|unit charge|rate per unit|rate/unit|price/kwh|charge rate|c/kwh|cents/kwh|nightly rate|daily rate|unit net price|net unit price|unitario|valor unit|vlr unit|precio neto|listenpreis|vk-preis",
  lineTax:
    "tax|taxes|gst|vat|tax amount|gst amount|vat amount|sales tax|iva|importe iva|cuota|mwst|ust|steuer|tva|montant tva|btw|tax amt|igst|cgst|sgst|hst|gst $|tax ($)|steuerbetrag|imposta|impuesto|impuestos|imposto|impostos",
  taxRate:
    "tax %|vat %|gst %|tax rate|vat rate|gst rate|% iva|iva %|tipo iva|tipo|% gst|mwst %|ust %|steuersatz|steuer %|mwst satz|ust satz|tva %|taux tva|taux|aliquota|al iva|btw %|btw-tarief|taxa iva|taxa|% vat|vat code|tax code|steuersatz [%]|%|rate %|st-satz|aliq|ci|cod iva|tipo impositivo|tax rate %|tasa|tasa iva",
  netTotal:
    "amount|total|line total|total price|net amount|extended|extended price|ext price|extension|total amount|net total|line amount|net|subtotal|sub total|amount (usd)|amount usd|amount aud|amount gbp|amount eur|amount nzd|amount cad|amount inr|amt|price total|ext amount|total cost|net value|value|taxable value|total excl gst|total ex gst|amount (ex gst)|amount ex gst|amount excl gst|total (excl gst)|$ amount|amount ($)|amount $|total ($)|total $|net price total|line cost|importe|importe neto|total linea|monto|importe total|total neto|subtotal|valor|betrag|gesamt|gesamtpreis|entgelt|summe|nettobetrag|netto|gesamt netto|betrag eur|positionsbetrag|betrag netto|g-preis|gesamtpreis eur|montant|montant ht|total ht|prix total|total hors taxe|importo|totale|prezzo totale|importo netto|bedrag|totaal|totaalprijs|prijs incl btw|regeltotaal|montante|valor total|total liquido|item total|charge|charges|total charge|amount rm|amount (rm)|total rm|total (rm)|total incl|billed amount|sum|ext amt|line value|sale amount|charges ($)|gp|gesamt €|imponibile|totaal excl|bedrag excl|total ex|valor liquido|prix ht|prezzo tot|betrag in eur|summe eur|amount due|line amt|importe eur|prix total ht|total net|montant net|valor neto|subtotaal|sub-total|cost|fee|fees|item subtotal|ext|monto total|vlr total|net price",
  grossTotal:
    "total incl gst|total inc gst|amount incl gst|amount inc gst|gross amount|gross|total incl vat|total inc vat|amount inc vat|brutto|bruttobetrag|total ttc|montant ttc|total con iva|importe con iva|total incl tax|gross total|inclusive total|total iva incl|total amount incl|amount incl vat|totaal incl|totale ivato|gesamt brutto|total inc|line gross|total gross|bedrag incl|total c/ iva",
  lineSubTotal:
    "subtotal excl tax|sub total excl|line subtotal|net of tax|taxable amount|taxable|subtotal ex gst|base|base imponible",
  discount:
    "discount|disc|disc %|discount %|less|rebate|discount amount|disc amt|trade discount|dto|dto %|dcto|descuento|desc|desc %|bonif|bonificacion|rabatt|rabatt %|nachlass|remise|remise %|rem %|sconto|sconto %|sc %|korting|korting %|desconto|abatimento|zu-/abschlag|rab|rab %|kort|kort %|rem|dcto %|% dto|% desc|% remise|sc|% sconto",
  date: "date|transaction date|date of transaction|trans date|posting date|post date|value date|booking date|txn date|fecha|fecha operacion|fecha valor|fecha de operacion|datum|buchungstag|buchung|valuta|wert|date operation|date valeur|data|data operazione|data valuta|day|effective date|date of|dia|service date|date of service|leistungsdatum|fecha serv|delivered on|datum leistung|lieferdatum|delivery date|date prestation",
  debit:
    "debit|debits|withdrawals|withdrawal|paid out|money out|debit amount|payments|cargo|cargos|retiros|retiro|debe|soll|belastung|belastungen|lastschrift|lastschriften|zu ihren lasten|dare|uscite|af|debito|withdrawals ($)|payments out|debit ($)|withdrawals/debits|checks/debits|debits (-)|withdrawal amount|withdrawals (dr)|gasto|gastos",
  credit:
    "credit|credits|deposits|deposit|paid in|money in|credit amount|receipts|abono|abonos|depositos|deposito|haber|haben|gutschrift|gutschriften|zu ihren gunsten|avere|entrate|bij|credito|deposits ($)|payments in|credit ($)|deposits/credits|credits (+)|deposit amount|deposits (cr)|ingreso|ingresos",
  balance:
    "balance|running balance|balance ($)|account balance|saldo|kontostand|solde|closing balance|ledger balance|balance (gbp)|daily balance|daily ledger balance|saldo disponible|saldo final",
  other:
    "#|no|no.|nr|pos|ligne|ligne fact|renglon|partida|rij|regel|zeile|lfd nr|item #|position no|line|ln|sr no|s no|sl no|s.no|sl|serial|uom|um|unit of measure|u/m|unidad|einheit|unite|me|meng.-einheit|hsn|hsn/sac|hsn code|hsn sac|sac|per|weight|currency|cur|clave unidad|clave prod serv|objeto impuesto|lot|batch|size|color|colour|from|to|start|end|type|status|length|days|time|ihre art nr|art|serial no|location|project|remarks|notes|ship date|due|receipt|order no|po no|ref no|cheque no|check no|chq no|channel|spots|rtg|pri|warehouse|back ordered|unit of|gtin|art-nr-kunde|art-nr|(art)|lin|einh|ehd|eenheid|u|un|ud|udm|u m|unit of measurement|riga|sr|hsn/sac code|mwst schlussel|objeto imp|claveprodserv",
};

const roleOfPhrase = new Map<string, ColumnRole>();
for (const [role, list] of Object.entries(phrases) as [ColumnRole, string][]) {
  for (const phrase of list.split("|"))
    if (!roleOfPhrase.has(compact(phrase))) roleOfPhrase.set(compact(phrase), role);
}

/** The role that a column heading announces, in one language or in two ("Menge / Quantity"), or undefined for words that head no known column. */
export function columnRoleOf(heading: string): ColumnRole | undefined {
  if (heading.trim() === "@") return "unitPrice";
  const parts = heading.split(/\s*\/\s+|\s+\/\s*/).filter(Boolean);
  if (parts.length > 1) return parts.map(columnRoleOf).find((role) => role !== undefined);
  const letters = compact(heading.replace(/[€$£₹]/g, " "));
  const bare = letters.replace(/(?:usd|aud|gbp|eur|nzd|cad|inr|mxn|myr|chf|rm|rs)$/, "");
  const short = bare.replace(/(?:amt|betrag)$/, "");
  return (
    roleOfPhrase.get(letters) ?? roleOfPhrase.get(bare) ?? patternRole(letters) ?? roleOfPhrase.get(short)
  );
}

const tax =
  "(?:(?:state|service|local|county|city)tax|sst|gst|hst|pst|qst|vat|iva|igv|itbms|mwst|ust|tva|tps|tvq|btw|salestax|tax|igst|cgst|sgst|mehrwertsteuer|umsatzsteuer)";
const sum =
  "(?:line|item|net|unit)?(?:total|amount|amt|value|price|betrag|gesamt|summe|importe|montant|totale|totaal|bedrag|valor|importo|prix)";
const patterns: readonly (readonly [RegExp, ColumnRole])[] = [
  [new RegExp(`^${tax}$`), "lineTax"],
  [
    /^(?:total|usage|energy|units?|billed|consumption|verbrauch|consumo|consommation)*(?:used)?(?:kwh|therms?|mwh)$/,
    "quantity",
  ],
  [/^(?:price|prijs|preis|prix|precio|prezzo|preco|rate|cost)(?:per|pro|par|por|x)$/, "unitPrice"],
  [
    new RegExp(
      `^(?:%${tax}|${tax}(?:%|rate|rate%|code|satz|tarief|tipo|in%)|(?:tipo|taux|taxa|aliquota|al)${tax}|${tax}\\d{1,2}%)$`,
    ),
    "taxRate",
  ],
  [
    new RegExp(
      `^(?:${tax}(?:amount|amt|bedrag|betrag|value)|(?:cuota|importe|montant|valor|importo|amount)${tax})$`,
    ),
    "lineTax",
  ],
  [new RegExp(`^${sum}(?:incl?|including|inclusive|inkl|con|avec|c|mit|ttc)(?:of)?${tax}?$`), "grossTotal"],
  [
    new RegExp(
      `^(?:unit)?(?:price|rate|cost|precio|preis|prix|prijs|preco|prezzo)(?:unit|unitario|unitaire)?(?:ex|exc|excl|excluding|sin|ht|net|netto|ohne)${tax}?$`,
    ),
    "unitPrice",
  ],
  [
    new RegExp(`^${sum}(?:ex|exc|excl|excluding|exclusive|before|sin|ht|ohne|zzgl)(?:of)?${tax}?$`),
    "netTotal",
  ],
];

/** Headings that name a tax, or say that it is in or out: they come in too many forms for a list. */
function patternRole(letters: string): ColumnRole | undefined {
  return patterns.find(([pattern]) => pattern.test(letters))?.[1];
}
