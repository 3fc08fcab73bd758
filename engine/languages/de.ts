import type { Language } from "./language";

/** German. */
export const de: Language = {
  code: "de",
  labels: {
    invoiceNumber: {
      usual: [
        "{rechnungs|rechnung|beleg|gutschrift|gutschrifts} {numberWords}|rechnungs-no",
        "rechnungsnummer/datum|dokumentnummer|dokument-nr|faktura nr|fakturanummer|faktur-nr",
        "vorgangsnummer|quittungsnr|rechnung|{bon|kassenbon|rechn|rg|re} {numberWords}",
      ],
    },
    invoiceDate: {
      usual: [
        "rechnungs datum|re-datum|rg-datum|dokumentdatum|gutschriftsdatum|kaufdatum|bon-datum",
        "ausgestellt am|datum der ausstellung|fakturadatum|rechnungsdatum/leistungsdatum|belegdatum",
        "datum der rechnung|ausstellungsdatum|rechnung vom",
      ],
      weak: ["datum|vom"],
    },
    dueDate: {
      usual: [
        "zahlungsfrist|zahlungsziel bis|zahlungsfalligkeit|zahlung bis|zahlbar bis zum|zahlbar am|fallig",
        "fallig bis|falligkeit|abbuchung am|einzug am|zahlungstermin|bitte zahlen sie bis",
        "zahlbar netto bis|faelligkeitsdatum|fallig am|falligkeitsdatum|zahlbar bis|zu zahlen bis",
        "faellig am|bis zum|netto bis|zahlungsziel",
      ],
    },
    orderNumber: {
      usual: [
        "{bestell|auftrags|auftrag|bestellung|ihre bestell|ihre bestellung} {numberWords}|best.-nr|ab-nr",
        "kundenauftrag|unsere auftragsnummer|bestell-referenz|bestellung|ihre bestellung",
        "ihre auftragsnummer|bestellung vom",
      ],
      weak: ["auftrag"],
    },
    orderDate: {
      usual: ["bestellung vom|auftrag vom|datum der bestellung|bestellt am|auftragsdatum|bestelldatum"],
      weak: ["datum"],
    },
    statementDate: {
      usual: ["datum des auszugs|auszug vom|kontoauszug per|erstellt am|kontoauszug vom|auszugsdatum"],
      weak: ["datum"],
    },
    periodStart: {
      usual: ["von"],
    },
    periodEnd: {
      usual: ["bis"],
    },
    currency: {
      usual: ["wahrung|rechnungswahrung|alle betrage in|belegwahrung|betrage in"],
    },
    subTotal: {
      usual: [
        "nettobetrag|netto|netto gesamt|gesamt netto|gesamtbetrag netto|nettosumme|summe (netto)",
        "nettogesamtbetrag|zwischensumme|zwischensumme netto|warenwert|nettowarenwert",
        "rechnungsbetrag netto|summe ohne mwst|betrag netto|betrag ohne mwst|netto eur|total netto",
        "zwischentotal|rechnungssumme netto|rechnungssumme ohne ust|rechnungssumme netto exkl ust",
      ],
    },
    tax: {
      usual: [
        "mwst|mwst 19%|19% mwst|mwst 19,00%|mwst-betrag|ust 19%|ust betrag|ust|zzgl. 19% mwst",
        "zzgl. 19% ust|zzgl mwst 19%|zzgl mwst|enthaltene mwst|darin enthaltene mwst|inkl. mwst|davon mwst",
        "mehrwertsteuer 19%|umsatzsteuer 19%|umsatzsteuerbetrag|gesamt mwst|summe mwst|summe ust",
        "mwst total|mwst gesamt|mehrwertsteuer|umsatzsteuer|summe umsatzsteuer|steuerbetrag",
        "zzgl umsatzsteuer|gesamtsteuer|zzgl ust|zzgl mehrwertsteuer|steuer",
      ],
    },
    total: {
      usual: [
        "gesamt eur|gesamt (brutto)|gesamtpreis|gesamtwert|gesamtbetrag eur|gesamtbetrag inkl mwst",
        "gesamtbetrag inkl ust|gesamtsumme brutto|gesamtsumme inkl mwst|summe eur|summe inkl mwst",
        "summe gesamt|rechnungsbetrag eur|rechnungsbetrag inkl mwst|rechnungsbetrag in eur",
        "bruttogesamtbetrag|bruttobetrag eur|brutto gesamt|brutto|gesamt inkl mwst|total inkl mwst",
        "totalbetrag|zu bezahlen|gutschriftsbetrag|auftragssumme|bestellwert|gesamtbetrag|rechnungsbetrag",
        "gesamtsumme|endbetrag|bruttobetrag|summe brutto|bruttosumme|gesamt|summe|rechnungssumme",
        "rechnungssumme brutto|rechnungsbetrag brutto|zahlbetrag|zu zahlen|gesamtbetrag brutto",
        "rechnungssumme brutto inkl ust|rechnungsendbetrag",
      ],
    },
    amountDue: {
      usual: [
        "offener restbetrag|offener saldo|offene summe|restzahlung|noch offen|noch zu bezahlen",
        "zu uberweisen|zu uberweisender betrag|restforderung|offener betrag|zahlbetrag|noch zu zahlen",
        "restbetrag|falliger betrag|zu zahlender betrag",
      ],
    },
    grossAmount: {
      usual: ["bruttobetrag"],
    },
    vendorName: {
      usual: [
        "rechnungsaussteller|aussteller|absender|anbieter|auftragnehmer|firma|lieferant/verkaufer",
        "leistungserbringer|empfanger der zahlung|zahlungsempfanger|inhaber|verkauft durch|von|verkaufer",
        "rechnungsersteller|lieferant|rechnungssteller|kontoinhaber|willkommen bei|willkommen im",
        "danke fur ihren einkauf bei|vielen dank fur ihren einkauf bei|danke fur ihren besuch im",
      ],
    },
    vendorAddress: {
      usual: ["sitz|sitz der gesellschaft|firmenanschrift|absenderadresse|geschaftsadresse|firmensitz"],
    },
    vendorTaxNumber: {
      usual: [
        "ust-id nr|ust id|ust-identifikationsnummer|umsatzsteuer-identnummer|umsatzsteuer-ident-nr",
        "umsatzsteuernummer|ust nr|steuer nr|st-nr|finanzamt steuernummer|mwst-nummer|mwst nr|uid nr",
        "uid-nummer|unsere ust-idnr|unsere steuernummer|ust-ident-nr|umsatzsteuer-id",
        "umsatzsteuer-identifikationsnummer|steuernummer|uid",
      ],
    },
    customerName: {
      usual: [
        "kunde|kundenname|kundenanschrift|rechnungsanschrift|rechnung geht an|rechnungsempfanger|empfanger",
        "leistungsempfanger|an|besteller|auftraggeber|abnehmer|kaufer|berechnet an|z. hd|zu handen",
        "kontoinhaber|sehr geehrter herr|sehr geehrte frau|rechnungsadresse|kaufer/leistungsempfanger",
        "rechnung an",
      ],
    },
    customerTaxNumber: {
      usual: [
        "ust-id des kunden|ust-idnr des kunden|ust-idnr kunde|ust-id kunde|kunden-ust-idnr|kunden ust-id",
        "kunden-uid|ihre uid|ihre uid-nr|ihre ust-id-nr|ihre ust-id|ihre umsatzsteuer-id|ihre steuernummer",
        "uid kunde|uid des leistungsempfangers|ust-id leistungsempfanger|ihre ust-identnr",
      ],
    },
    billToAddress: {
      usual: ["kundenadresse"],
      weak: ["anschrift"],
    },
    shipToAddress: {
      usual: [
        "lieferadresse|lieferanschrift|liefern an|geliefert an|lieferort|empfangsadresse|versandadresse",
        "versand an|warenempfanger|verbrauchsstelle|lieferstelle|abnahmestelle|entnahmestelle",
        "lieferung nach|leistungsort|abweichender warenempfanger|lieferung an",
      ],
    },
    accountNumber: {
      usual: [
        "{kunden|ihre kunden|kd|konto} {nummer|nr|no}|kunde nr|kundenkonto|debitor nr|debitoren-nr",
        "vertragskonto|vertragskontonummer|vertragsnummer|vertrags-nr|kontonummer des kunden",
        "mitgliedsnummer|kundenreferenz|debitor|debitorennummer",
      ],
      weak: ["kunde"],
    },
    serviceAddress: {
      usual: ["lieferstelle|verbrauchsstelle|abnahmestelle|lieferadresse|messstelle"],
    },
    meterNumber: {
      usual: ["zahlernummer|zahler-nr|zahler|stromzahler|gaszahler"],
    },
    usageKwh: {
      usual: [
        "verbrauch kwh|verbrauch in kwh|ihr verbrauch|energieverbrauch|verbrauch gesamt",
        "gesamtverbrauch kwh|jahresverbrauch|abgerechneter verbrauch|verbrauch|gesamtverbrauch",
        "stromverbrauch",
      ],
    },
    usageTherms: {},
    previousRead: {
      usual: ["alter zahlerstand|zahlerstand alt|anfangszahlerstand|zahlerstand anfang|stand alt"],
    },
    currentRead: {
      usual: ["neuer zahlerstand|zahlerstand neu|endzahlerstand|zahlerstand ende|stand neu"],
    },
    previousBalance: {
      usual: ["vorheriger saldo|alter saldo|saldovortrag"],
    },
    paymentsReceived: {
      usual: ["erhaltene zahlungen|ihre zahlungen|zahlungseingang|zahlungen|geleistete abschlage"],
    },
    openingBalance: {
      usual: [
        "anfangsbestand|saldovortrag|alter saldo|vorheriger saldo|saldo alt|kontostand am|anfangssaldo",
        "alter kontostand|kontostand alt",
      ],
    },
    closingBalance: {
      usual: [
        "endbestand|neuer saldo|saldo neu|kontostand|aktueller kontostand|schlusssaldo|abschlusssaldo",
        "endsaldo|neuer kontostand|kontostand neu",
      ],
    },
    totalCredits: {
      usual: [
        "haben|geleistete zahlungen",
        "summe gutschriften|summe der gutschriften|gutschriften gesamt|summe eingange|eingange",
        "zahlungseingange|habenumsatze|gutschriften|summe haben",
      ],
    },
    totalDebits: {
      usual: [
        "soll|neue umsatze|summe der umsatze|summe lastschriften",
        "summe belastungen|summe der belastungen|belastungen gesamt|summe ausgange|ausgange",
        "zahlungsausgange|sollumsatze|belastungen|summe soll",
      ],
    },
    advertiser: {
      usual: ["werbekunde"],
    },
    period: {
      usual: ["zeitraum|abrechnungszeitraum|leistungszeitraum|periode"],
    },
    other: {
      usual: [
        "eingeworfen|einwurf|eingezahlt",
        "ruckgeld|zuruck|barzahlung|bar eur|kartenzahlung|girocard|gegeben|telefax|telefon|handy|blz|konto-nr|kontonummer|konto|bankleitzahl|iban-nr",
        "liefer- und leistungsdatum|lieferdatum|leistungsdatum|liefertermin|lieferschein|lieferschein-nr",
        "lieferscheinnummer|seite|blatt|handelsregister|handelsreg|hrb|hrb-nr|amtsgericht",
        "zahlungsbedingungen|zahlungsart|rabatt|skonto|versandkosten|versand|fracht|bereits bezahlt",
        "anzahlung|erhaltene anzahlungen|steuersatz|basisbetrag|steuerbasisbetrag",
        "gesamtbetrag der zuschlage|gesamtbetrag der abschlage|zu-/abschlag|positionssumme",
        "summe positionen|summe zu-/abschlage|angebot|angebotsnummer|unsere lieferantennummer",
        "lieferantennummer|lieferantennr|ihr zeichen|unser zeichen|ansprechpartner|sachbearbeiter",
        "bearbeiter|referenz des kaufers|zahlungsreferenz|buchungsreferenz|mandatsreferenz",
        "verwendungszweck|betreff|glaubiger-id|geschaftsfuhrer|abteilung|kostenstelle|auszug nr",
      ],
    },
  },
  columns: {
    itemCode: [
      "bestellnummer|sachnummer|materialnr|materialnummer|produktnr|produktnummer",
      "art-nr-lief|lieferanten art nr|lieferantenartikelnr|art nr|artikel nr|artikelnummer|unsere art nr",
      "art no|best nr|bestellnr",
    ],
    description: [
      "warenbezeichnung|bezeichnung der ware|artikeltext|leistungsbeschreibung|bezeichnung leistung|produktbezeichnung|tatigkeit",
      "beschreibung|bezeichnung|artikel|artikelbezeichnung|artikelbeschreibung|leistung|position|produkt",
      "text|buchungstext|verwendungszweck|dienstleistung|bezeichnung der leistung",
    ],
    quantity: [
      "stuckzahl|rechnungsmenge|liefermenge|std anzahl",
      "menge|anzahl|anz|stuck|stk|menge einheit|std|stunden|verbrauch|menge einh",
    ],
    unitPrice: [
      "einzelpreis netto|preis eur|preis netto|preis je einheit|ep eur|preis pro stuck|stundensatz|nettoeinzelpreis",
      "preis|einzelpreis|epreis|einheitspreis|stuckpreis|nettopreis|preis einheit|preis pro einheit",
      "einzelpreis eur|einzel €|ep|einzel eur|tarif|listenpreis|vk-preis",
    ],
    lineTax: ["mwst|ust|steuer|steuerbetrag"],
    taxRate: ["mwst %|ust %|steuersatz|steuer %|mwst satz|ust satz|steuersatz [%]|st-satz"],
    netTotal: [
      "gp eur|gesamtpreis netto|zeilensumme|warenwert|gesamtbetrag netto|positionssumme|nettogesamt",
      "betrag|gesamt €|gesamtpreis|entgelt|summe|nettobetrag|netto|gesamt netto|betrag eur|positionsbetrag",
      "betrag netto|g-preis|gesamtpreis eur|betrag in eur|summe eur",
    ],
    grossTotal: ["brutto|bruttobetrag|gesamt brutto"],
    lineSubTotal: [],
    discount: ["rabatt|rabatt %|nachlass|zu-/abschlag|rab|rab %"],
    date: ["datum|buchungstag|buchung|valuta|wert|leistungsdatum|datum leistung|lieferdatum"],
    debit: ["soll|belastung|belastungen|lastschrift|lastschriften|zu ihren lasten"],
    credit: ["haben|gutschrift|gutschriften|zu ihren gunsten"],
    balance: ["saldo|kontostand"],
    other: ["zeile|lfd nr|einheit|meng.-einheit|ihre art nr|art|art-nr-kunde|art-nr|einh|ehd|mwst schlussel"],
  },
  sums: [
    "warenwert|summe|zwischensumme|gesamtbetrag|rechnungs{summe|betrag}|positionssumme|bruttosumme",
    "nettosumme",
  ],
  carries: ["ubertrag|zwischenubertrag|seitensumme"],
  ends: [
    "zahlungs{bedingungen|art|information|ziel}|umsatzsteuer auf|umsatzsteuer$|steuer auf|steuerubersicht",
    "anzahl artikel|bemerkungen$|belegsummen",
  ],
  tenders: [
    "offener betrag|geleistete|bar$|bar {eur|chf}|barzahlung|gegeben|zuruck|ruckgeld|wechselgeld",
    "kartenzahlung|ec karte|girocard|zu zahlen",
  ],
  adjustments: ["rabatt|rundung|abschlag|zuschlag|skonto|nachlass|versand|fracht|lieferkosten"],
  tips: ["trinkgeld|bedienungsgeld"],
  besideTax: ["zzgl|zuzuglich|inkl|inklusive|enthaltene|enthalten|auf|aus|von|betrag|satz"],
  numberWords: ["nummer|nr"],
  codeWords: [],
  dateWords: ["datum"],
  stopWords: [],
  genericLabels: ["anschrift|nummer"],
  boundLabels: ["bis|an|von|sitz|firma|netto|brutto|inhaber"],
  months: [
    "januar|jaenner|janner",
    "februar",
    "marz|maerz|mrz",
    "",
    "mai",
    "juni",
    "juli",
    "",
    "",
    "oktober|okt",
    "",
    "dezember|dez",
  ],
  titles: {
    demand: ["rechnung|quittung|kassenbon|beleg"],
    order: ["bestellung|auftrag|bestellauftrag|auftragsbestatigung"],
    credit: ["gutschrift|rechnungskorrektur|stornorechnung"],
    account: ["kontoauszug|kreditkartenabrechnung|kreditkartenauszug"],
    none: ["angebot|lieferschein"],
  },
  headingParts: {
    tax: ["mwst|ust|mehrwertsteuer|umsatzsteuer"],
    sum: ["betrag|gesamt|summe"],
    price: ["preis"],
    per: ["pro"],
    ofUnit: [],
    usage: ["verbrauch"],
    taxRate: ["satz"],
    rateOf: [],
    taxAmount: ["betrag"],
    amountOf: [],
    including: ["inkl|mit"],
    excluding: ["ohne"],
    net: ["netto"],
    before: ["zzgl"],
    shortAmounts: ["betrag"],
    secondPrices: [],
    secondItems: ["artikel|produkt"],
    secondCounts: ["stuck"],
  },
  patterns: {
    demandTitles: ["rechnung|quittung"],
    creditTitles: ["gutschrift|korrektur|storno"],
    copies: ["kopie|duplikat"],
    numberings: ["nr|nummer|datum"],
    orderNumbers: [
      "(?:bestell|bestellungs|auftrags|einkaufs)(?:nummer|nr|datum)\\b.*",
      "(?:bestellung|auftrag) (?:nr|nummer|vom)\\b.*",
    ],
    orderTerms: [
      "einkaufer(?:in)?|besteller|lieferant|liefertermin|lieferdatum|lieferanschrift|lieferadresse",
      "wunschtermin",
    ],
    cardTerms: ["mindestbetrag|mindestzahlung|kreditrahmen|verfugungsrahmen|kreditlinie"],
    demands: ["zahlbar|zu zahlen|zahlungsziel|zahlungsbetrag|fallig|falligkeit|bar|gegeben|ruckgeld|bezahlt"],
    pageTitles: ["rechnung|gutschrift|bestellung|quittung|kontoauszug"],
    continues: ["ubertrag auf"],
    continued: ["ubertrag von|fortsetzung"],
    pages: ["seite|blatt|bl"],
    pageOf: ["von"],
    commonWords: ["und|der|die|mwst|summe|betrag|vielen|dank|straße"],
    legalForms: ["gmbh|g\\.m\\.b\\.h|kgaa|ohg|gbr|mbh|e\\.\\s?k|e\\.\\s?kfm|e\\.\\s?v|a\\.\\s?g"],
    companyWords: ["gebr(?:ü|u)der"],
    legalCapitals: ["AG|KG|SE|UG|EG|eK|eG"],
    streets: ["strasse|str|weg|platz|gasse|ring|damm|ufer|postfach"],
    looseStreets: ["postfach"],
    streetEndings: ["strasse|str\\.|gasse|weg|platz|allee|damm|ufer"],
    contacts: ["telefon|telefax|ust|steuer|hrb|datum|nummer|kundennummer"],
    countries: ["spanien|deutschland|frankreich|italien|osterreich|schweiz|belgien|luxemburg"],
    units: ["st|stk|stuck|stück"],
    times: ["mal|zu|je"],
    openEnds: ["und|für|mit|bzw\\.?|oder"],
    nameLinks: ["und|der"],
    nameParticles: ["von|zu"],
    salutations: ["herrn?|frau|sehr"],
    forWords: ["fur"],
    payableWords: ["von"],
    courtesies: ["herr|herrn|frau"],
    noNames: [
      "rechnung|gutschrift|lieferschein|bestellung|auftragsbestatigung|angebot|mahnung|kontoauszug",
      "quittung|storno|seite \\d.*|bankverbindung(?:en)?",
    ],
    closingTitles: ["rechnung"],
    openingTitles: ["rechnung"],
    by: ["von"],
    versions: ["ausgabe|formularstand"],
    cardSlips: ["vu-?nr|trace-?nr|terminal-?id|genehmigungs-?nr|kontaktlos|girocard|pos-?info|as-?zeit"],
    rangeWords: ["bis"],
    rangeArticles: ["zum"],
    openingBalances: ["^anfangssaldo|^alter(?:konto)?(?:saldo|stand)"],
    previousReads: ["alt|anfangsstand"],
    currentReads: ["neu|endstand"],
    meterFactors: ["faktor|wandlerfaktor"],
    consumption: ["verbrauch"],
    averages: ["durchschnitt\\w*|pro tag|je tag|taglich\\w*"],
    meterHeadings: ["zahler|(?:anfangs|end)stand"],
    attributes: ["art(?:ikel)?\\.?-?\\s?nr"],
    periods: ["zeitraum|vom?"],
    cashGiven: ["gegeben|bar"],
    cashReturned: ["ruckgeld|zuruck"],
    roundings: ["rundung"],
    carryGoods: [],
    days: ["tage"],
    phones: ["fon"],
    boxPhones: ["telefon|telefax"],
    attention: ["z\\.?\\s?hd"],
    receiptTitles: ["quittung|kassenbon|kassenbeleg|bewirtungsbeleg|beleg|bon"],
    tills: ["kassierer(?:in)?|kasse|bediener|bediente|bedient|tisch|filiale|markt|pfand|tse|ruckgeld"],
    farewells: ["dank fur ihren (?:einkauf|besuch)|danke fur|auf wiedersehen|bis bald|schonen tag"],
    stays: ["zimmer|anreise|abreise|ubernachtung(?:en)?|logis|fruhstuck|gast|fahrgast"],
    energies: [
      "strom|erdgas|energie|zahler\\w*|arbeitspreis|grundpreis|netzentgelt\\w*|stromverbrauch|gasverbrauch",
    ],
    otherTitles: [
      "\\w*vertrag|vereinbarung|lebenslauf|protokoll|tagesordnung|mahnung|zahlungserinnerung|preisliste",
      "(?:lohn|gehalts|entgelt)abrechnung|angebot|kostenvoranschlag|lieferschein|bescheinigung|antrag|vollmacht",
      "kundigung|bescheid|bewerbung|zeugnis|zahlungsavis|anfrage|rundschreiben|fragebogen",
    ],
    letters: [
      "mit freundlichen grussen|freundliche grusse|hochachtungsvoll|wir (?:mochten|teilen|freuen|bedauern)",
      "anbei|ihr schreiben|ihre anfrage",
    ],
    agreements: [
      "vertragspartei(?:en)?|hiermit|nachstehend|gemass|vermieter|mieter|arbeitgeber|arbeitnehmer|verpflichtet",
    ],
    selfBilled: ["selbst ausgestellte"],
  },
};
