/**
 * Whether a text is as a pattern says: # is a digit, @ a letter, ? any character, * any number of them, all else itself whatever its
 * case. Takes at most as many steps as the two are long multiplied, whatever the pattern: it is no regular expression.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const [signs, wanted] = [[...text.toLowerCase()], [...pattern.toLowerCase()]];
  let at = 0;
  let place = 0;
  let star = -1;
  let from = 0;
  while (at < signs.length) {
    const sign = wanted[place];
    if (sign === "*") {
      star = place;
      from = at;
      place += 1;
    } else if (sign !== undefined && fits(signs[at] ?? "", sign)) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      place = star + 1;
    } else return false;
  }
  return wanted.slice(place).every((sign) => sign === "*");
}

function fits(sign: string, wanted: string): boolean {
  if (wanted === "?") return true;
  if (wanted === "#") return /\d/.test(sign);
  if (wanted === "@") return /\p{L}/u.test(sign);
  return sign === wanted;
}
