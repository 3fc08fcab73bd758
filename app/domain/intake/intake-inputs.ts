import { z } from "zod";
import { type MailPart, mailLimits } from "./inbound-mail";
import { shownOf } from "./shown-of";

/** The address of a mail that came in, and the domain that is ours. No address of ours is longer. */
export const mailAddressInput = z.object({
  address: z.string().transform((address) => address.slice(0, 1_000)),
  domain: z.string(),
});

const shown = (longest: number) => z.string().transform((text) => shownOf(text, longest));

/** A mail taken apart by the door. Nothing that a sender writes at length refuses the mail: it is cut. */
export const inboundMailInput = z.object({
  identity: z.string().min(1).max(500),
  sender: shown(mailLimits.sender),
  isProved: z.boolean().default(false),
  subject: shown(mailLimits.subject),
  answerTo: z.string().max(320).nullable(),
  parts: z.array(z.custom<MailPart>((part) => (part as MailPart | undefined)?.bytes instanceof Uint8Array)),
});

/** A page of the intake log: `before` is the last line of the page before, `kept` asks for files that wait for a model. */
export const intakeLogInput = z.object({
  before: z.string().max(64).optional(),
  outcome: z.enum(["taken", "repeated", "refused"]).optional(),
  kept: z.boolean().default(false),
  size: z.number().int().min(1).max(200).default(50),
});

/** A kept file of the intake log, and the model that it is for. */
export const putKeptFileInput = z.object({
  lineId: z.string().min(1).max(64),
  modelId: z.string({ error: "intake.error.no-model" }).min(1, "intake.error.no-model").max(64),
});
