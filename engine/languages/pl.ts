import type { Language } from "./language";

/** Polish. */
export const pl: Language = {
  code: "pl",
  labels: {
    invoiceNumber: {
      usual: [
        "faktura vat nr|faktura vat|faktura {numer|vat numer}|numer faktury|nr faktury|nr dokumentu",
        "numer dokumentu|nr paragonu|numer paragonu|rachunek nr|nr rachunku|faktura korygujaca nr",
        "nr wydruku",
      ],
      weak: ["paragon|paragon fiskalny|rachunek"],
    },
    invoiceDate: {
      usual: [
        "data wystawienia|data wystawienia faktury|data faktury|data sprzedazy|data dokumentu",
        "wystawiono dnia|z dnia|data i miejsce wystawienia",
      ],
    },
    dueDate: {
      usual: ["termin płatnosci|termin zapłaty|płatne do|zapłata do|data płatnosci|płatnosc do"],
    },
    orderNumber: {
      usual: ["nr zamowienia|numer zamowienia|zamowienie nr|zamowienie|nr umowy zamowienia"],
    },
    orderDate: {
      usual: ["data zamowienia|data złozenia zamowienia"],
    },
    statementDate: {
      usual: ["data wyciagu|wyciag z dnia|stan na dzien"],
    },
    periodStart: {
      usual: ["od dnia|data poczatkowa"],
    },
    periodEnd: {
      usual: ["do dnia|data koncowa"],
    },
    currency: {
      usual: ["waluta|kwoty w|waluta faktury"],
    },
    subTotal: {
      usual: [
        "razem netto|wartosc netto|suma netto|kwota netto|ogołem netto|sprzedaz opodatkowana|sprzed opod",
        "łacznie netto",
      ],
    },
    tax: {
      usual: [
        "podatek vat|kwota vat|suma ptu|ptu|kwota ptu|razem vat|suma vat|wartosc vat|podatek ptu",
        "kwota a 23|ptu a 23%|ptu b 8%|ptu c 5%|kwota podatku",
      ],
    },
    total: {
      usual: [
        "razem|suma pln|razem brutto|wartosc brutto|suma brutto|ogołem|łacznie|kwota brutto",
        "razem do zapłaty|suma do zapłaty|łacznie do zapłaty|do zapłaty pln|razem pln|suma zł",
        "naleznosc ogołem",
      ],
    },
    amountDue: {
      usual: ["do zapłaty|pozostało do zapłaty|pozostaje do zapłaty|kwota do zapłaty|naleznosc|zaległosc"],
    },
    grossAmount: {
      usual: ["kwota brutto razem"],
    },
    vendorName: {
      usual: ["sprzedawca|dane sprzedawcy|wystawca|wystawca faktury|dostawca|usługodawca|witamy w"],
    },
    vendorAddress: {
      usual: ["adres sprzedawcy|adres siedziby|siedziba"],
    },
    vendorTaxNumber: {
      usual: ["numer nip|nip|nip nr|nr nip|nip sprzedawcy|numer identyfikacji podatkowej|regon"],
    },
    customerName: {
      usual: [
        "nabywca|dane nabywcy|odbiorca faktury|kupujacy|płatnik|klient|zamawiajacy|nazwa klienta",
        "posiadacz rachunku",
      ],
    },
    customerTaxNumber: {
      usual: ["nip nabywcy|nip klienta|nip kupujacego|nip odbiorcy"],
    },
    billToAddress: {
      usual: ["adres nabywcy|adres do faktury|adres klienta|adres korespondencyjny"],
    },
    shipToAddress: {
      usual: ["adres dostawy|odbiorca|miejsce dostawy|adres wysyłki|dostarczyc do"],
    },
    accountNumber: {
      usual: ["nr klienta|numer klienta|nr umowy|numer umowy|nr płatnika|numer ewidencyjny|kod klienta"],
    },
    serviceAddress: {
      usual: ["adres punktu poboru|punkt poboru|miejsce poboru|adres ppe"],
    },
    meterNumber: {
      usual: ["nr licznika|numer licznika|numer ppe|kod ppe"],
    },
    usageKwh: {
      usual: ["zuzycie|zuzycie kwh|zuzycie energii|ilosc kwh|łaczne zuzycie"],
    },
    usageTherms: {},
    previousRead: {
      usual: ["wskazanie poprzednie|poprzedni odczyt|stan poprzedni"],
    },
    currentRead: {
      usual: ["wskazanie biezace|biezacy odczyt|stan biezacy|odczyt biezacy"],
    },
    previousBalance: {
      usual: ["saldo poprzednie|poprzednie saldo|saldo z poprzedniego okresu"],
    },
    paymentsReceived: {
      usual: ["wpłaty|otrzymane wpłaty|suma wpłat"],
    },
    openingBalance: {
      usual: ["saldo poczatkowe|saldo otwarcia"],
    },
    closingBalance: {
      usual: ["saldo koncowe|saldo zamkniecia|saldo biezace"],
    },
    totalCredits: {
      usual: ["suma wplat", "suma uznan|uznania"],
    },
    totalDebits: {
      usual: ["suma wydatkow", "suma obciazen|obciazenia"],
    },
    advertiser: {
      usual: ["reklamodawca"],
    },
    period: {
      usual: ["okres|okres rozliczeniowy|za okres|okres rozliczenia"],
    },
    other: {
      usual: [
        "wplacono",
        "telefon kom|rachunek bankowy|nr konta|numer konta|nr rachunku bankowego|konto bankowe|kasjer",
        "kasa nr|gotowka|reszta|karta płatnicza|sposob płatnosci|forma płatnosci|sposob zapłaty",
        "data dostawy|strona|rabat|opust|nr sys|nr transakcji|zapłacono|zapłacono gotowka|słownie|uwagi",
        "data wydruku|ilosc pozycji|stawka vat",
      ],
    },
  },
  columns: {
    itemCode: ["kod|kod towaru|symbol|indeks|nr katalogowy"],
    description: [
      "nazwa|nazwa towaru|nazwa towaru lub usługi|nazwa usługi|opis|tytuł operacji|opis operacji",
      "nazwa towaru / usługi",
    ],
    quantity: ["ilosc|zuzycie"],
    unitPrice: ["cena|cena jednostkowa|cena netto|cena jedn|cena brutto|cena jedn netto"],
    lineTax: ["kwota vat|vat kwota|wartosc vat|podatek vat"],
    taxRate: ["stawka vat|stawka|vat stawka|stawka %"],
    netTotal: ["wartosc|wartosc netto|kwota|kwota netto|suma netto|netto wartosc"],
    grossTotal: ["wartosc brutto|kwota brutto|suma brutto"],
    lineSubTotal: [],
    discount: ["rabat|rabat %|upust|opust"],
    date: ["data operacji|data ksiegowania|data waluty"],
    debit: ["obciazenie|obciazenia|wydatki|wypłaty"],
    credit: ["uznanie|uznania|wpływy|wpłaty"],
    balance: ["saldo po operacji"],
    other: ["jedn|jednostka|pkwiu"],
  },
  sums: [
    "razem|ogołem|łacznie|sprzedaz opodatkowana|sprzed opod|ptu|suma ptu|kwota ptu|do zapłaty|podatek vat",
  ],
  carries: ["do przeniesienia|z przeniesienia"],
  ends: [
    "sposob płatnosci|forma płatnosci|termin płatnosci|słownie|dziekujemy|sprzedaz opodatkowana",
    "sprzed opod|uwagi$|niefiskalny|rozliczenie płatnosci",
  ],
  tenders: [
    "gotowka|karta|karta płatnicza|reszta|rozliczenie|zapłacono|ptu|sprzed opod|sprzedaz opodatkowana",
    "suma ptu|kwota ptu",
  ],
  adjustments: ["rabat$|opust|koszt wysyłki|koszty wysyłki|koszty transportu|zaokraglenie"],
  tips: ["napiwek|serwis"],
  besideTax: ["od|w|tym|stawka|kwota"],
  numberWords: ["nr|numer|no"],
  codeWords: [],
  dateWords: [],
  stopWords: [],
  genericLabels: [],
  boundLabels: [],
  months: [
    "styczen|stycznia|sty",
    "luty|lutego|lut",
    "marzec|marca",
    "kwiecien|kwietnia|kwi",
    "maja",
    "czerwiec|czerwca|cze",
    "lipiec|lipca|lip",
    "sierpien|sierpnia|sie",
    "wrzesien|wrzesnia|wrz",
    "pazdziernik|paz",
    "listopad|listopada|lis",
    "grudzien|grudnia|gru",
  ],
  titles: {
    demand: ["faktura vat|rachunek|paragon|paragon fiskalny|faktura proforma"],
    order: ["zamowienie|potwierdzenie zamowienia"],
    credit: ["faktura korygujaca|korekta"],
    account: ["wyciag|wyciag bankowy"],
    none: ["oferta|list przewozowy"],
  },
  headingParts: {
    tax: [],
    sum: ["wartosc|kwota"],
    price: ["cena"],
    per: [],
    ofUnit: [],
    usage: [],
    taxRate: [],
    rateOf: [],
    taxAmount: [],
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
    demandTitles: ["paragon|rachunek"],
    creditTitles: ["korygujaca|korekta"],
    copies: ["oryginal|duplikat faktury"],
    numberings: [],
    orderNumbers: [],
    orderTerms: ["zamawiajacy|dostawca|data dostawy|adres dostawy|miejsce dostawy"],
    cardTerms: ["minimalna kwota|splata minimalna|limit kredytowy"],
    demands: ["do zaplaty|termin platnosci|gotowka|reszta|karta"],
    pageTitles: ["faktura vat|rachunek|paragon fiskalny|zamowienie|wyciag"],
    continues: ["do przeniesienia"],
    continued: ["z przeniesienia"],
    pages: ["strona|str"],
    pageOf: ["z"],
    commonWords: ["oraz|dla|jest|razem|sprzedaż|paragon|podatek|gotówka|dziękujemy"],
    legalForms: ["sp\\.? z o\\.?o|s\\.\\s?r\\.\\s?o|kft"],
    companyWords: [],
    legalCapitals: [],
    streets: ["ul|ulica|aleja|aleje|osiedle|plac"],
    looseStreets: ["ulica"],
    streetEndings: [],
    contacts: ["nip|regon|krs"],
    countries: ["polska|ceska republika"],
    units: [],
    times: [],
    openEnds: [],
    nameLinks: [],
    nameParticles: [],
    salutations: [],
    forWords: [],
    payableWords: [],
    courtesies: [],
    noNames: ["faktura vat|rachunek|paragon|paragon fiskalny|zamowienie|oryginal|kopia|strona \\d.*"],
    closingTitles: [],
    openingTitles: [],
    by: [],
    versions: ["wersja"],
    cardSlips: ["zblizeniowo|kod autoryzacji|nr karty"],
    rangeWords: ["do"],
    rangeArticles: [],
    openingBalances: [],
    previousReads: [],
    currentReads: [],
    meterFactors: [],
    consumption: [],
    averages: ["srednio|sredni\\w*|dziennie"],
    meterHeadings: [],
    attributes: [],
    periods: [],
    cashGiven: ["gotowka"],
    cashReturned: ["reszta"],
    roundings: ["zaokragl"],
    carryGoods: [],
    days: [],
    phones: [],
    boxPhones: [],
    attention: [],
    receiptTitles: ["paragon"],
    tills: ["kasjer|kasjerka|stolik|kelner|sprzedaz opodatkowana|suma ptu|kasa"],
    farewells: ["dziekujemy|zapraszamy ponownie"],
    stays: ["pokoj|przyjazd|wyjazd|nocleg(?:i)?|pasazer"],
    energies: ["energia elektryczna|licznik|taryfa|dystrybucja|zuzycie"],
    otherTitles: [
      "umowa(?: \\w+)?|wezwanie do zap\\S*aty|lista plac|cennik|oferta|list przewozowy|zaswiadczenie",
      "wniosek|pe\\S*nomocnictwo|sprawozdanie|zawiadomienie|zyciorys",
    ],
    letters: ["z powazaniem|w zalaczeniu|szanown[yai]"],
    agreements: ["strony|zwan[yaei]\\w* dalej|najemca|wynajmujacy|pracodawca|pracownik|zobowiazuje"],
    selfBilled: ["samofakturowanie"],
  },
};
