/** Labels of the number or the date of an order or a contract, in the seven languages. */
const numbers = [
  "(?:[a-z]+ )?(?:order|contract|po|p o|requisition)(?: ?#| (?:no|number|num|id|date|rev)\\b).*",
  "(?:n|no|num|numero|fecha|ref) (?:del? |da |do )?(?:pedido|orden de compra|ordem de compra|encomenda|contrato)\\b.*",
  "(?:pedido|orden de compra|ordem de compra|encomenda|contrato) (?:n|no|num|numero)\\b.*",
  "(?:bestell|bestellungs|auftrags|einkaufs)(?:nummer|nr|datum)\\b.*|(?:bestellung|auftrag) (?:nr|nummer|vom)\\b.*",
  "(?:n|no|numero|date|ref) (?:de |du )?(?:bon de )?commande\\b.*|(?:bon de )?commande (?:n|no|numero)\\b.*",
  "(?:n|no|nr|numero|data) (?:dell'|di |d')?ordine\\b.*|ordine (?:n|no|nr|numero|di acquisto n)\\b.*",
  "(?:inkoop)?(?:order|bestel)(?:nummer|nr|datum|bon)\\b.*",
  "data (?:da |do )?(?:encomenda|pedido)\\b.*",
];

/** Labels of who orders and of what shall be delivered where and when. */
const terms = [
  "buyer|buying contact|purchaser|purchasing agent|requested by|requisitioner|deliver to|deliver by|delivery date|delivery address|required by|required date|date required|ship via|ship to|f o b|fob|supplier|flight|flight dates?|order type",
  "comprador|proveedor|entregar en|fecha de entrega|lugar de entrega|direccion de entrega",
  "einkaufer(?:in)?|besteller|lieferant|liefertermin|lieferdatum|lieferanschrift|lieferadresse|wunschtermin",
  "acheteur|fournisseur|date de livraison|livrer a|lieu de livraison|adresse de livraison",
  "acquirente|fornitore|data di consegna|consegnare a|luogo di consegna|indirizzo di consegna",
  "inkoper|leverancier|leverdatum|afleveradres|leveradres",
  "fornecedor|data de entrega|local de entrega|entregar em",
];

/** A label that names an order or a contract by its number or date. */
export const orderNumber = new RegExp(`^(?:${numbers.join("|")})$`);

/** A label of what an order says besides. */
export const orderTerm = new RegExp(`^(?:${terms.join("|")})(?: .*)?$`);

/** What only documents say that ask for money or tell that it was paid; somewhere in a line. */
export const demand = new RegExp(
  `\\b(?:${[
    "(?:amount|balance|total|payment|sum) (?:is )?due|due (?:date|on|by|now)|please pay|pay this amount|amount payable|remit(?:tance)?(?: payments?)? to|cash|change|visa|mastercard|card|paid",
    "importe a pagar|total a pagar|a pagar|vencimiento|efectivo|cambio|tarjeta",
    "zahlbar|zu zahlen|zahlungsziel|zahlungsbetrag|fallig|falligkeit|bar|gegeben|ruckgeld|bezahlt",
    "net a payer|a payer|a regler|echeance|especes|rendu|carte bancaire",
    "da pagare|netto a pagare|scadenza|contanti|resto|pagato",
    "te betalen|vervaldatum|contant|wisselgeld|betaald",
    "valor a pagar|data de vencimento|numerario|troco",
  ].join("|")})\\b`,
);
