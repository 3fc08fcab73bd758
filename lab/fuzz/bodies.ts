import type { ZodType } from "zod";
import { saveCorrectionsInput } from "~/domain/documents/document-inputs";
import { documentListInput } from "~/domain/documents/document-list-inputs";
import { saveBudgetInput } from "~/domain/error-budget/budget-inputs";
import { createModelInput, uploadModelInput } from "~/domain/models/model-inputs";
import { listOrdersInput, orderSettingsInput } from "~/domain/orders/order-inputs";
import { sendReportInput } from "~/domain/reports/report-inputs";
import { saveRuleInput } from "~/domain/rules/rule-inputs";
import { addAccountInput, supplierInput } from "~/domain/suppliers/supplier-inputs";
import { createCustomerInput } from "~/domain/tenants/tenant-inputs";
import { createEndpointInput } from "~/domain/webhooks/webhook-inputs";

const model = {
  name: "Invoices",
  baseModelId: "invoices-europe",
  currency: "EUR",
  timeZone: "Europe/Madrid",
  culture: "es-ES",
  threshold: 10,
  fields: [
    { key: "total", weight: 10, required: true, line: false },
    { key: "", weight: 1, required: false, line: false, own: { name: "Project", type: "text" } },
  ],
};

/** What the API and forms take as bodies: the schema that judges it, and a body from which the hostile ones are made. */
export const bodies: Record<string, { schema: ZodType; valid: unknown }> = {
  corrections: {
    schema: saveCorrectionsInput,
    valid: {
      documentId: "d",
      revision: 1,
      fields: { total: "12.50" },
      lineItems: [{ line: 0, cells: { netTotal: "12.50" } }],
      rows: { first: 0, count: 1 },
      clicked: [{ field: "total", page: 1, words: [1, 2], box: [0, 0, 1, 1] }],
    },
  },
  list: {
    schema: documentListInput,
    valid: {
      modelId: "m",
      status: "success",
      search: "7",
      from: "2026-01-01",
      to: "2026-01-31",
      sort: "receivedAt",
    },
  },
  model: { schema: createModelInput, valid: model },
  modelFile: {
    schema: uploadModelInput,
    valid: { name: "Copy", text: JSON.stringify({ format: "fieldwise-model", version: 1, model }) },
  },
  rule: {
    schema: saveRuleInput,
    valid: {
      modelId: "m",
      kind: "within",
      field: "total",
      other: "",
      value: "1 2",
      sentence: "No.",
      blocks: true,
    },
  },
  budget: {
    schema: saveBudgetInput,
    valid: { modelId: "m", errors: 1, values: 200, auditPercent: 5, fields: {} },
  },
  orders: { schema: listOrdersInput, valid: { search: "7", cursor: "bm8=", size: "50" } },
  orderSettings: {
    schema: orderSettingsInput,
    valid: {
      pricePercent: "1,5",
      priceLeast: 1,
      quantityPercent: 0,
      totalPercent: 1,
      totalLeast: 2,
      receipts: "none",
    },
  },
  report: {
    schema: sendReportInput,
    valid: { report: "documents", format: "csv", to: "a@b.example", from: "2026-01-01", until: "2026-01-31" },
  },
  supplier: {
    schema: supplierInput,
    valid: {
      name: "Larkmoor",
      taxNumbers: ["GB123456789"],
      otherNames: ["Lark"],
      country: "GB",
      currency: "GBP",
      email: "a@b.example",
    },
  },
  account: {
    schema: addAccountInput,
    valid: { supplierId: "s", kind: "iban", number: "GB33BUKB20201555555555", country: "GB" },
  },
  customer: {
    schema: createCustomerInput,
    valid: {
      tenantName: "larkmoor",
      companyName: "Larkmoor",
      country: "GB",
      postalCode: "SW1A 1AA",
      city: "London",
      line1: "1 Road",
    },
  },
  endpoint: {
    schema: createEndpointInput,
    valid: {
      url: "https://a.example/",
      eventTypes: ["document.ready"],
      modelIds: ["m"],
      headerName: "x",
      headerValue: "y",
    },
  },
};
