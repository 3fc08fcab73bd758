import type { Language } from "./language";

/** Swedish. */
export const sv: Language = {
  code: "sv",
  labels: {
    invoiceNumber: {
      usual: [
        "faktura no|kvitto nummer|kvitto nr|kvitto no|nota nr|nota no|kreditfaktura nummer",
        "kreditfaktura nr|kreditfaktura no|fakturareferens",
      ],
      weak: ["kvitto"],
    },
    invoiceDate: {
      usual: ["fakturans datum|kvittodatum|utskriftsdatum|inkopsdatum|kopdatum|fakturadag"],
    },
    dueDate: {
      usual: [
        "forfallodatum|forfallodag|forfaller|betalas senast|sista betalningsdag|oss tillhanda senast",
        "att betala senast",
      ],
    },
    orderNumber: {
      usual: [
        "bestallningsnummer|bestallningsnr|er order|ert ordernummer|inkopsordernummer",
        "ert bestallningsnummer",
      ],
      weak: ["er referens"],
    },
    orderDate: {
      usual: ["bestallningsdatum|bestalld den"],
    },
    statementDate: {
      usual: ["utdragsdatum|kontoutdrag per"],
    },
    periodStart: {
      usual: ["fran och med|startdatum"],
    },
    periodEnd: {
      usual: ["till och med|slutdatum"],
    },
    currency: {
      usual: ["valutakod|belopp i"],
    },
    subTotal: {
      usual: [
        "summa exkl moms|totalt exkl moms|belopp exkl moms|delsumma|totalt netto|netto exkl moms",
        "summa netto|varubelopp",
      ],
    },
    tax: {
      usual: [
        "moms|totalt moms|varav moms|total moms|momsbelopp|moms {25%|12%|6%}|summa moms|mervardesskatt",
        "moms kr",
      ],
    },
    total: {
      usual: [
        "summa att betala|totalt|totalsumma|totalbelopp|totalt att betala|fakturabelopp|summa inkl moms",
        "totalt inkl moms|summa totalt|summa sek|totalt sek|belopp att betala",
      ],
    },
    amountDue: {
      usual: ["att betala|att betala sek|kvar att betala|restbelopp|utestaende belopp"],
    },
    grossAmount: {
      usual: ["bruttobelopp"],
    },
    vendorName: {
      usual: ["leverantor|saljare|saljarens namn|betalningsmottagare|valkommen till"],
    },
    vendorAddress: {
      usual: ["leverantorens adress|sate|styrelsens sate"],
    },
    vendorTaxNumber: {
      usual: ["organisationsnummer|org nr|organisationsnr|momsregistreringsnummer|momsreg nr|moms nr"],
    },
    customerName: {
      usual: ["kundnamn|kopare|fakturamottagare|faktureras till|fakturaadress|kontohavare"],
    },
    customerTaxNumber: {
      usual: ["ert organisationsnummer|ert org nr|kundens org nr|ert momsnummer|ert momsregistreringsnummer"],
    },
    billToAddress: {
      usual: ["faktureringsadress|kundens adress|kundadress"],
    },
    shipToAddress: {
      usual: ["leveransadress|levereras till|leveransplats|mottagaradress"],
    },
    accountNumber: {
      usual: ["kundnummer|kundnr|ert kundnummer|avtalsnummer|medlemsnummer"],
      weak: ["kund"],
    },
    serviceAddress: {
      usual: ["anlaggningsadress|forbrukningsstalle"],
    },
    meterNumber: {
      usual: ["matarnummer|matarnr|anlaggnings id"],
    },
    usageKwh: {
      usual: ["forbrukning kwh|total forbrukning|elforbrukning|er forbrukning|forbrukning"],
    },
    usageTherms: {},
    previousRead: {
      usual: ["foregaende matarstallning|tidigare matarstallning"],
    },
    currentRead: {
      usual: ["matarstallning|aktuell matarstallning"],
    },
    previousBalance: {
      usual: ["foregaende saldo|ingaende skuld|foregaende faktura"],
    },
    paymentsReceived: {
      usual: ["mottagna betalningar|inbetalningar|er betalning"],
    },
    openingBalance: {
      usual: ["ingaende saldo|ingaende balans|startsaldo"],
    },
    closingBalance: {
      usual: ["utgaende saldo|utgaende balans|slutsaldo|nytt saldo"],
    },
    totalCredits: {
      usual: ["summa inbetalningar", "summa insattningar|insattningar|totalt insatt"],
    },
    totalDebits: {
      usual: ["summa inkop", "summa uttag|uttag|totalt uttag"],
    },
    advertiser: {
      usual: ["annonsor"],
    },
    period: {
      usual: ["fakturaperiod|avrakningsperiod|faktureringsperiod|forbrukningsperiod"],
    },
    other: {
      usual: [
        "inbetalt belopp",
        "bankgiro|plusgiro|ocr nummer|bankkonto|leveransdatum|betalningsvillkor|drojsmalsranta",
        "oresavrundning|avrundning|vaxel|kontant|kortbetalning|mottaget|mottaget kontant|kassanr|butiksnr",
        "kontrollenhet|godkand for f-skatt|telefonnummer|rabatter|totalt rabatt|summa rabatt|fraktavgift",
        "faktureringsavgift|expeditionsavgift|var referens|momssats|kvitto original",
      ],
    },
  },
  columns: {
    itemCode: ["artikelkod|varunummer|varunr"],
    description: ["benamning|beskrivning|vara|varor|produktnamn|specifikation|avser"],
    quantity: ["antal|mangd|levererat|kvantitet"],
    unitPrice: ["a-pris|pris|styckpris|pris per enhet|enhetspris|pris/enhet"],
    lineTax: ["moms|momsbelopp|moms kr"],
    taxRate: ["moms %|momssats"],
    netTotal: ["belopp|summa|radsumma|totalt|belopp kr|belopp sek|nettobelopp|summa exkl moms"],
    grossTotal: ["belopp inkl moms|summa inkl moms|totalt inkl moms"],
    lineSubTotal: [],
    discount: ["rabatt i procent|avdrag"],
    date: ["bokforingsdag|bokforingsdatum|transaktionsdatum"],
    debit: ["uttag|utbetalning"],
    credit: ["insattning|insattningar|inbetalning"],
    balance: ["behallning"],
    other: ["enhet|radnr"],
  },
  sums: ["delsumma|nettobelopp|varav moms|moms$|att betala|oresavrundning|avrundning"],
  carries: ["transport till nasta sida|fran foregaende sida|transporteras"],
  ends: [
    "betalningsvillkor|betalningssatt|drojsmalsranta|momsspecifikation|spara kvitto|tack for",
    "valkommen ater|antal artiklar",
  ],
  tenders: ["kontant|kort$|kortbetalning|mottaget|vaxel|oresavrundning|betalat|swish|moms|varav moms"],
  adjustments: ["fraktavgift|faktureringsavgift|expeditionsavgift|oresavrundning"],
  tips: ["dricks"],
  besideTax: ["varav|pa"],
  numberWords: ["nummer|nr|no"],
  codeWords: [],
  dateWords: [],
  stopWords: [],
  genericLabels: [],
  boundLabels: ["fran|till|moms"],
  months: ["", "", "", "", "maj", "", "", "augusti", "", "", "", ""],
  titles: {
    demand: ["faktura|kvitto|kassakvitto"],
    order: ["bestallning|inkopsorder|orderbekraftelse"],
    credit: ["kreditfaktura|kreditnota"],
    account: ["kontoutdrag"],
    none: ["offert|foljesedel|packsedel"],
  },
  headingParts: {
    tax: ["moms"],
    sum: ["summa|belopp"],
    price: ["pris"],
    per: [],
    ofUnit: [],
    usage: [],
    taxRate: [],
    rateOf: [],
    taxAmount: [],
    amountOf: [],
    including: [],
    excluding: ["exkl"],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: [],
    secondItems: [],
    secondCounts: [],
  },
  patterns: {
    demandTitles: ["faktura|kvitto"],
    creditTitles: ["kredit"],
    copies: ["kopia"],
    numberings: [],
    orderNumbers: [],
    orderTerms: ["bestallare|leverantor|leveransdatum|leveransadress|godsmarkning"],
    cardTerms: ["minsta belopp|lagsta belopp|kreditgrans"],
    demands: ["att betala|forfallodatum|kontant|vaxel|mottaget|kort"],
    pageTitles: ["faktura|kvitto|kreditfaktura|bestallning|kontoutdrag"],
    continues: ["transport till nasta"],
    continued: ["transport fran"],
    pages: ["sida|sidan|sid"],
    pageOf: ["av"],
    commonWords: ["och|att|moms|betala|tack|kvitto"],
    legalForms: ["aps|a/s"],
    companyWords: [],
    legalCapitals: ["OY|AB|AS"],
    streets: ["vagen|gatan|gata|vag|torget|torg|allen"],
    looseStreets: [],
    streetEndings: ["gatan|vagen|grand|torget"],
    contacts: ["orgnr|org nr|momsreg|bankgiro|plusgiro"],
    countries: ["danmark|sverige|norge|suomi"],
    units: [],
    times: [],
    openEnds: [],
    nameLinks: [],
    nameParticles: [],
    salutations: [],
    forWords: [],
    payableWords: [],
    courtesies: [],
    noNames: ["faktura|kvitto|kreditfaktura|kontoutdrag|orderbekraftelse|foljesedel|sida \\d.*"],
    closingTitles: ["faktura|kvitto"],
    openingTitles: ["faktura|kvitto"],
    by: ["fran"],
    versions: ["utgåva"],
    cardSlips: ["kontrollenhet|kortbetalning|kortnummer"],
    rangeWords: [],
    rangeArticles: [],
    openingBalances: [],
    previousReads: [],
    currentReads: [],
    meterFactors: [],
    consumption: [],
    averages: ["genomsnitt\\w*|per dygn"],
    meterHeadings: [],
    attributes: [],
    periods: [],
    cashGiven: ["kontant|mottaget|mottagetkontant"],
    cashReturned: ["vaxel|tillbaka"],
    roundings: ["oresavrundning|avrundning"],
    carryGoods: [],
    days: [],
    phones: [],
    boxPhones: [],
    attention: [],
    receiptTitles: ["kvitto|kassakvitto"],
    tills: ["bord|expedit|kassanr|kassabitrade"],
    farewells: ["tack for (?:besoket|ditt kop|ditt besok)|valkommen ater"],
    stays: ["rum|ankomst|avresa|natter|logi|vistelse|gastnamn"],
    energies: ["elhandel|elnat|elforbrukning|matarstallning|natavgift|forbrukning"],
    otherTitles: [
      "\\w*avtal|protokoll \\w+|paminnelse|lonespecifikation|prislista|offert|foljesedel|packsedel|intyg",
      "ansokan|fullmakt|rapport \\w+|meddelande",
    ],
    letters: ["med vanliga halsningar|hogaktningsfullt|bifogat|bifogas|harmed"],
    agreements: ["parterna|nedan kallad|undertecknad\\w*|hyresvard|hyresgast|arbetsgivare|arbetstagare"],
    selfBilled: ["sjalvfaktur\\w*"],
  },
};
