// Ids hold runs of digits, too, and one in ten of any digits passes the check.
const idOrDigits = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\d+(?:[ \u00a0.\u2010-\u2015-]\d+)*/giu;

/** Whether a text holds what can be a card's number: 13 to 19 digits, with spaces, dots or dashes, that pass the Luhn check. */
export const holdsCardNumber = (text: string): boolean =>
  (text.normalize("NFKC").match(idOrDigits) ?? []).some((run) => cardsIn(run).length > 0);

/** For a schema's `refine`: the number of a card belongs into its own field, and nowhere else. */
export const noCardNumber = [(text: string) => !holdsCardNumber(text), "form.card-number"] as const;

/** The text with the numbers of cards left out, for what is written down and shown to others. */
export const maskCardNumbers = (text: string): string =>
  holdsCardNumber(text)
    ? text.normalize("NFKC").replace(idOrDigits, (run) => {
        const cards = cardsIn(run);
        return cards.reduce((rest, card) => rest.replace(card, "[card number]"), run);
      })
    : text;

/** The parts of a run that are a card's number: digits that belong to something else may precede and follow it. */
function cardsIn(run: string): string[] {
  if (/[a-f]/i.test(run) || /^\d{8}-\d{4}-\d{4}-\d{4}-\d{12}$/.test(run)) return [];
  const groups = [...run.matchAll(/\d+/g)];
  const cards: string[] = [];
  for (let first = 0; first < groups.length; first++)
    for (let last = groups.length - 1; last >= first; last--) {
      const [from, to] = [groups[first], groups[last]];
      const part = run.slice(from?.index, (to?.index ?? 0) + (to?.[0].length ?? 0));
      if (!isCardNumber(part.replace(/\D/g, ""))) continue;
      cards.push(part);
      first = last;
      break;
    }
  return cards;
}

const isCardNumber = (digits: string) =>
  digits.length >= 13 && digits.length <= 19 && !/^[01]/.test(digits) && passesLuhn(digits);

/** Every second digit from the right doubled, the digits of all divisible by ten (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const value = at % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
