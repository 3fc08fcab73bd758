/** What an address (`?source=`) named as the source of a sign-up, or null when it is nothing that we keep. */
export const sourceOf = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : null;
