import type { Language } from "./language";

/** Dutch. */
export const nl: Language = {
  code: "nl",
  labels: {
    invoiceNumber: {
      usual: [
        "{factuur|creditnota} {numberWords}|bon no|ons factuurnummer|nota nummer|kassabonnr",
        "documentnummer",
      ],
      weak: ["factuur"],
    },
    invoiceDate: {
      usual: ["notadatum|datum nota|aankoopdatum|documentdatum|opgemaakt op|factuur datum|datum factuur"],
    },
    dueDate: {
      usual: [
        "te voldoen voor|uiterlijk|betaaldatum|uiterste betaaldag|betaaltermijn tot|voldoen voor",
        "incassodatum|te betalen uiterlijk|vervaldatum|vervaldag|betalen voor|te betalen voor",
        "uiterste betaaldatum",
      ],
    },
    orderNumber: {
      usual: [
        "{bestel|inkooporder} {numberWords}|order nummer|opdracht|opdrachtnummer|opdrachtnr|uw referentie",
        "uw ordernummer|uw order|uw kenmerk|inkoopnummer|inkooporder|klantorder",
      ],
    },
    orderDate: {
      usual: ["datum bestelling|besteld op|opdrachtdatum|datum opdracht|order datum|besteldatum"],
    },
    statementDate: {
      usual: ["afschriftdatum|datum van afschrift|datum afschrift"],
    },
    periodStart: {
      usual: ["van"],
    },
    periodEnd: {
      usual: ["tot"],
    },
    currency: {
      usual: ["bedragen in|valuta bedragen|munt"],
    },
    subTotal: {
      usual: [
        "netto totaal|totaal netto|totaal excl btw|totaal ex btw|bedrag ex btw|bedrag exclusief btw",
        "subtotaal excl btw|subtotaal ex btw|grondslag|btw grondslag|maatstaf van heffing|subtotaal",
        "exclusief btw|bedrag excl btw|netto bedrag|totaal exclusief btw",
      ],
    },
    tax: {
      usual: [
        "btw 21 %|21% btw|btw hoog|btw laag|btw hoog 21%|totaal btw bedrag|btw-bedrag|waarvan btw",
        "inclusief btw bedrag|bedrag btw|btw|totaal btw",
      ],
    },
    total: {
      usual: [
        "totaal eur|totaal bedrag|totaal (incl. btw)|totaal factuur|totaal te voldoen|te voldoen",
        "eindtotaal|eindbedrag|bedrag incl btw|totaalprijs|te ontvangen|totaal|te betalen",
        "totaal te betalen|totaal inclusief btw|factuurbedrag|factuurtotaal",
      ],
    },
    amountDue: {
      usual: [
        "restbedrag|nog te voldoen|resterend bedrag|openstaand saldo|nog open|openstaand bedrag",
        "nog te betalen",
      ],
    },
    grossAmount: {
      usual: ["brutobedrag"],
    },
    vendorName: {
      usual: [
        "leverancier|afzender|opdrachtnemer|verkocht door|ten name van|t.n.v|begunstigde|naam leverancier",
        "factuur van|verkoper|welkom bij|bedankt voor uw bezoek aan|tot ziens bij",
      ],
    },
    vendorAddress: {
      usual: ["vestigingsadres|bezoekadres|postadres|adres leverancier"],
    },
    vendorTaxNumber: {
      usual: [
        "btw nummer|btw-nr|btw no|btw identificatienummer|btw-id|ons btw nummer|omzetbelastingnummer",
        "ob-nummer|ondernemingsnummer|ondernemingsnr|on nr|btw",
      ],
    },
    customerName: {
      usual: [
        "klant|klantgegevens|naam klant|factuur adres|factureren aan|gefactureerd aan|afnemer",
        "opdrachtgever|geadresseerde|ter attentie van|t.a.v|aan|rekeninghouder|koper|factuur aan",
      ],
    },
    customerTaxNumber: {
      usual: ["uw btw-nummer|uw btw nr|btw-nummer klant|btw nr klant|btw nummer afnemer|btw-nr afnemer"],
    },
    billToAddress: {
      usual: ["klantadres|adres klant"],
      weak: ["adres"],
    },
    shipToAddress: {
      usual: [
        "leveradres|afleveradres|bezorgadres|bezorgen op|leveren aan|geleverd aan|verzonden naar",
        "verzenden naar|afleverlocatie|leveringsadres|verbruiksadres|aansluitadres|verzendadres",
      ],
    },
    accountNumber: {
      usual: [
        "klant nummer|klant-nr|klantcode|uw klantnummer|debiteur|debiteur nr|relatienr|contractnummer",
        "contractnr|lidnummer|rekening nr|debiteurnummer|relatienummer|rekeningnummer",
      ],
      weak: ["klant"],
    },
    serviceAddress: {
      usual: ["leveringsadres|verbruiksadres"],
    },
    meterNumber: {
      usual: ["meternummer|nummer meter"],
    },
    usageKwh: {
      usual: ["totaal verbruik|verbruik kwh|uw verbruik|stroomverbruik|energieverbruik|verbruik"],
    },
    usageTherms: {},
    previousRead: {
      usual: ["beginstand|vorige stand|vorige meterstand"],
    },
    currentRead: {
      usual: ["eindstand|nieuwe stand|nieuwe meterstand"],
    },
    previousBalance: {
      usual: ["vorig saldo|openstaand saldo"],
    },
    paymentsReceived: {
      usual: ["ontvangen betalingen|betalingen"],
    },
    openingBalance: {
      usual: ["beginsaldo per|oud saldo|vorig eindsaldo|saldo begin|beginsaldo|vorig saldo"],
    },
    closingBalance: {
      usual: ["saldo eind|eindsaldo per|nieuw eindsaldo|saldo per|eindsaldo|nieuw saldo"],
    },
    totalCredits: {
      usual: [
        "totaal betalingen",
        "totaal bijgeschreven|totaal credit|totaal ontvangsten|bijgeschreven|totaal bij",
      ],
    },
    totalDebits: {
      usual: [
        "totaal bestedingen|totaal aankopen",
        "totaal afgeschreven|totaal debet|totaal uitgaven|afgeschreven|totaal af",
      ],
    },
    advertiser: {
      usual: ["adverteerder"],
    },
    period: {
      usual: ["factuurperiode"],
    },
    other: {
      usual: [
        "ingeworpen|ingeworpen bedrag",
        "wisselgeld|contant|pinbetaling|betaald|leverdatum|kvk|kvk-nr|kvk nummer|korting|verzendkosten",
      ],
    },
  },
  columns: {
    itemCode: ["artikelcode|productnr"],
    description: [
      "omschrijving product|omschrijving dienst",
      "omschrijving|product omschrijving|beschrijving|omschrijving artikel|dienst|artikelomschrijving",
    ],
    quantity: ["stuks", "aantal|hoeveelheid|aant|uren|verbruik"],
    unitPrice: [
      "prijs excl|prijs p st|stuksprijs",
      "prijs|stukprijs|prijs per stuk|eenheidsprijs|tarief|prijs per eenheid",
    ],
    lineTax: ["btw"],
    taxRate: ["btw %|btw-tarief"],
    netTotal: [
      "bedrag excl btw|totaal excl btw|regelbedrag",
      "bedrag|totaal|totaalprijs|prijs incl btw|regeltotaal|totaal excl|bedrag excl|subtotaal",
    ],
    grossTotal: ["totaal incl|bedrag incl"],
    lineSubTotal: [],
    discount: ["korting|korting %|kort|kort %"],
    date: [],
    debit: ["af"],
    credit: ["bij"],
    balance: [],
    other: ["rij|regel|eenheid"],
  },
  sums: ["goederenbedrag|totaal|totaal goederen"],
  carries: ["overdracht|overbrengen"],
  ends: ["btw specificatie|btw overzicht|betalings{voorwaarden|gegevens}|aantal artikelen"],
  tenders: ["contant|wisselgeld|terug$|terug eur|betaald|pin$|pinnen|pinbetaling|te betalen"],
  adjustments: ["korting|toeslag|afronding|verzend|orderkosten|vracht"],
  tips: ["fooi|bedieningsgeld"],
  besideTax: ["over|bedrag|tarief|inclusief"],
  numberWords: ["nummer|nr|no"],
  codeWords: [],
  dateWords: [],
  stopWords: [],
  genericLabels: ["naam"],
  boundLabels: ["van|tot|aan"],
  months: ["januari", "februari", "maart|maa|mrt", "", "mei", "", "", "augustus", "", "", "", ""],
  titles: {
    demand: ["factuur|kassabon|bon"],
    order: ["bestelling|inkooporder|orderbevestiging"],
    credit: ["creditnota|creditfactuur"],
    account: ["rekeningafschrift|bankafschrift"],
    none: ["offerte|pakbon"],
  },
  headingParts: {
    tax: ["btw"],
    sum: ["totaal|bedrag"],
    price: ["prijs"],
    per: [],
    ofUnit: [],
    usage: [],
    taxRate: ["tarief"],
    rateOf: [],
    taxAmount: ["bedrag"],
    amountOf: [],
    including: [],
    excluding: [],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: [],
    secondItems: [],
    secondCounts: [],
  },
  patterns: {
    demandTitles: ["factuur"],
    creditTitles: [],
    copies: [],
    numberings: [],
    orderNumbers: ["(?:inkoop)?(?:order|bestel)(?:nummer|nr|datum|bon)\\b.*"],
    orderTerms: ["inkoper|leverancier|leverdatum|afleveradres|leveradres"],
    cardTerms: ["minimumbedrag|minimale betaling|kredietlimiet|bestedingslimiet"],
    demands: ["te betalen|vervaldatum|contant|wisselgeld|betaald"],
    pageTitles: ["factuur|creditnota|bestelling"],
    continues: ["transport naar"],
    continued: [],
    pages: ["blad|bladzijde"],
    pageOf: ["van"],
    commonWords: ["het|van|een|btw|bedrag|totaal"],
    legalForms: ["b\\.\\s?v|n\\.\\s?v|v\\.\\s?o\\.\\s?f|c\\.\\s?v|bvba|vof"],
    companyWords: [],
    legalCapitals: ["BV|NV"],
    streets: ["straat|laan|gracht|plein|singel|kade|postbus"],
    looseStreets: ["postbus"],
    streetEndings: ["straat|laan|plein|gracht|dreef|kade"],
    contacts: ["telefoon|kvk|btw"],
    countries: ["nederland|belgie"],
    units: [],
    times: [],
    openEnds: ["van|voor|en"],
    nameLinks: ["van"],
    nameParticles: ["van|ter|ten"],
    salutations: ["geachte"],
    forWords: ["voor"],
    payableWords: [],
    courtesies: ["dhr|mevr"],
    noNames: ["factuur|creditnota|bestelbon|offerte"],
    closingTitles: ["factuur"],
    openingTitles: ["factuur"],
    by: ["van"],
    versions: ["versie"],
    cardSlips: ["contactloos|autorisatiecode|kaartnr|pasvolgnr"],
    rangeWords: ["tot"],
    rangeArticles: [],
    openingBalances: ["^beginsaldo|^openingsaldo"],
    previousReads: ["beginstand"],
    currentReads: ["eindstand"],
    meterFactors: [],
    consumption: ["verbruik"],
    averages: ["gemiddeld\\w*|per dag"],
    meterHeadings: ["meterstand|beginstand|eindstand"],
    attributes: [],
    periods: ["van"],
    cashGiven: [],
    cashReturned: ["wisselgeld"],
    roundings: ["afrond"],
    carryGoods: [],
    days: ["dagen"],
    phones: [],
    boxPhones: [],
    attention: [],
    receiptTitles: ["kassabon|bonnetje"],
    tills: ["kassa|tafel|medewerker|filiaal|geholpen door"],
    farewells: ["bedankt voor uw (?:bezoek|aankoop)|tot ziens"],
    stays: ["kamer|aankomst|vertrek|nachten|overnachting(?:en)?|verblijf|reiziger"],
    energies: ["elektriciteit|stroom|aardgas|meterstand(?:en)?|netbeheer|verbruik"],
    otherTitles: [
      "\\w*overeenkomst|\\w*contract|notulen|aanmaning|herinnering|loonstrook|salarisstrook|prijslijst",
      "offerte|pakbon|verklaring|aanvraag|volmacht|mededeling",
    ],
    letters: ["met vriendelijke groet(?:en)?|hoogachtend|bijgaand|hierbij|geachte"],
    agreements: ["de partijen|hierna|ondergetekende\\w*|verhuurder|huurder|werkgever|werknemer"],
    selfBilled: ["zelffacturering"],
  },
};
