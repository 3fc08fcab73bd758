import { addDays } from "../content/calendar";
import type { Language } from "../content/country-facts";
import type { Deal } from "../content/deal";
import { diceOf } from "../dice";
import { plain } from "../drawing/sheet";
import type { Composer } from "./composer";

const notices: Record<Language, readonly string[]> = {
  en: [
    "A late fee of {a} applies to accounts not paid by {d}.",
    "Our office will be closed from {d} to {e}.",
    "Prices will change on {d}. Ask for our new list no. {n}.",
    "Spend {a} or more before {d} and delivery is free.",
    "Your quotation {n} of {p} refers. Minimum order {a}.",
    "Goods delivered on {p} by our own vehicle, docket {n}.",
    "Last payment received {p}: {a}. Thank you.",
    "Established 1987. Public liability cover {a}, policy {n}.",
    "Warranty until {d} under certificate {n}.",
    "For credit card payment quote reference {n} before {d}.",
    "Work carried out between {p} and {q} as per job {n}.",
    "If paid by {d} you may deduct {a}.",
  ],
  es: [
    "Último pago recibido el {p}: {a}.",
    "Entrega realizada el {p} según albarán {n}.",
    "Si paga antes del {d} puede descontar {a}.",
    "Nuestras oficinas cierran del {d} al {e}.",
    "Garantía hasta el {d}, certificado {n}.",
    "Pedido mínimo {a}. Oferta {n} válida hasta el {d}.",
  ],
  de: [
    "Bei Zahlung bis zum {d} gewähren wir {a} Skonto.",
    "Geliefert am {p} mit Lieferschein {n}.",
    "Unser Büro ist vom {d} bis {e} geschlossen.",
    "Leistungszeitraum {p} bis {q}.",
    "Letzte Zahlung vom {p}: {a}.",
    "Angebot {n} gültig bis {d}.",
  ],
  fr: [
    "Livré le {p}, bon n° {n}.",
    "Escompte de {a} pour règlement avant le {d}.",
    "Nos bureaux seront fermés du {d} au {e}.",
    "Dernier règlement reçu le {p} : {a}.",
    "Devis {n} du {p}.",
  ],
  it: [
    "Consegnato il {p} con DDT {n}.",
    "Ultimo pagamento del {p}: {a}.",
    "Chiusi dal {d} al {e}.",
    "Offerta {n} valida fino al {d}.",
  ],
  nl: [
    "Geleverd op {p}, pakbon {n}.",
    "Laatste betaling {p}: {a}.",
    "Gesloten van {d} tot {e}.",
    "Bij betaling voor {d} mag u {a} aftrekken.",
  ],
  pt: [
    "Entregue em {p}, guia {n}.",
    "Último pagamento em {p}: {a}.",
    "Encerrados de {d} a {e}.",
    "Proposta {n} válida até {d}.",
  ],
};

/** A sentence of small print with dates, amounts and numbers that are no field of the document. */
export function noticeOf(composer: Composer, deal: Deal): string {
  const dice = diceOf(composer.style.seed, `notice ${deal.number}`);
  const date = (days: number) => plain(composer.date(addDays(deal.date, days)));
  const values: Record<string, string> = {
    a: plain(composer.amount(dice.int(5, 900) * 100, undefined, "grand")),
    d: date(dice.int(2, 50)),
    e: date(dice.int(51, 70)),
    p: date(-dice.int(8, 40)),
    q: date(-dice.int(1, 7)),
    n: dice.fill(dice.pick(["^####", "@@-###", "^######", "Q^###"])),
  };
  return dice
    .pick(notices[composer.style.language])
    .replace(/\{(\w)\}/g, (whole, key: string) => values[key] ?? whole);
}
