import type { ExtractionResult } from "@engine/results/extraction-result";
import type { Row } from "@tests/stand-ins/erp/odata";
import { found, plantedResult } from "@tests/support/planted-result";
import type { ErpKind } from "~/domain/erp/erp-settings";
import type { TenantContext } from "~/operations/context";
import { deliverToErp } from "~/operations/erp/deliver";
import { editErpSettings } from "~/operations/erp/edit-settings";
import type { ErpRequest } from "~/operations/erp/erp-ports";
import { openErpSystems } from "~/platform/erp/open-erp-systems";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";
import { plantDocument } from "./plant-document";

export const directoryId = "11111111-2222-3333-4444-555555555555";
export const hosts = {
  login: "https://login.test",
  businessCentral: "https://bc.test",
  operations: (environment: string) => `https://${environment}.fo.test`,
};

const lineItems: ExtractionResult["lineItems"] = [
  {
    cells: {
      itemCode: found("rope-10"),
      description: found("Rope"),
      quantity: found("3"),
      unitPrice: found("20.00"),
      netTotal: found("60.00"),
    },
    arithmetic: "agrees" as const,
  },
  { cells: { description: found("Paint"), netTotal: found("40.00") }, arithmetic: "agrees" as const },
];

/** An invoice whose lines come to 100.00 without and 120.00 with tax. */
export const invoice = {
  ...plantedResult,
  fields: {
    invoiceNumber: found("inv-7"),
    invoiceDate: found("2026-03-02"),
    dueDate: found("2026-04-01"),
    subTotal: found("100.00"),
    tax: found("20.00"),
    total: found("120.00"),
    vendorName: found("Harbour Rope Ltd"),
    vendorTaxNumber: found("GB 123 4567 89"),
    orderNumber: found("PO-5"),
  },
  lineItems,
};

/** A line with its tax rate. */
export const taxedLine = (netTotal: string, taxRate: string): (typeof lineItems)[number] => ({
  cells: { description: found("Rope"), netTotal: found(netTotal), taxRate: found(taxRate) },
  arithmetic: "agrees",
});

type StandIn = { ask: typeof fetch };
type Change = Partial<Parameters<typeof editErpSettings>[1]>;

export const settingsFor = (modelId: string, kind: ErpKind, change: Change = {}) => ({
  modelId,
  revision: 0,
  kind,
  directoryId,
  clientId: directoryId,
  clientSecret: "right secret",
  environment: kind === "business-central" ? "Production" : "harbour",
  companyId: kind === "business-central" ? "5d115c9c-44e3-ea11-bb43-000d3a2feca1" : "usmf",
  account: kind === "business-central" ? "60100" : "Services",
  ...change,
});

/** A tenant whose model sends to a stand-in, with an approved invoice. */
export async function erpWorld(standIn: StandIn, kind: ErpKind, change: Change = {}, baseModelId?: string) {
  const tenant = await makeTenant();
  const { id: modelId } = await makeModel(tenant, baseModelId ? { baseModelId } : {});
  const clock = { ahead: 0 };
  const sent: ErpRequest[] = [];
  const context = {
    ...tenant,
    now: () => new Date(tenant.now().getTime() + clock.ahead),
    erp: openErpSystems({ hosts, ask: standIn.ask, pause: async () => {} }),
    erpQueue: { send: async (requests: ErpRequest[]) => void sent.push(...requests) },
  };
  await editErpSettings(context, settingsFor(modelId, kind, change));
  const documentId = await plantDocument(tenant, modelId, {
    status: "approved",
    fileName: "März 1.pdf",
    result: invoice,
  });
  const run = (id = documentId) =>
    deliverToErp({ ...context, actor: { kind: "system", id: "erp" } }, { documentId: id });
  return { context, tenant: tenant as TenantContext, modelId, documentId, clock, sent, run };
}

export const only = <T extends Row>(rows: readonly T[]): T => {
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error(`${rows.length} rows`);
  return row;
};
