import { z } from "zod";
import type { BillLine } from "../billing/bill";
import type { PartyDetails } from "../e-invoice/party-details";
import type { Budget } from "../error-budget/error-budget";
import type { ReviewThresholds } from "../error-budget/review-thresholds";
import type { ExportLayout } from "../exports/export-layout";
import type { SeenFile } from "../folders/intake-folder";
import type { MailAttachment } from "../mail/mail-attachment";
import type { RichMail } from "../mail/rich-mail";
import type { StorageSettings } from "../models/storage-settings";
import type { ModelField } from "../models/tenant-model";
import type { Actor } from "../permissions/actor";
import type { ReportName } from "../reports/report-list";
import type { ExportPart } from "../tenants/data-export";
import type { WebhookEventType } from "../webhooks/webhook-event-types";
import { storedKind } from "./stored-kind";
import { texts } from "./stored-shapes";

/** Permissions, features, columns of a list, ids: names in an order. */
export const namesKind = storedKind<string[]>("a list of names", texts);

export const reportNamesKind = storedKind<ReportName[]>("the reports of a schedule", texts);
export const eventTypesKind = storedKind<WebhookEventType[]>("the events of a webhook", texts);

export const eventDataKind = storedKind<Record<string, unknown>>(
  "the data of a webhook event",
  z.record(z.string(), z.unknown()),
);

export const modelFieldsKind = storedKind<ModelField[]>(
  "the fields of a model",
  z.array(z.looseObject({ key: z.string(), weight: z.number(), required: z.boolean(), line: z.boolean() })),
);

const thresholds = z.record(z.string(), z.nullable(z.number()));

export const passingKind = storedKind<ReviewThresholds>(
  "what passes unseen",
  z.looseObject({ fields: thresholds, suppliers: z.record(z.string(), thresholds) }),
);

export const fieldBudgetsKind = storedKind<Record<string, Budget>>(
  "the error budgets of single fields",
  z.record(z.string(), z.looseObject({ errors: z.number(), values: z.number() })),
);

export const storageKind = storedKind<StorageSettings>(
  "the storage of a model",
  z.looseObject({ hostName: z.string() }),
);

export const refusedFilesKind = storedKind<{ fileName: string; problem: string }[]>(
  "the refused files of a ZIP file",
  z.array(z.looseObject({ fileName: z.string(), problem: z.string() })),
);

export const actorKind = storedKind<Actor>(
  "who started an action",
  z.looseObject({ kind: z.string(), id: z.string() }),
);

export const listQueryKind = storedKind<Record<string, string>>(
  "the filter of a list",
  z.record(z.string(), z.string()),
);

export const exportPartsKind = storedKind<ExportPart[]>(
  "the archives of an export",
  z.array(z.looseObject({ number: z.number(), byteSize: z.number() })),
);

export const mailAttachmentKind = storedKind<MailAttachment>(
  "what goes along with a mail",
  z.looseObject({ tenantId: z.string(), key: z.string(), fileName: z.string(), contentType: z.string() }),
);

export const billLinesKind = storedKind<BillLine[]>(
  "the lines of a bill",
  z.array(z.looseObject({ textKey: z.string(), amount: z.number() })),
);

export const auditDetailKind = storedKind<Record<string, unknown>>(
  "the detail of an audit row",
  z.nullable(z.record(z.string(), z.unknown())),
);

export const exportLayoutKind = storedKind<ExportLayout>(
  "the layout of an export",
  z.looseObject({
    format: z.string(),
    rows: z.string(),
    columns: z.array(z.looseObject({ heading: z.string(), source: z.string(), text: z.string() })),
  }),
);

export const partyDetailsKind = storedKind<PartyDetails>(
  "the details of a party",
  z.record(z.string(), z.string()),
);

export const seenFilesKind = storedKind<SeenFile[]>(
  "the files seen in a folder",
  z.array(z.looseObject({ name: z.string(), size: z.number(), modified: z.string() })),
);

export const richMailKind = storedKind<RichMail>(
  "a mail as HTML with its pictures",
  z.looseObject({
    html: z.string(),
    pictures: z.array(z.looseObject({ id: z.string(), path: z.string() })),
  }),
);
