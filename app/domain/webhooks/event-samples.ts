import type { ErpKind } from "../erp/erp-settings";
import { type WebhookEventType, webhookEventTypes } from "./webhook-event-types";
import { linksOf } from "./webhook-links";

type Sample = { type: WebhookEventType; timestamp: string; data: SampleData };

/** What the data of an event can have; those without a document leave its parts out. */
type SampleData = { tenantId: string; sequence: number } & Partial<{
  modelId: string;
  modelName: string;
  documentId: string;
  zipFileId: string;
  endpointId: string;
  versionId: string;
  version: number;
  fileName: string;
  source: "api" | "mail";
  status: string;
  confidence: number;
  revision: number;
  attempt: number;
  problem: string | null;
  parts: string[];
  erp: {
    system: ErpKind;
    number: string | null;
    link: string | null;
    posted: boolean;
    detail: string | null;
  };
  accepted: number;
  rejected: number;
  supplierId: string | null;
  supplierName: string | null;
  outcome: string;
  signs: string[];
  decision: string | null;
  links: ReturnType<typeof linksOf>;
}>;

const ids = {
  tenantId: "0199a1f0-7c1e-7b52-9a57-3f0a6f5f1c11",
  modelId: "0199a1f2-0b6d-7e0f-8a7e-5d3c2b1a0f22",
  documentId: "0199a1f4-9d2c-7c3a-b1d4-6e5f4a3b2c33",
};
const model = { modelId: ids.modelId, modelName: "Supplier Invoices" };
const timestamp = "2026-11-20T09:30:00.000Z";

const documentStatus: Partial<
  Record<WebhookEventType, { status: string; problem?: string; parts?: string[] }>
> = {
  "document.received": { status: "received" },
  "document.processed": { status: "success" },
  "document.unreadable": { status: "error", problem: "reading.unreadable" },
  "document.updated": { status: "userEdited" },
  "document.approved": { status: "approved" },
  "document.released": { status: "released" },
  "document.release_failed": { status: "approved", problem: "releases.problem.folder" },
  "document.sent_to_erp": { status: "approved" },
  "document.erp_refused": { status: "approved", problem: "erp.problem.vendor-missing" },
  "document.split": { status: "split", parts: ["0199a1f6-1e2d-7a4b-8c5d-7f6e5d4c3b44"] },
};

/** An example of each event, as receivers are sent it. */
export const eventSamples = (site: string): Sample[] =>
  webhookEventTypes.map((type) => ({ type, timestamp, data: dataOf(type, site) }));

function dataOf(type: WebhookEventType, site: string): SampleData {
  const common = { tenantId: ids.tenantId, sequence: 128 };
  if (type === "webhook.test") return { ...common, endpointId: "0199a1f8-3c4b-7d5e-9f60-8a7b6c5d4e55" };
  if (type === "model.promoted")
    return { ...common, ...model, versionId: "0199a1fa-5d6c-7e7f-a081-9b8c7d6e5f66", version: 3 };
  if (type === "zip_file.finished")
    return {
      ...common,
      ...model,
      zipFileId: "0199a1fc-6e7d-7f80-b192-ac9d8e7f6077",
      fileName: "june.zip",
      source: "api",
      status: "done",
      problem: null,
      accepted: 12,
      rejected: 1,
    };
  const { documentId } = ids;
  const of = { ...common, ...model, documentId, fileName: "invoice-1042.pdf", revision: 1 };
  if (type === "document.deleted") return of;
  if (type === "supplier.bank_account_changed")
    return {
      ...of,
      source: "mail",
      status: "success",
      supplierId: "0199a1fe-7f80-7191-a2a3-bdae9f807188",
      supplierName: "Larkmoor Joinery Ltd",
      outcome: "new-for-known",
      signs: ["says-changed"],
      decision: null,
      links: linksOf(site, { modelId: ids.modelId, documentId }),
    };
  const { status, problem = null, parts = [] } = documentStatus[type] ?? { status: "success" };
  return {
    ...of,
    source: "mail",
    status,
    confidence: 0.97,
    attempt: 1,
    problem,
    parts,
    ...(type.includes("erp") && { erp: type === "document.sent_to_erp" ? sentThere : refusedThere }),
    links: linksOf(site, { modelId: ids.modelId, documentId }),
  };
}

const sentThere = {
  system: "business-central" as const,
  number: "107023",
  link: "https://businesscentral.dynamics.com/?page=51",
  posted: false,
  detail: null,
};
const refusedThere = { ...sentThere, number: null, link: null, detail: "Harbour Rope Ltd" };
