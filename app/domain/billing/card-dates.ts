/** How many expiry years a card form offers, the current one first. */
const yearsOffered = 11;

/** The years that a card may expire in: this one and the next ten. */
export const expiryYears = (now: Date): string[] =>
  Array.from({ length: yearsOffered }, (_, index) => String(now.getUTCFullYear() + index));

/** The months of a card form, "01" to "12". */
export const expiryMonths: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, "0"),
);

/** The month that a card form starts with: the current one. */
export const currentMonth = (now: Date): string => String(now.getUTCMonth() + 1).padStart(2, "0");

/** Whether a card that expires at the end of this month is over. */
export const hasExpired = (month: number, year: number, now: Date): boolean =>
  year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
