/** The source of a sign-up by way of the promotional partner: `?source=` in the link that the partner shows. */
export const partnerSource = "partner-redeem";

/** What an address named as the source of a sign-up, or null when it is nothing that we keep. */
export const sourceOf = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : null;
