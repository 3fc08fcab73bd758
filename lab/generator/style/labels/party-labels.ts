import type { Language } from "../../content/country-facts";

export type PartyLabel =
  | "formNumber"
  | "customerNumber"
  | "supplierNumber"
  | "country"
  | "contact"
  | "department"
  | "before"
  | "title";

/**
 * What stands in and beside the blocks of parties. `department` are lines of an address that are no name, `before` what
 * precedes a person's name in one line, `title` what stands above or before a private person's name.
 */
export const partyLabels: Record<Language, Record<PartyLabel, readonly string[]>> = {
  en: {
    formNumber: ["Number", "No.", "ID", "Code", "ID No.", "Identifier", "Number"],
    customerNumber: [
      "Customer no.",
      "Cust. ID#",
      "Customer ID",
      "Customer #",
      "Account #",
      "Acct No.",
      "ID#",
      "Code",
      "Client code",
      "Customer Number",
      "A/C",
      "Cust #",
      "Customer Code",
      "Account number",
    ],
    supplierNumber: ["Vendor #", "Supplier no.", "Vendor ID", "Your supplier no.", "Supplier Code"],
    country: ["Country", "Country", "Country Code"],
    contact: ["Contact", "Contact Person", "Contact Name"],
    department: [
      "Purchasing Department",
      "Accounts Payable",
      "Accounts Dept.",
      "Finance Department",
      "Head Office",
      "Facilities Management",
      "Attn: Accounts",
      "Unit: Procurement",
      "Invoice Processing",
    ],
    before: ["Attn: ", "Attn ", "Attention: ", "c/o ", "FAO ", "Contact: ", ""],
    title: ["Mr", "Ms", "Mrs.", "Dr", "Mr. & Mrs."],
  },
  es: {
    formNumber: ["Número", "Nº", "ID", "Código", "Identificador"],
    customerNumber: ["Código", "Nº cliente", "Cód. cliente", "Cliente nº", "Cod. Cliente", "ID cliente"],
    supplierNumber: ["Nº proveedor", "Cód. proveedor", "Proveedor nº"],
    country: ["País", "Pais"],
    contact: ["Contacto", "Persona de contacto"],
    department: ["Departamento de Compras", "Dpto. Administración", "Cuentas por Pagar", "Contabilidad"],
    before: ["A la atención de ", "Att.: ", "Atn. ", "At. ", "Contacto: ", ""],
    title: ["Sr.", "Sra.", "D.", "Dña."],
  },
  de: {
    formNumber: ["Nummer", "Nr.", "Kennung", "ID", "Nummer"],
    customerNumber: ["Kundennummer", "Kunden-Nr.", "Kd.-Nr.", "Kunde", "KdNr", "Debitorennr.", "Kundennr."],
    supplierNumber: ["Lieferantennummer", "Lieferanten-Nr.", "Unsere Lief.-Nr.", "Kreditor"],
    country: ["Land", "Ländercode"],
    contact: ["Kontakt", "Ansprechpartner", "Kontaktperson"],
    department: ["Einkauf", "Abteilung Einkauf", "Buchhaltung", "Rechnungsprüfung", "Kreditorenbuchhaltung"],
    before: [
      "z. Hd. ",
      "z.Hd. Frau ",
      "z. Hd. Herrn ",
      "zu Händen ",
      "Ansprechpartner: ",
      "Frau ",
      "Herrn ",
      "",
    ],
    title: ["Herrn", "Frau", "Herr", "Familie"],
  },
  fr: {
    formNumber: ["Numéro", "N°", "Identifiant", "ID", "Code"],
    customerNumber: ["N° client", "Code client", "Client n°", "Réf. client", "Compte client"],
    supplierNumber: ["N° fournisseur", "Code fournisseur"],
    country: ["Pays", "Code pays"],
    contact: ["Contact", "Interlocuteur"],
    department: [
      "Service Achats",
      "Comptabilité fournisseurs",
      "Service comptabilité",
      "Direction financière",
    ],
    before: ["À l'attention de ", "A l'attention de ", "Att. ", "Contact : ", ""],
    title: ["Monsieur", "Madame", "M.", "Mme"],
  },
  it: {
    formNumber: ["Numero", "N.", "Codice", "ID"],
    customerNumber: ["Cod. cliente", "Codice cliente", "Cliente n.", "Codice"],
    supplierNumber: ["Cod. fornitore", "Fornitore n."],
    country: ["Paese", "Nazione"],
    contact: ["Contatto", "Referente"],
    department: ["Ufficio Acquisti", "Amministrazione", "Ufficio Contabilità"],
    before: ["C.a. ", "Alla c.a. di ", "Alla cortese attenzione di ", ""],
    title: ["Sig.", "Sig.ra", "Dott.", "Egr. Sig."],
  },
  nl: {
    formNumber: ["Nummer", "Nr.", "ID", "Code"],
    customerNumber: ["Debiteurnummer", "Klantnr.", "Klantnummer", "Klant", "Debiteur"],
    supplierNumber: ["Leveranciersnummer", "Crediteurnr."],
    country: ["Land"],
    contact: ["Contact", "Contactpersoon"],
    department: ["Afdeling Inkoop", "Crediteurenadministratie", "Financiële administratie"],
    before: ["T.a.v. ", "T.a.v. mevrouw ", "Ter attentie van ", "t.n.v. ", ""],
    title: ["De heer", "Mevrouw", "Dhr.", "Mevr."],
  },
  pt: {
    formNumber: ["Número", "N.º", "Código", "ID"],
    customerNumber: ["Cliente n.º", "Código", "Cód. cliente", "N.º de cliente"],
    supplierNumber: ["Cód. fornecedor", "Fornecedor n.º"],
    country: ["País"],
    contact: ["Contacto", "Pessoa de contacto"],
    department: ["Departamento de Compras", "Contabilidade", "Serviços Financeiros"],
    before: ["A/C ", "Ao cuidado de ", "Contacto: ", ""],
    title: ["Exmo. Senhor", "Sr.", "Sra.", "Exma. Sra."],
  },
};
