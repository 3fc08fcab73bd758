/** How many recovery codes an account is given. */
export const recoveryCodeCount = 10;

/** A recovery code as it is shown, of the first ten letters and digits of a random text: `ab3de-fgh1j`. */
export function recoveryCodeFrom(random: string): string {
  const signs = random
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 10);
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** What somebody typed, as the code was shown; hyphens, spaces and capitals do not matter. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s-]/g, "");
  return /^[a-z0-9]{10}$/.test(signs) ? `${signs.slice(0, 5)}-${signs.slice(5)}` : null;
}

/** What somebody typed, if it is a code of an authenticator app: six digits. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
