/** How many recovery codes an account is given. */
export const recoveryCodeCount = 10;

/** Letters and digits of a code: 25 of a random text in lower case have 127 bits. Older codes have ten. */
const lengths = [25, 10];
const [newLength = 0] = lengths;

/** A recovery code as it is shown, of the first letters and digits of a random text: `ab3de-fgh1j-k2mnp-qr4st-uv5wx`. */
export const recoveryCodeFrom = (random: string): string => inFives(signsOf(random).slice(0, newLength));

/** A typed code in its canonical form; hyphens, spaces and case do not matter. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s-]/g, "");
  return /^[a-z0-9]+$/.test(signs) && lengths.includes(signs.length) ? inFives(signs) : null;
}

const signsOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const inFives = (signs: string) => (signs.match(/.{5}/g) ?? []).join("-");

/** A typed code, if it is one of an authenticator app: six digits. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
