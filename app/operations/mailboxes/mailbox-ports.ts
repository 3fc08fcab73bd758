import type { InboundMail } from "~/domain/intake/inbound-mail";
import type { MailboxAddress } from "~/domain/mailboxes/mailbox";
import type { TenantContext } from "../context";

/** Where a listing goes on: at a link that an earlier page gave, or with what came after a moment. */
export type ListFrom = { link: string } | { since: Date };

/** Messages in the order of the mailbox; `next` is the rest, `delta` where a later listing goes on. One of them is set. */
export type MessagePage = { ids: string[]; next: string | null; delta: string | null };

/** A mailbox of Microsoft 365 that was signed in to. Everything throws MailboxError. */
export type OpenMailbox = {
  list(from: ListFrom): Promise<MessagePage>;
  /** A message as it was sent, unless someone deleted it or it is longer than a mail may be. */
  fetch(messageId: string): Promise<Uint8Array<ArrayBuffer> | "gone" | "too-large">;
  /** Has changes announced until a moment; returns the subscription's id. */
  subscribe(asked: { notifyUrl: string; clientState: string; until: Date }): Promise<string>;
  /** Keeps a subscription until a moment; false when there is none any more. */
  renew(subscriptionId: string, until: Date): Promise<boolean>;
};

export type MailboxService = { open(place: MailboxAddress, secret: string): Promise<OpenMailbox> };

export type ConnectingContext = TenantContext & { mailboxes: MailboxService };

/** `takeApart` reads a raw mail as the mail door does. */
export type MailboxContext = ConnectingContext & {
  takeApart(raw: Uint8Array<ArrayBuffer>): Promise<InboundMail>;
};
