const mailbox = "documents";
const shape = /^documents\+([a-z0-9-]+)\.([a-z0-9_-]+)@([^@\s]+)$/;

/** Who a mail is for: the tenant's slug and the secret token, both in lower case as mail servers may change the case. */
export type MailAddress = { slug: string; token: string };

/** The address that documents of a tenant are sent to. */
export const mailAddressOf = (tenant: { slug: string; intakeToken: string }, domain: string): string =>
  `${mailbox}+${tenant.slug}.${tenant.intakeToken}@${domain}`;

/** Reads an address of our mail domain; null when it is not one that documents can be sent to. */
export function parseMailAddress(address: string, domain: string): MailAddress | null {
  const match = shape.exec(address.trim().toLowerCase());
  const [, slug, token, host] = match ?? [];
  return slug && token && host === domain.toLowerCase() ? { slug, token } : null;
}
