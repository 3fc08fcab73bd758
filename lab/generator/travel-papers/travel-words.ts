import type { Language } from "../content/country-facts";

/** What hotels and carriers print in one language. */
export type TravelWords = {
  /** Titles of a hotel's bill; some have none. */
  titles: readonly string[];
  number: readonly string[];
  guest: readonly string[];
  room: readonly string[];
  arrival: readonly string[];
  departure: readonly string[];
  heads: readonly [date: string, description: string, charges: string, credits: string, balance: string];
  charges: readonly string[];
  payment: readonly string[];
  total: readonly string[];
  due: readonly string[];
  tickets: readonly string[];
  rides: readonly string[];
  price: readonly string[];
  valid: readonly string[];
};

export const travelWords: Readonly<Record<Language, TravelWords>> = {
  en: {
    titles: ["INVOICE", "Guest Folio", "Tax Invoice", "Information Invoice", "Guest Account", ""],
    number: ["Folio No.", "Invoice No.", "Confirmation No.", "Bill No."],
    guest: ["Guest Name", "Guest", "Name"],
    room: ["Room No.", "Room", "Room Number"],
    arrival: ["Arrival", "Arrival Date", "Check-in"],
    departure: ["Departure", "Departure Date", "Check-out"],
    heads: ["Date", "Description", "Charges", "Credits", "Balance"],
    charges: [
      "Accommodation",
      "Room charge",
      "Occupancy tax",
      "City tax",
      "Breakfast",
      "Parking",
      "Restaurant",
      "Resort fee",
    ],
    payment: ["Visa", "Mastercard", "Cash", "Deposit"],
    total: ["Total", "Total incl. VAT"],
    due: ["Balance", "Balance due"],
    tickets: ["Day ticket", "Single ticket", "Admission", "Parking", "Boarding coupon", "Museum ticket"],
    rides: [
      "Adult",
      "Zone 2",
      "2nd class",
      "Seat 14",
      "Platform 3",
      "Not transferable",
      "Retain for inspection",
    ],
    price: ["Price", "Fare", "Fee", "Paid"],
    valid: ["Valid on", "Valid until", "Expires"],
  },
  de: {
    titles: ["Rechnung", "Hotelrechnung", "RECHNUNG", "Informationsrechnung", ""],
    number: ["Rechnungs-Nr.", "Rechnungsnummer", "Buchungsnummer"],
    guest: ["Gast", "Name", "Gastname"],
    room: ["Zimmer", "Zimmer-Nr."],
    arrival: ["Anreise", "Ankunft"],
    departure: ["Abreise"],
    heads: ["Datum", "Beschreibung", "Belastung", "Entlastung", "Saldo"],
    charges: ["Übernachtung", "Logis", "Frühstück", "Kurtaxe", "Parkplatz", "Minibar", "Beherbergungssteuer"],
    payment: ["EC-Karte", "Visa", "Bar", "Anzahlung"],
    total: ["Gesamtbetrag", "Summe"],
    due: ["Saldo", "Offener Betrag"],
    tickets: ["Einzelfahrschein", "Tageskarte", "Parkschein", "Eintrittskarte", "Fahrkarte"],
    rides: ["Erwachsene", "Zone 2", "2. Klasse", "Sitz 14", "nicht übertragbar"],
    price: ["Preis", "Entgelt", "bezahlt"],
    valid: ["gültig am", "gültig bis", "Parkzeit bis"],
  },
  es: {
    titles: ["Factura", "FACTURA", "Cuenta del huésped", ""],
    number: ["Factura n.º", "N.º de reserva"],
    guest: ["Huésped", "Cliente"],
    room: ["Habitación"],
    arrival: ["Llegada", "Entrada"],
    departure: ["Salida"],
    heads: ["Fecha", "Concepto", "Cargos", "Abonos", "Saldo"],
    charges: ["Alojamiento", "Desayuno", "Tasa turística", "Aparcamiento", "Minibar"],
    payment: ["Visa", "Efectivo", "Depósito"],
    total: ["Total", "Total factura"],
    due: ["Saldo", "Pendiente"],
    tickets: ["Billete sencillo", "Entrada general", "Aparcamiento", "Billete"],
    rides: ["Adulto", "Zona A", "Turista", "Asiento 14", "Intransferible"],
    price: ["PVP", "Precio", "Importe"],
    valid: ["Válido hasta", "Válido el"],
  },
  fr: {
    titles: ["Facture", "FACTURE", "Note d'hôtel", ""],
    number: ["Facture n°", "N° de réservation"],
    guest: ["Client", "Nom"],
    room: ["Chambre"],
    arrival: ["Arrivée"],
    departure: ["Départ"],
    heads: ["Date", "Libellé", "Débit", "Crédit", "Solde"],
    charges: ["Hébergement", "Petit déjeuner", "Taxe de séjour", "Parking", "Bar"],
    payment: ["Carte bancaire", "Visa", "Espèces", "Acompte"],
    total: ["Total TTC", "Total"],
    due: ["Solde", "Reste à payer"],
    tickets: ["Billet", "Ticket 1 voyage", "Entrée", "Stationnement"],
    rides: ["Adulte", "Zone 2", "2e classe", "Place 14", "à conserver"],
    price: ["Prix", "Tarif", "Payé"],
    valid: ["Valable le", "Valable jusqu'au"],
  },
  it: {
    titles: ["Fattura", "Conto", "FATTURA", ""],
    number: ["Fattura n.", "Prenotazione"],
    guest: ["Ospite", "Cliente"],
    room: ["Camera"],
    arrival: ["Arrivo"],
    departure: ["Partenza"],
    heads: ["Data", "Descrizione", "Addebiti", "Accrediti", "Saldo"],
    charges: ["Pernottamento", "Colazione", "Imposta di soggiorno", "Parcheggio"],
    payment: ["Carta di credito", "Contanti", "Acconto"],
    total: ["Totale", "Totale documento"],
    due: ["Saldo", "Da pagare"],
    tickets: ["Biglietto", "Ingresso", "Sosta", "Corsa semplice"],
    rides: ["Adulto", "Zona 2", "2a classe", "Posto 14", "non cedibile"],
    price: ["Prezzo", "Importo"],
    valid: ["Valido fino", "Valido il"],
  },
  nl: {
    titles: ["Factuur", "Rekening", "FACTUUR", ""],
    number: ["Factuurnummer", "Reserveringsnr."],
    guest: ["Gast", "Naam"],
    room: ["Kamer"],
    arrival: ["Aankomst"],
    departure: ["Vertrek"],
    heads: ["Datum", "Omschrijving", "Debet", "Credit", "Saldo"],
    charges: ["Overnachting", "Ontbijt", "Toeristenbelasting", "Parkeren"],
    payment: ["Pin", "Visa", "Contant", "Aanbetaling"],
    total: ["Totaal", "Totaal incl. btw"],
    due: ["Saldo", "Te betalen"],
    tickets: ["Enkele reis", "Dagkaart", "Toegangsbewijs", "Parkeerkaart"],
    rides: ["Volwassene", "Zone 2", "2e klas", "Stoel 14"],
    price: ["Prijs", "Bedrag"],
    valid: ["Geldig op", "Geldig tot"],
  },
  pt: {
    titles: ["Fatura", "FATURA", "Conta", ""],
    number: ["Fatura n.º", "Reserva"],
    guest: ["Hóspede", "Cliente"],
    room: ["Quarto"],
    arrival: ["Chegada"],
    departure: ["Partida"],
    heads: ["Data", "Descrição", "Débito", "Crédito", "Saldo"],
    charges: ["Alojamento", "Pequeno-almoço", "Taxa turística", "Estacionamento"],
    payment: ["Multibanco", "Visa", "Numerário"],
    total: ["Total"],
    due: ["Saldo", "A pagar"],
    tickets: ["Bilhete", "Entrada", "Estacionamento"],
    rides: ["Adulto", "Zona 2", "2.ª classe", "Lugar 14"],
    price: ["Preço", "Valor"],
    valid: ["Válido até", "Válido em"],
  },
};
