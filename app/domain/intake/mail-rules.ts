import { asciiDomain } from "./authentication-results";

/** What happens to an e-mail whose sender is not listed or not verified. */
export const otherSenders = ["take", "hold", "refuse"] as const;
export type OtherSenders = (typeof otherSenders)[number];

/**
 * What people may do by answering a mail about a document that needs review: nothing, as such mails show no values then; correct
 * values; or approve the document, too.
 */
export const replyRules = ["off", "correct", "approve"] as const;
export type Replies = (typeof replyRules)[number];

/**
 * Who may send to a model: `senders` are addresses (`ann@example.com`), domains (`example.com`) and domains with all
 * below them (`*.example.com`); none means anyone. `told` are the members whom mails tell that documents need review;
 * none means whoever chose to be told. `language` is that of answers to senders. `replies` says what they may do by
 * answering.
 */
export type MailRules = {
  senders: string[];
  others: OtherSenders;
  told: string[];
  language: "en" | "es";
  replies: Replies;
};

/** The standing of a sender with the rules; a verified e-mail comes from the domain it names. */
export type SenderStatus = "proved" | "unlisted" | "unproved";

/** How many senders and people the rules of a model can name: what a person can still look through. */
export const maxSenders = 200;
export const maxNotified = 20;

/** The standing of an e-mail's sender: first whether it is listed, then whether it is verified. */
export function standingOf(
  { senders }: Pick<MailRules, "senders">,
  sender: string,
  isProved: boolean,
): SenderStatus {
  if (senders.length > 0 && !senders.some((listed) => covers(listed, sender))) return "unlisted";
  return isProved ? "proved" : "unproved";
}

function covers(listed: string, sender: string): boolean {
  const address = senderOf(sender);
  const domain = domainOf(sender);
  if (!address || !domain) return false;
  if (listed.includes("@")) return listed === address;
  if (!listed.startsWith("*.")) return listed === domain;
  return domain === listed.slice(2) || domain.endsWith(listed.slice(1));
}

/** An address as it is compared, or null when it is none. */
function senderOf(address: string): string | null {
  const [, name, domain] = /^([^\s@<>",;]+)@([^\s@<>",;]+)$/.exec(address.trim()) ?? [];
  return name && domain ? `${name.toLowerCase()}@${asciiDomain(domain)}` : null;
}

/** The domain of an address, or null. */
export const domainOf = (address: string): string | null => senderOf(address)?.split("@")[1] ?? null;

/** An entry of the list as it is kept, or null when it is neither an address nor a domain. */
export function listedSender(entry: string): string | null {
  const plain = entry.trim().replace(/^@/, "");
  if (plain.includes("@")) return senderOf(plain);
  const [, below = "", domain = ""] = /^(\*\.)?(.+)$/.exec(plain) ?? [];
  const ascii = asciiDomain(domain);
  return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(ascii) ? `${below}${ascii}` : null;
}
