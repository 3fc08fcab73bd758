import { z } from "zod";
import { notificationKinds } from "./notification-kinds";

/** The kinds that a person wants; the order and repetitions do not matter. */
export const chooseNotificationsInput = z.object({
  kinds: z
    .array(z.enum(notificationKinds, "notifications.problem.kind"))
    .max(50)
    .transform((chosen) => notificationKinds.filter((kind) => chosen.includes(kind))),
});

/** What the link of a mail carries that stops its kind. */
export const stopNotificationsInput = z.object({
  userId: z.string().min(1).max(64),
  kind: z.enum(notificationKinds),
  token: z.string().min(1).max(200),
});

/** Where links lead, and the domain that takes answers; without one, mails about single documents are not written. */
export const sendNotificationsInput = z.object({
  site: z.string().max(300),
  domain: z.string().max(253).default(""),
});
