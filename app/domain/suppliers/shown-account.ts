/** An account as people read it: an IBAN in groups of four, else the words and numbers that it is written down with. */
export function shownAccount(key: string): string {
  const [scheme = "", bank = "", number] = key.split(" ");
  if (number === undefined) return key.replace(/(.{4})(?=.)/g, "$1 ");
  const written = scheme === "bsb" ? bank.replace(/^(\d{3})/, "$1-") : bank;
  const sorted = scheme === "sort-code" ? bank.replace(/^(\d{2})(\d{2})/, "$1-$2-") : written;
  return `${scheme === "sort-code" ? "sort code" : scheme.toUpperCase()} ${sorted} ${number}`;
}
