import { z } from "zod";
import type { MailPart } from "./inbound-mail";

/** The address of a mail that came in, and the domain that is ours. */
export const mailAddressInput = z.object({ address: z.string().max(1_000), domain: z.string() });

/** A mail taken apart by the door. */
export const inboundMailInput = z.object({
  identity: z.string().min(1).max(500),
  sender: z.string().max(1_000),
  subject: z.string().max(10_000),
  parts: z.array(z.custom<MailPart>((part) => (part as MailPart | undefined)?.bytes instanceof Uint8Array)),
});

/** A page of the intake log: `before` is the last line of the page before. */
export const intakeLogInput = z.object({
  before: z.string().max(64).optional(),
  outcome: z.enum(["taken", "repeated", "refused"]).optional(),
  size: z.number().int().min(1).max(200).default(50),
});
