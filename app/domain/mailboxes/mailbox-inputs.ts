import { z } from "zod";

const guid = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "mailbox.problem.id");

/** The mailbox of an organization. An empty secret keeps the saved one. */
export const saveMailboxInput = z.object({
  directoryId: guid,
  clientId: guid,
  address: z.string().trim().toLowerCase().pipe(z.email("mailbox.problem.address").max(254)),
  secret: z
    .string()
    .trim()
    .max(500, "mailbox.problem.secret")
    .refine((secret) => /^[\x21-\x7e]*$/.test(secret), "mailbox.problem.secret")
    .default(""),
});

/** What Microsoft says of a change: which subscription, and the secret that was given to it. */
export const mailboxNotificationsInput = z.object({
  value: z
    .array(z.object({ subscriptionId: z.string().max(200), clientState: z.string().max(200).nullish() }))
    .max(1_000),
});

export const syncMailboxInput = z.object({ notifyUrl: z.string().max(500).nullable() });
