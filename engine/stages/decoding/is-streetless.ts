/** The last group of as many digits as a postal code has. */
const code = /\b\d{4,6}\b(?!.*\b\d{4,6}\b)/;

/**
 * Whether an address is without its street: before its postal code (in all of it, where none is printed) there is no number, or no word.
 * Such a piece is mostly the last line of an address whose others were missed.
 */
export function isStreetless(address: string): boolean {
  const before = address.slice(0, code.exec(address)?.index);
  return !/\d/.test(before) || !/\p{L}{3}/u.test(before);
}
