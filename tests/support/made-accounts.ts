/** The IBAN of a country and a number of its own, with check digits that hold. */
export function madeIban(country: string, own: string): string {
  let rest = 0;
  for (const sign of `${own}${country}00`)
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return `${country}${String(98 - rest).padStart(2, "0")}${own}`;
}
