import { z } from "@hono/zod-openapi";
import { maxCountedSendings, sendingStates } from "~/domain/erp/erp-sending";
import { erpKinds, postingDates, postingRules } from "~/domain/erp/erp-settings";

const connection = {
  kind: z.enum(erpKinds),
  directoryId: z.string().openapi({ description: "The directory (tenant) ID at Microsoft Entra." }),
  clientId: z.string().openapi({ description: "The application (client) ID." }),
  environment: z.string().openapi({
    description:
      "Business Central: its name (`Production`). Finance & Operations: the first part of its host name (`contoso`).",
  }),
};

const secret = z.string().optional().openapi({
  description: "Never returned. Empty: the saved one, for the same application and environment.",
});

const booking = {
  companyId: z.string(),
  account: z.string().openapi({
    description:
      "For lines without an item: a G/L account, or a procurement category in Finance & Operations.",
  }),
  vendorAccounts: z
    .string()
    .openapi({ description: "A line `vendor number = account` for each vendor with a different account." }),
  taxCodes: z.string().openapi({
    description:
      "A line `rate = code` for each tax rate: the VAT product posting group or tax group of Business Central, the item sales tax group of Finance & Operations.",
  }),
  postingDate: z.enum(postingDates).openapi({ description: "The invoice's date, or the day of sending." }),
  posting: z
    .enum(postingRules)
    .openapi({ description: "`post`: only when the totals agree. Business Central only." }),
  onApproval: z.boolean().openapi({ description: "Documents are sent a minute after their approval." }),
};

const revision = z.number().int().openapi({ description: "0: there are no settings yet." });

export const erpConnectionBody = z
  .object({ ...connection, clientSecret: secret })
  .openapi("ErpConnectionRequest");

export const erpSettingsBody = z
  .object({
    ...connection,
    clientSecret: secret,
    companyId: booking.companyId,
    account: booking.account,
    vendorAccounts: booking.vendorAccounts.optional(),
    taxCodes: booking.taxCodes.optional(),
    postingDate: booking.postingDate.optional(),
    posting: booking.posting.optional(),
    onApproval: booking.onApproval.optional(),
    revision,
  })
  .openapi("ErpSettingsRequest");

export const erpSettings = z
  .object({ ...connection, ...booking, companyName: z.string(), revision, updatedOn: z.string() })
  .openapi("ErpSettings");

export const erpCompany = z.object({ id: z.string(), name: z.string() }).openapi("ErpCompany");

export const erpSending = z
  .object({
    kind: z.enum(erpKinds),
    state: z.enum(sendingStates),
    attempts: z.number().int(),
    problem: z.string().nullable().openapi({
      description: "Why it was not sent, will be retried, or stayed a draft.",
    }),
    number: z.string().nullable().openapi({ description: "Its number in the ERP system." }),
    link: z.string().nullable(),
    posted: z.boolean(),
    ourTotal: z.string().nullable(),
    theirTotal: z.string().nullable(),
    requestedOn: z.string(),
    nextTryOn: z.string().nullable(),
    doneOn: z.string().nullable(),
  })
  .openapi("ErpSending");

export const sendingsQuery = z.object({
  state: z.enum(sendingStates).optional(),
  size: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
});

const counted = z
  .number()
  .int()
  .openapi({ description: `At most ${maxCountedSendings}.` });

export const erpSendings = z
  .object({
    items: z.array(erpSending.extend({ documentId: z.string(), fileName: z.string() })),
    counts: z.object({ refused: counted, waiting: counted, sent: counted }),
    nextCursor: z.string().nullable(),
  })
  .openapi("ErpSendings");
