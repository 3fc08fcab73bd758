import type { Dice } from "../../dice";
import { addDays } from "../calendar";
import type { CountryFacts, Language } from "../country-facts";
import { companyName, personName } from "../names";
import { type Party, partyOf } from "../party";

/** A movement; cents, positive into an account. On a card positive is a charge. */
export type Movement = {
  date: string;
  description: string;
  reference: string;
  amount: number;
  balance: number;
};

/** A statement of an account or card; opening + Σ amounts = closing. */
export type Statement = {
  bank: Party;
  holder: Party;
  account: string;
  isCard: boolean;
  start: string;
  end: string;
  date: string;
  due: string;
  minimum: number;
  limit: number;
  opening: number;
  closing: number;
  credits: number;
  debits: number;
  movements: Movement[];
  currency: string;
};

const bankNames = [
  "Bank",
  "Savings Bank",
  "Credit Union",
  "National Bank",
  "Building Society",
  "Trust & Savings",
  "Community Bank",
  "Mutual",
  "Federal Credit Union",
];
const bankNamesAbroad: Partial<Record<Language, readonly string[]>> = {
  es: ["Banco {n}", "Caja Rural {n}", "Banco {n} S.A.", "{n} Banca"],
  de: ["Volksbank {n} eG", "Sparkasse {n}", "{n}bank AG", "Raiffeisenbank {n}"],
  fr: ["Banque {n}", "Crédit {n}", "Caisse {n}"],
  it: ["Banca {n} S.p.A.", "Cassa di Risparmio di {n}"],
  nl: ["{n} Bank N.V."],
  pt: ["Banco {n}", "Caixa {n}"],
};
const accountPatterns: Record<string, readonly string[]> = {
  US: ["^##########", "000000^########", "^###-^######", "XXXXXX^###", "^## ^#### ^"],
  AU: ["^##-### ^#######", "^######## ", "BSB ^##-### Acc ^######"],
  GB: ["########", "##-##-## ########"],
  IN: ["^##############", "^##########"],
};

export function bankOf(country: CountryFacts, dice: Dice): Party {
  const party = partyOf(country, dice);
  const stem = companyName({ ...country, forms: [""] }, dice).split(" ")[0] ?? "First";
  const patterns = bankNamesAbroad[country.language] ?? [
    `{n} ${dice.pick(bankNames)}`,
    `{n} ${dice.pick(bankNames)}`,
    "Bank of {n}",
    "{n} Bank Limited",
  ];
  return { ...party, name: dice.pick(patterns).replace("{n}", stem) };
}

export function makeStatement(bank: Party, isCard: boolean, dice: Dice): Statement {
  const { country } = bank;
  const start = addDays("2014-01-01", dice.int(0, 4200));
  const month = `${start.slice(0, 8)}01`;
  const from = dice.chance(0.6) ? month : start;
  const end = addDays(from, dice.pick([27, 29, 30, 30, 30, 89]));
  const opening = dice.int(100, 900000) * (isCard ? 0.4 : 1);
  const movements = movementsOf(country, isCard, Math.round(opening), from, end, dice);
  const amounts = movements.map(({ amount }) => amount);
  const positive = amounts.filter((amount) => amount > 0).reduce((a, b) => a + b, 0);
  const negative = -amounts.filter((amount) => amount < 0).reduce((a, b) => a + b, 0);
  const closing = Math.round(opening) + positive - negative;
  return {
    bank,
    holder: partyOf(country, dice, dice.chance(0.65)),
    account: isCard
      ? dice.fill(
          dice.pick([
            "XXXX XXXX XXXX ####",
            "4### #### #### ####",
            "**** **** **** ####",
            "xxxx-xxxx-xxxx-####",
          ]),
        )
      : dice.fill(dice.pick(accountPatterns[country.code] ?? ["^#########", "## #### ########"])).trim(),
    isCard,
    start: from,
    end,
    date: dice.chance(0.6) ? end : addDays(end, dice.int(1, 3)),
    due: addDays(end, dice.int(15, 28)),
    minimum: Math.max(1000, Math.round(Math.abs(closing) * 0.02)),
    limit: dice.int(10, 200) * 10000,
    opening: Math.round(opening),
    closing,
    credits: isCard ? negative : positive,
    debits: isCard ? positive : negative,
    movements,
    currency: country.currency,
  };
}

function movementsOf(
  country: CountryFacts,
  isCard: boolean,
  opening: number,
  from: string,
  end: string,
  dice: Dice,
): Movement[] {
  const count = dice.weighted([
    [2, dice.int(2, 5)],
    [5, dice.int(6, 16)],
    [4, dice.int(17, 34)],
    [2, dice.int(35, 80)],
  ]);
  const length = (Date.parse(end) - Date.parse(from)) / 86_400_000;
  const days = Array.from({ length: count }, () => dice.int(0, length)).sort((a, b) => a - b);
  let balance = opening;
  return days.map((day) => {
    const incoming = isCard ? dice.chance(0.1) : dice.chance(0.25) || balance < 20000;
    const size = incoming
      ? dice.int(5000, 450000)
      : Math.round(Math.exp(dice.next() * 7) * dice.int(20, 160));
    const amount = isCard
      ? incoming
        ? -Math.min(size, Math.max(1000, balance))
        : size
      : incoming
        ? size
        : -Math.min(size, Math.max(500, balance));
    balance += amount;
    return {
      date: addDays(from, day),
      description: describe(country, incoming, isCard, dice),
      reference: dice.fill("^########"),
      amount,
      balance,
    };
  });
}

const incomings: Partial<Record<Language, readonly string[]>> = {
  en: [
    "Direct Deposit {c}",
    "PAYROLL {c}",
    "Transfer from {p}",
    "Deposit",
    "ATM Deposit",
    "INTEREST PAID",
    "Mobile Deposit",
    "NEFT CR {c}",
    "Refund {c}",
    "Direct Credit {c}",
    "FASTER PAYMENT {p}",
  ],
  es: [
    "Nómina {c}",
    "Transferencia de {p}",
    "Ingreso efectivo",
    "Abono intereses",
    "SPEI recibido {c}",
    "Devolución {c}",
  ],
  de: ["Gehalt {c}", "Gutschrift {p}", "Überweisung von {p}", "Zinsen", "Bareinzahlung"],
  fr: ["VIREMENT DE {p}", "SALAIRE {c}", "Remise de chèque", "Virement reçu {c}"],
  it: ["Bonifico da {p}", "Stipendio {c}", "Accredito {c}"],
  nl: ["Salaris {c}", "Overboeking van {p}", "Bijschrijving {c}"],
  pt: ["Transferência de {p}", "Ordenado {c}", "Depósito"],
};
const outgoings: Partial<Record<Language, readonly string[]>> = {
  en: [
    "POS {c} {t}",
    "{c} {t}",
    "ATM WITHDRAWAL {t}",
    "Check ^###",
    "Direct Debit {c}",
    "ONLINE PAYMENT {c}",
    "MONTHLY SERVICE FEE",
    "Card purchase {c} {t}",
    "EFTPOS {c}",
    "UPI/{n}/{p}",
    "ACH DEBIT {c}",
    "Transfer to {p}",
    "BILL PAYMENT {c}",
    "STANDING ORDER {p}",
    "Visa Purchase {c} {t}",
  ],
  es: [
    "Compra {c} {t}",
    "Recibo {c}",
    "Transferencia a {p}",
    "Reintegro cajero",
    "Comisión mantenimiento",
    "Pago con tarjeta {c}",
    "Adeudo {c}",
    "SPEI enviado {p}",
  ],
  de: [
    "Lastschrift {c}",
    "Kartenzahlung {c} {t}",
    "Überweisung an {p}",
    "Geldautomat {t}",
    "Kontoführungsentgelt",
    "Dauerauftrag {p}",
    "SEPA-Basislastschrift {c}",
  ],
  fr: [
    "CARTE {c} {t}",
    "PRLV SEPA {c}",
    "VIREMENT A {p}",
    "RETRAIT DAB {t}",
    "Cotisation carte",
    "CHEQUE ^######",
  ],
  it: ["Pagamento POS {c}", "Addebito SDD {c}", "Prelievo bancomat {t}", "Bonifico a {p}", "Canone mensile"],
  nl: ["Betaalautomaat {c} {t}", "Incasso {c}", "Overboeking {p}", "Geldautomaat {t}"],
  pt: [
    "COMPRA {c}",
    "Débito direto {c}",
    "Transferência para {p}",
    "Levantamento ATM",
    "Comissão de manutenção",
  ],
};

function describe(country: CountryFacts, incoming: boolean, isCard: boolean, dice: Dice): string {
  if (incoming && isCard)
    return dice.pick([
      "PAYMENT - THANK YOU",
      "PAYMENT RECEIVED",
      "Online Payment",
      "AUTOPAY PAYMENT",
      "Direct debit payment",
    ]);
  const pool = (incoming ? incomings : outgoings)[country.language] ?? [];
  const pattern = isCard ? dice.pick(["{c} {t}", "{c}", "{c} {t}"]) : dice.pick(pool);
  const text = dice
    .fill(pattern)
    .replace("{c}", companyName(country, dice).replace(/ (S\.?L\.?|Inc\.?|LLC|GmbH|Pty Ltd|Ltd\.?)$/i, ""))
    .replace("{p}", personName(country, dice))
    .replace("{t}", (dice.pick(country.towns).split("|")[0] ?? "").toUpperCase())
    .replace("{n}", dice.fill("############"));
  return dice.chance(0.35) ? text.toUpperCase() : text;
}
