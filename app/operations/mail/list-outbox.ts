import { z } from "zod";
import { selectNewestMails } from "~/data/control/outbox";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The newest mails of the outbox. It can be reached in the local environment only: mails contain codes. */
export const listOutbox = defineOperation({
  name: "mail.list-outbox",
  permission: "system",
  input: z.object({}),
  run: (context: VisitorContext) => selectNewestMails(context.control, 50),
});
