import type { Language } from "./language";

/** French. */
export const fr: Language = {
  code: "fr",
  labels: {
    invoiceNumber: {
      usual: [
        "{facture|de facture|avoir|de piece} {numberWords}|{numberWords} {de facture|facture|d'avoir}",
        "reference facture|ref facture|no de piece|no avoir|numero de piece",
      ],
      weak: ["facture"],
    },
    invoiceDate: {
      usual: [
        "date {de facture|de la facture|d'emission|facture|de facturation}|facture du|date facturation",
        "emise le|date d'etablissement|etablie le|date de l'avoir|date piece",
      ],
      weak: ["le|date/heure"],
    },
    dueDate: {
      usual: [
        "date limite|a regler avant le|a regler le|echeance le|echeance au|prelevement le",
        "date de prelevement|payable avant le|date d'exigibilite|date d'echeance|echeance|date echeance",
        "date limite de paiement|a payer avant le|payable le|date de reglement",
      ],
    },
    orderNumber: {
      usual: [
        "{commande|de commande|bon de commande|votre commande} {numberWords}",
        "{numero|no|n} {de commande|commande}|ref commande|reference commande|reference client|votre ref",
        "votre reference|vos references|commande client|bon commande|votre commande|bon de commande",
      ],
    },
    orderDate: {
      usual: ["commande du|commandee le|date commande|date du bon|date de commande|date de la commande"],
    },
    statementDate: {
      usual: ["arrete au|releve arrete au|releve de compte du|edite le|date du releve|releve du"],
    },
    periodStart: {
      usual: ["du"],
    },
    periodEnd: {
      usual: ["au"],
    },
    currency: {
      usual: ["devise|monnaie|montants en"],
    },
    subTotal: {
      usual: [
        "total ht eur|total ht|montant ht|montant total ht|net commercial|sous-total ht|base ht|base tva",
        "montant net|total hors taxes (ht)|prix total ht|total hors taxes|sous-total|net ht|total net ht",
        "total hors taxe",
      ],
    },
    tax: {
      usual: [
        "tps|tvq|tps/tvh|tva 20 %|tva|montant de la tva|montant tva|total tva|tva a 20%|dont tva",
        "montant taxes|montant des taxes|taxe",
      ],
    },
    total: {
      usual: [
        "total ttc (eur)|total ttc|montant ttc|montant a payer|total facture|montant de la facture",
        "montant du|total eur ttc|somme a payer|total avec taxes|total toutes taxes|total commande",
        "total de l'avoir|montant total de la facture|net a payer|montant total|total a payer",
        "total toutes taxes comprises|montant total ttc|net a payer ttc",
      ],
    },
    amountDue: {
      usual: [
        "reste du|solde a payer|solde restant du|montant restant|montant du|reste a regler|restant du",
        "a regler|reste a payer|solde|solde du|net a payer",
      ],
    },
    grossAmount: {
      usual: ["montant brut"],
    },
    vendorName: {
      usual: [
        "emetteur|societe|prestataire|vendu par|titulaire du compte|titulaire|beneficiaire|a l'ordre de",
        "emis par|fournisseur|vendeur|bienvenue chez|merci de votre visite chez",
      ],
    },
    vendorAddress: {
      usual: ["adresse du siege|siege|adresse du fournisseur|siege social"],
    },
    vendorTaxNumber: {
      usual: [
        "tvq|tps|tps no|tps/tvh|no tps|no tvq|no de tva|n de tva|tva no|tva n|tva intracom|no tva intracom",
        "no tva intracommunautaire|numero de tva intracommunautaire|n id tva|identifiant tva|siren no",
        "siret no|n siret|no siret|numero siret|n tva|tva|no tva|numero de tva|tva intracommunautaire",
        "n tva intracommunautaire|numero tva|n tva intracom|tva intra|id tva|siret|siren",
      ],
    },
    customerName: {
      usual: [
        "nom du client|facture a|facturer a|factu a|adresse client|coordonnees client|client facture",
        "acheteur|destinataire|a l'attention de|titulaire du contrat|nom de l'abonne|doit|monsieur|madame",
        "adresse de facturation",
      ],
      weak: ["nom"],
    },
    customerTaxNumber: {
      usual: [
        "votre no tva|votre n tva|votre no de tva|votre tva intracommunautaire|no tva client|n tva client",
        "tva intracommunautaire client|tva acheteur|siret client|votre tva|votre numero de tva|tva client",
      ],
    },
    billToAddress: {
      usual: ["adresse du client"],
      weak: ["adresse"],
    },
    shipToAddress: {
      usual: [
        "adresse de livraison|livrer a|livraison a|lieu de livraison|adresse livraison|expedie a",
        "expedier a|adresse d'expedition|point de livraison|lieu de consommation|adresse de l'installation",
        "adresse du site|livre a|livraison",
      ],
    },
    accountNumber: {
      usual: [
        "numero de carte|carte numero|n de carte",
        "client {numero|n}|{de client|compte|de compte} {numberWords}",
        "{numero|no|n|code|reference} {client|de client|de compte|compte}|compte client|code du client",
        "votre numero client|votre no client|reference contrat|numero de contrat|no de contrat|no contrat",
        "ref client|identifiant client|n abonne",
      ],
    },
    serviceAddress: {
      usual: ["lieu de consommation|point de livraison|adresse de consommation|lieu de fourniture"],
    },
    meterNumber: {
      usual: ["numero de compteur|no compteur|compteur no|n compteur|matricule compteur"],
      weak: ["compteur"],
    },
    usageKwh: {
      usual: [
        "consommation kwh|consommation totale|votre consommation|energie consommee|consommation facturee",
        "consommation",
      ],
    },
    usageTherms: {},
    previousRead: {
      usual: ["ancien index|index precedent|ancien releve|index debut|index de debut"],
    },
    currentRead: {
      usual: ["nouvel index|nouveau releve|index actuel|index fin|index de fin"],
    },
    previousBalance: {
      usual: ["solde precedent|ancien solde"],
    },
    paymentsReceived: {
      usual: ["paiements recus|votre paiement|paiement recu|reglements recus|versements"],
    },
    openingBalance: {
      usual: [
        "ancien solde au|solde au debut|solde de depart|solde crediteur precedent|report|solde d'ouverture",
        "solde initial|ancien solde|solde precedent|solde anterieur",
      ],
    },
    closingBalance: {
      usual: [
        "solde de cloture|solde au|solde fin de periode|nouveau solde au|solde crediteur|solde final",
        "nouveau solde|solde actuel",
      ],
      weak: ["solde"],
    },
    totalCredits: {
      usual: ["total des paiements|total des operations au credit|total des encaissements|total des credits"],
      weak: ["vos paiements"],
    },
    totalDebits: {
      usual: [
        "total des achats|total des depenses|operations du mois",
        "total des operations au debit|total des decaissements|total des debits",
      ],
    },
    advertiser: {
      usual: ["annonceur"],
    },
    period: {
      usual: ["periode de facturation"],
    },
    other: {
      usual: [
        "montant insere|somme introduite",
        "rendu|especes|date de livraison|bon de livraison|rcs|siret|remise|frais de port|acompte",
        "registre du commerce|code ape|ape|naf|releve no",
      ],
    },
  },
  columns: {
    itemCode: ["code produit", "no article|code article|ref article|reference article|ref produit|reference"],
    description: [
      "designation des articles|designation des produits|description de la prestation|produits|nature de la prestation|libelle de la prestation",
      "designation|libelle|article|prestation|libelle produit",
    ],
    quantity: [
      "quantite facturee|qte facturee|qt",
      "nombre|quantite|qte|nb|heures|consommation|nombre dunites",
    ],
    unitPrice: [
      "prix unit ht|tarif unitaire|prix net|prix unitaire net",
      "prix|prix unitaire|pu ht|prix unitaire ht|prix unit|prix u|prix u ht|pu net",
    ],
    lineTax: ["tva|montant tva"],
    taxRate: ["tva %|taux tva|taux"],
    netTotal: [
      "montant net ht|total ligne ht|total ligne|montant total ht",
      "montant|montant ht|total ht|prix total|total hors taxe|prix ht|prix total ht|total net|montant net",
    ],
    grossTotal: ["total ttc|montant ttc"],
    lineSubTotal: [],
    discount: ["remise|remise %|rem %|rem|% remise"],
    date: ["date operation|date valeur|date prestation"],
    debit: [],
    credit: [],
    balance: ["solde"],
    other: ["ligne|ligne fact|unite|lin"],
  },
  sums: ["total des articles|montant {total|ht}|report$"],
  carries: ["a reporter"],
  ends: [
    "detail {tva|la tva|de tva|de la tva|des tva|des la tva}|recapitulatif {de|des} tva",
    "conditions de paiement|{modalites|modes} de reglement|nombre d'{items|articles}",
  ],
  tenders: ["solde precedent|paiements recus|especes|rendu|cb|carte|a payer"],
  adjustments: ["remise|rabais|arrondi|escompte|frais de|port$|livraison"],
  tips: ["pourboire"],
  besideTax: ["dont|sur|a|au|taux|montant"],
  numberWords: ["numero|no|n|num"],
  codeWords: [],
  dateWords: [],
  stopWords: [],
  genericLabels: ["nom|adresse"],
  boundLabels: ["du|le|au|doit|report|siege|tps"],
  months: [
    "janvier|janv",
    "fevrier|fevr",
    "mars",
    "avril|avr",
    "",
    "juin",
    "juillet|juil",
    "aout",
    "septembre",
    "octobre",
    "novembre",
    "decembre",
  ],
  titles: {
    demand: ["facture|recu|ticket de caisse"],
    order: ["bon de commande|commande|confirmation de commande"],
    credit: ["avoir|note de credit"],
    account: ["releve|releve de compte|releve bancaire"],
    none: ["devis|bon de livraison"],
  },
  headingParts: {
    tax: ["tva|tps|tvq"],
    sum: ["montant|prix"],
    price: ["prix"],
    per: ["par"],
    ofUnit: ["unitaire"],
    usage: ["consommation"],
    taxRate: [],
    rateOf: ["taux"],
    taxAmount: [],
    amountOf: ["montant"],
    including: ["avec|ttc"],
    excluding: ["ht"],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: [],
    secondItems: ["article"],
    secondCounts: [],
  },
  patterns: {
    demandTitles: ["facture"],
    creditTitles: ["avoir"],
    copies: ["copie|duplicata"],
    numberings: [],
    orderNumbers: [
      "(?:n|no|numero|date|ref) (?:de |du )?(?:bon de )?commande\\b.*",
      "(?:bon de )?commande (?:n|no|numero)\\b.*",
    ],
    orderTerms: ["acheteur|fournisseur|date de livraison|livrer a|lieu de livraison|adresse de livraison"],
    cardTerms: ["paiement minimum|limite de credit|credit disponible"],
    demands: ["net a payer|a payer|a regler|echeance|especes|rendu|carte bancaire"],
    pageTitles: ["facture|avoir|recu|bon de commande|releve"],
    continues: ["a reporter|report a nouveau"],
    continued: ["report de la page|suite de"],
    pages: ["feuille"],
    pageOf: ["sur"],
    commonWords: ["le|les|du|des|et|pour|avec|montant|merci|rue"],
    legalForms: ["ltee|limitee|enr|sarl|s\\.\\s?a\\.\\s?r\\.\\s?l|sasu|s\\.a\\.s|eurl|selarl|sprl"],
    companyWords: [],
    legalCapitals: ["SAS|SCI|EI|SNC|SPRL"],
    streets: [
      "rue|allee|allees|chemin|quai|impasse|cours|route|zone|za|zi|bp|cs|batiment|bat|immeuble|ch|rang",
    ],
    looseStreets: ["rue"],
    streetEndings: [],
    contacts: ["siret|siren|rcs|tva|capital social|au capital"],
    countries: ["espagne|allemagne|italie|autriche|suisse|belgique"],
    units: [],
    times: ["à"],
    openEnds: ["et|ou|des|du"],
    nameLinks: ["et"],
    nameParticles: ["le"],
    salutations: ["cher|chere"],
    forWords: ["pour"],
    payableWords: [],
    courtesies: ["m|mme|mlle|monsieur|madame"],
    noNames: [
      "(?:mon |notre )?compte bancaire|coordonnees bancaires|facture|avoir|devis|bon de commande|bon de livraison|releve(?: de compte)?",
    ],
    closingTitles: ["facture"],
    openingTitles: ["facture"],
    by: [],
    versions: [],
    cardSlips: ["sans contact|autor #|no autorisation|numero carte|approuvee?"],
    rangeWords: ["au|à"],
    rangeArticles: [],
    openingBalances: ["^anciensolde|^soldeprecedent"],
    previousReads: ["ancien|debut"],
    currentReads: ["nouvel|fin"],
    meterFactors: ["facteur|coefficient"],
    consumption: ["consommation"],
    averages: ["moyenne?s?|par jour|journalier\\w*|quotidien\\w*"],
    meterHeadings: ["compteur|(?:ancien|nouvel)index|index(?:debut|fin)|ndecompteur"],
    attributes: ["r[eé]f"],
    periods: ["du"],
    cashGiven: ["especes"],
    cashReturned: ["rendu"],
    roundings: ["arrond"],
    carryGoods: ["transporte?|report"],
    days: ["jours"],
    phones: ["téléphone"],
    boxPhones: [],
    attention: [],
    receiptTitles: ["recu|ticket de caisse|recepisse"],
    tills: ["caisse|caissier|caissiere|hotesse|serveur|serveuse|couverts?|vendeur"],
    farewells: ["merci de votre (?:visite|achat)|a bientot|au revoir"],
    stays: ["chambre|arrivee|depart|nuit(?:ee)?s?|hebergement|sejour|voyageur"],
    energies: ["electricite|gaz|compteur|acheminement|consommation|kwh pcs"],
    otherTitles: [
      "contrat(?: de \\w+)?|bail|accord|proces verbal|ordre du jour|rappel|bulletin de (?:paie|salaire)",
      "liste de prix|tarifs|devis|bon de livraison|attestation|demande|procuration|rapport|avis|convocation",
    ],
    letters: [
      "veuillez agreer|salutations distinguees|cordialement|ci joint|nous vous informons|madame|monsieur",
    ],
    agreements: ["les parties|ci apres|soussigne\\w*|bailleur|locataire|salarie|employeur|s'engage"],
    selfBilled: [],
  },
};
