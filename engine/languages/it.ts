import type { Language } from "./language";

/** Italian. */
export const it: Language = {
  code: "it",
  labels: {
    invoiceNumber: {
      usual: [
        "{fattura|fatt} {numberWords}|documento {numero|n|nr|num}|{numero|n|nr} {fattura|documento|doc}",
        "num fattura|ricevuta n|scontrino n",
      ],
      weak: ["fattura"],
    },
    invoiceDate: {
      usual: [
        "data {fattura|documento|emissione|di emissione|doc}|fatto il|data fatt|data ricevuta",
        "data emissione fattura|data di fatturazione|emessa il",
      ],
      weak: ["data"],
    },
    dueDate: {
      usual: [
        "scad|scadenze|da pagare entro|pagamento entro|entro il|data di pagamento|data addebito|scadenza",
        "data scadenza|data di scadenza|scadenza pagamento",
      ],
    },
    orderNumber: {
      usual: [
        "{ordine|vs ordine|ordine di acquisto} {numberWords}|vs. ordine|vs rif|vostro rif|rif ordine",
        "numero d'ordine|ordine cliente|ordine d'acquisto|numero ordine|n ordine|ordine|vostro ordine",
      ],
    },
    orderDate: {
      usual: ["data dell'ordine|data ord|ordine del|data ordine"],
      weak: ["data"],
    },
    statementDate: {
      usual: ["estratto conto al|data estratto|data estratto conto"],
      weak: ["data"],
    },
    periodStart: {
      usual: ["dal"],
    },
    periodEnd: {},
    currency: {
      usual: ["valuta|divisa|importi in"],
    },
    subTotal: {
      usual: [
        "totale imponibile|imponibile iva|totale merce|importo netto|netto merce|totale servizi|somma",
        "imponibile totale|base imponibile|totale senza iva|totale iva esclusa|imponibile|subtotale",
        "totale netto",
      ],
    },
    tax: {
      usual: [
        "iva 22 %|totale iva|importo iva|imposta iva|ammontare iva|di cui iva|totale imposte|imposta",
        "totale imposta",
      ],
    },
    total: {
      usual: [
        "totale eur|totale euro|totale a pagare|totale ivato|totale iva inclusa|totale iva compresa",
        "importo dovuto|importo fattura|totale generale|totale ordine|netto a pagare|netto da pagare",
        "importo da pagare|totale fattura|totale|totale documento|importo totale|totale da pagare",
        "totale complessivo",
      ],
    },
    amountDue: {
      usual: ["saldo dovuto|residuo|importo residuo|da saldare|saldo da versare|saldo da pagare"],
    },
    grossAmount: {
      usual: ["totale lordo"],
    },
    vendorName: {
      usual: [
        "cedente/prestatore|prestatore|emittente|venditore|ditta|ragione sociale|intestato a|fornitore",
        "cedente|mittente|benvenuti da|grazie per aver acquistato da",
      ],
    },
    vendorAddress: {
      usual: ["sede|sede operativa|sede fiscale|indirizzo fornitore|sede legale"],
    },
    vendorTaxNumber: {
      usual: [
        "p.iva/c.f|p iva|partita iva n|part iva|cf/piva|c.f. e p.iva|cod fiscale|cod fisc|c.f",
        "codice fiscale e partita iva|iva n|partita iva|codice fiscale",
      ],
    },
    customerName: {
      usual: [
        "intestatario fattura|destinatario fattura|fatturare a|fatturato a|intestatario|nome cliente",
        "cessionario/committente|committente|acquirente|spett|egr sig|gentile cliente",
        "alla cortese attenzione|dati cliente|spett.le|spettabile|cessionario",
      ],
      weak: ["nome"],
    },
    customerTaxNumber: {
      usual: [
        "p. iva cliente|partita iva cliente|c.f. cliente|codice fiscale cliente|p.iva cessionario",
        "vostra p.iva|vs p.iva|p.iva destinatario",
      ],
    },
    billToAddress: {
      usual: ["indirizzo di fatturazione|indirizzo cliente|sede cliente"],
      weak: ["indirizzo"],
    },
    shipToAddress: {
      usual: [
        "indirizzo di spedizione|indirizzo consegna|indirizzo destinazione|spedire a|spedito a|consegna",
        "consegnare a|luogo di destinazione|destinatario merce|destinazione|indirizzo di fornitura",
        "punto di fornitura|indirizzo di consegna|destinazione merce|luogo di consegna",
      ],
    },
    accountNumber: {
      usual: [
        "numero conto|numero di conto|numero di carta",
        "codice cliente|codice cli|nr cliente|conto cliente|numero contratto|codice contratto|contratto n",
        "codice utente|numero utenza|n conto|conto n",
      ],
    },
    serviceAddress: {
      usual: ["indirizzo di fornitura|fornitura|punto di fornitura"],
    },
    meterNumber: {
      usual: ["numero contatore|matricola contatore|contatore n"],
      weak: ["contatore"],
    },
    usageKwh: {
      usual: ["consumo totale|consumo fatturato|energia attiva|consumo energia|totale consumi|consumi"],
    },
    usageTherms: {},
    previousRead: {
      usual: ["lettura precedente|lettura iniziale"],
    },
    currentRead: {
      usual: ["lettura attuale|lettura finale"],
    },
    previousBalance: {
      usual: ["saldo precedente"],
    },
    paymentsReceived: {
      usual: ["pagamenti ricevuti"],
    },
    openingBalance: {
      usual: ["saldo al|saldo inizio periodo|saldo d'apertura|saldo iniziale|saldo precedente"],
    },
    closingBalance: {
      usual: [
        "saldo finale al|saldo di chiusura|saldo contabile|saldo fine periodo|saldo finale|saldo attuale",
      ],
    },
    totalCredits: {
      usual: [
        "totale pagamenti",
        "totale entrate|totale accrediti|totale a credito|totale versamenti|entrate|totale avere",
      ],
    },
    totalDebits: {
      usual: [
        "totale acquisti|totale spese",
        "totale uscite|totale addebiti|totale a debito|totale prelievi|uscite|totale dare",
      ],
    },
    advertiser: {
      usual: ["inserzionista"],
    },
    period: {
      usual: ["periodo di riferimento"],
    },
    other: {
      usual: [
        "importo inserito|importo introdotto|contanti|resto|data consegna|rea|sconto|spedizione|capitale sociale",
      ],
    },
  },
  columns: {
    itemCode: ["codice prodotto|cod prodotto", "codice|cod articolo|codice articolo|codice art"],
    description: [
      "descrizione prodotto|descrizione merce|descrizione della merce|descrizione prestazione",
      "descrizione|descrizione articolo|articolo|prodotto|descrizione dei beni",
      "descrizione dei beni/servizi|descrizione beni servizi|natura e qualita|oggetto",
    ],
    quantity: ["pezzi|n pezzi", "quantita|qta|ore|qta ordinata"],
    unitPrice: ["prezzo|prezzo unitario|prezzo unit|tariffa|prezzo un"],
    lineTax: ["imposta"],
    taxRate: ["aliquota|al iva|aliq"],
    netTotal: [
      "importo totale|totale riga|importo riga|imponibile eur",
      "importo|totale|prezzo totale|importo netto|imponibile|prezzo tot",
    ],
    grossTotal: ["totale ivato"],
    lineSubTotal: [],
    discount: ["sconto|sconto %|sc %|sc|% sconto"],
    date: ["data|data operazione|data valuta"],
    debit: ["dare|uscite"],
    credit: ["avere|entrate"],
    balance: [],
    other: ["un|udm|riga"],
  },
  sums: ["totale|totale merce"],
  carries: ["riporto|a riportare"],
  ends: ["riepilogo|{condizioni di|modalita di} pagamento"],
  tenders: ["consumo medio|saldo precedente|contanti|contante|resto"],
  adjustments: ["sconto|abbuono|arrotondamento|spese di|spedizione|trasporto"],
  tips: ["mancia"],
  besideTax: ["piu|su|di|cui|aliquota"],
  numberWords: ["numero|n|nr|no|num"],
  codeWords: [],
  dateWords: ["data"],
  stopWords: [],
  genericLabels: ["nome|indirizzo"],
  boundLabels: ["data|sede|entrate|uscite|residuo|consegna"],
  months: [
    "gennaio|gen",
    "febbraio",
    "",
    "aprile",
    "maggio|mag",
    "giugno|giu",
    "luglio|lug",
    "",
    "settembre|set",
    "ottobre|ott",
    "",
    "dicembre",
  ],
  titles: {
    demand: ["fattura|ricevuta|scontrino"],
    order: ["ordine|ordine di acquisto|conferma d'ordine"],
    credit: ["nota di credito"],
    account: ["estratto conto"],
    none: ["preventivo|documento di trasporto"],
  },
  headingParts: {
    tax: [],
    sum: ["totale|importo"],
    price: ["prezzo"],
    per: [],
    ofUnit: [],
    usage: [],
    taxRate: [],
    rateOf: ["aliquota|al"],
    taxAmount: [],
    amountOf: ["importo"],
    including: [],
    excluding: [],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: [],
    secondItems: ["articolo|prodotto"],
    secondCounts: [],
  },
  patterns: {
    demandTitles: ["fattura|ricevuta|scontrino"],
    creditTitles: [],
    copies: [],
    numberings: [],
    orderNumbers: [
      "(?:n|no|nr|numero|data) (?:dell'|di |d')?ordine\\b.*|ordine (?:n|no|nr|numero|di acquisto n)\\b.*",
    ],
    orderTerms: [
      "acquirente|fornitore|data di consegna|consegnare a|luogo di consegna|indirizzo di consegna",
    ],
    cardTerms: ["pagamento minimo|rata minima|fido|disponibilita residua"],
    demands: ["da pagare|netto a pagare|scadenza|contanti|resto|pagato"],
    pageTitles: ["fattura|nota di credito|ricevuta|ordine"],
    continues: ["da riportare|segue a"],
    continued: ["riporto"],
    pages: ["foglio"],
    pageOf: ["di"],
    commonWords: ["il|della|per|prezzo|grazie"],
    legalForms: ["s\\.?\\s?r\\.?\\s?l\\.?\\s?s?|s\\.\\s?p\\.\\s?a|spa|s\\.\\s?n\\.\\s?c"],
    companyWords: ["figli"],
    legalCapitals: [],
    streets: ["via|viale|piazza|corso|vicolo|largo|strada|localita|casella postale"],
    looseStreets: ["via|piazza|viale"],
    streetEndings: [],
    contacts: ["p\\.?\\s?iva|cod\\.? fisc|codice fiscale|r\\.g\\.s"],
    countries: ["italia|svizzera"],
    units: ["pz"],
    times: ["per"],
    openEnds: ["di|per|dei|della"],
    nameLinks: ["di"],
    nameParticles: ["della|di|da"],
    salutations: ["gentile|caro"],
    forWords: ["per"],
    payableWords: [],
    courtesies: ["sig|sigra"],
    noNames: ["fattura|nota di credito|ricevuta|ordine(?: di acquisto)?|estratto conto|pagina \\d.*"],
    closingTitles: ["fattura"],
    openingTitles: ["fattura"],
    by: ["da"],
    versions: ["versione"],
    cardSlips: ["senza contatto|cod[.] aut|carta di credito"],
    rangeWords: [],
    rangeArticles: [],
    openingBalances: [],
    previousReads: ["precedente"],
    currentReads: ["attuale"],
    meterFactors: ["costante|fattore"],
    consumption: [],
    averages: ["giornalier\\w*|al giorno|media giornaliera|media mensile"],
    meterHeadings: ["contatore|lettura|letture"],
    attributes: [],
    periods: ["dal"],
    cashGiven: ["contanti"],
    cashReturned: ["resto"],
    roundings: ["arrotond"],
    carryGoods: ["riporto"],
    days: ["giorni"],
    phones: [],
    boxPhones: [],
    attention: ["all'attenzione|t\\.a\\.v"],
    receiptTitles: ["scontrino|ricevuta|documento commerciale"],
    tills: ["cassa|cassiere|tavolo|operatore|coperti|cameriere"],
    farewells: ["grazie e arrivederci|arrivederci"],
    stays: ["camera|arrivo|partenza|notti|soggiorno|ospite|passeggero"],
    energies: ["energia elettrica|fornitura|contatore|consumi|bolletta"],
    otherTitles: [
      "contratto(?: di \\w+)?|accordo|verbale|ordine del giorno|sollecito|busta paga|listino prezzi",
      "preventivo|documento di trasporto|certificato|domanda|procura|relazione|avviso",
    ],
    letters: ["distinti saluti|cordiali saluti|in allegato|con la presente|gentile"],
    agreements: ["le parti|di seguito|sottoscritt[oa]|locatore|conduttore|datore di lavoro|lavoratore"],
    selfBilled: ["autofattura"],
  },
};
