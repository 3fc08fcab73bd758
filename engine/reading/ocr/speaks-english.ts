// Small words of Spanish, Portuguese, French, Italian, German and Dutch that English does not know.
const foreign = new Set(
  "el los las del por para con su fecha iva cif nif importe cantidad precio cliente gracias calle factura pago efectivo cambio dos das uma não data valor le les du des et pour avec montant merci rue il della per prezzo grazie und der die mwst summe betrag vielen dank straße het van een btw bedrag totaal".split(
    " ",
  ),
);
const fewest = 3;

/** Whether doubtful places of a page may be read as English alone: hardly any small words of another language stand on it. */
export function speaksEnglish(words: readonly { text: string }[]): boolean {
  const found = new Set(words.map(({ text }) => text.toLowerCase().replace(/[^\p{L}]/gu, "")));
  return [...found].filter((word) => foreign.has(word)).length < fewest;
}
