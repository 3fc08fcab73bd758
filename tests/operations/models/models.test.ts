import { env } from "cloudflare:workers";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, test } from "vitest";
import type { Actor } from "~/domain/permissions/actor";
import { createModel } from "~/operations/models/create";
import { editModel } from "~/operations/models/edit";
import { getModel } from "~/operations/models/get";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { isModelNameUnique } from "~/operations/models/is-name-unique";
import { listModels } from "~/operations/models/list";
import { listDocumentModels } from "~/operations/models/list-for-documents";

const settings = {
  name: "Invoices North",
  baseModelId: "invoices-north-america",
  currency: "USD",
  timeZone: "America/New_York",
  culture: "en-US",
  threshold: 10,
  fields: [
    { key: "invoiceNumber", weight: 8, required: true, line: false },
    { key: "quantity", weight: 2, required: false, line: false },
  ],
};
const holding = (...permissions: string[]): Actor => ({ kind: "person", id: "person-2", permissions });

const directoryOf = async (tenantId: string) => {
  const found = await env.DB_CONTROL.prepare("select model_id from models_directory where tenant_id = ?")
    .bind(tenantId)
    .all();
  return found.results.map((row) => row.model_id);
};
const auditOf = async (tenantId: string) => {
  const found = await usShard()
    .prepare("select operation from audit where tenant_id = ? order by id")
    .bind(tenantId)
    .all();
  return found.results.map((row) => row.operation);
};

describe("creating a model", () => {
  test("keeps its settings, its place in the directory and an audit row", async () => {
    const context = await makeTenant();
    const { modelId } = await createModel(context, settings);
    const [field, column] = settings.fields;
    expect(await getModel(context, { modelId })).toEqual({
      ...settings,
      fields: [field, { ...column, line: true }],
      id: modelId,
      revision: 1,
      activeVersionId: null,
      csvGeneration: false,
      archivedAt: null,
      storageProvider: "default",
      passing: null,
      pin: null,
    });
    expect(await directoryOf(context.tenant.id)).toEqual([modelId]);
    expect(await auditOf(context.tenant.id)).toEqual(["models.create"]);
  });

  test("refuses a name that an e-mail subject could not tell from another", async () => {
    const context = await makeTenant();
    const { modelId } = await createModel(context, settings);
    await expect(createModel(context, { ...settings, name: "invoices-NORTH" })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "models.problem.name-taken",
      field: "name",
    });
    expect(await directoryOf(context.tenant.id)).toEqual([modelId]);
  });

  test("lets another tenant use the name", async () => {
    await createModel(await makeTenant(), settings);
    await expect(createModel(await makeTenant(), settings)).resolves.toHaveProperty("modelId");
  });

  test("asks for the permission to edit models", async () => {
    const context = asActor(await makeTenant(), holding("TenantModel.ViewModel"));
    await expect(createModel(context, settings)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("editing a model", () => {
  test("saves at the revision that was seen, and only then leaves an audit row", async () => {
    const context = await makeTenant();
    const { modelId } = await createModel(context, settings);
    const change = { ...settings, modelId, name: "Invoices South", threshold: 5 };
    expect(await editModel(context, { ...change, revision: 1 })).toMatchObject({
      model: { id: modelId, name: "Invoices South", revision: 2 },
    });
    await expect(editModel(context, { ...change, revision: 1, name: "Late" })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "models.problem.changed",
    });
    expect(await getModel(context, { modelId })).toMatchObject({
      name: "Invoices South",
      threshold: 5,
      revision: 2,
    });
    expect(await auditOf(context.tenant.id)).toEqual(["models.create", "models.edit"]);
  });

  test("refuses the name of another model", async () => {
    const context = await makeTenant();
    await createModel(context, settings);
    const { modelId } = await createModel(context, { ...settings, name: "Other" });
    await expect(editModel(context, { ...settings, modelId, revision: 1 })).rejects.toMatchObject({
      field: "name",
    });
  });

  test("refuses to change the base model", async () => {
    const context = await makeTenant();
    const { modelId } = await createModel(context, settings);
    const change = { ...settings, modelId, revision: 1, baseModelId: "invoices-apac" };
    await expect(editModel(context, change)).rejects.toMatchObject({ field: "baseModelId" });
  });

  test("answers for another tenant's model as if it did not exist", async () => {
    const { modelId } = await createModel(await makeTenant(), settings);
    const stranger = await makeTenant();
    const notFound = { code: "not-found" };
    await expect(editModel(stranger, { ...settings, modelId, revision: 1 })).rejects.toMatchObject(notFound);
    await expect(getModel(stranger, { modelId })).rejects.toMatchObject(notFound);
    await expect(getDocumentModel(stranger, { modelId })).rejects.toMatchObject(notFound);
  });
});

test("models are listed by name, for those who manage them and for those who read documents", async () => {
  const context = await makeTenant();
  const second = await createModel(context, { ...settings, name: "beta" });
  const first = await createModel(context, { ...settings, name: "Alpha" });
  const ids = [first.modelId, second.modelId];
  expect((await listModels(context, {})).map(({ id }) => id)).toEqual(ids);
  const reader = asActor(context, holding("TenantModel.ViewDocument"));
  expect((await listDocumentModels(reader, {})).map(({ id }) => id)).toEqual(ids);
  await expect(listModels(reader, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("a name is unique unless another model folds to the same", async () => {
  const context = await makeTenant();
  const { modelId } = await createModel(context, settings);
  expect(await isModelNameUnique(context, { name: "INVOICES-north" })).toBe(false);
  expect(await isModelNameUnique(context, { name: "INVOICES-north", exceptModelId: modelId })).toBe(true);
  expect(await isModelNameUnique(context, { name: "Invoices" })).toBe(true);
  expect(await isModelNameUnique(await makeTenant(), { name: settings.name })).toBe(true);
});

test("this runtime knows the cultures, currencies and time zones that forms offer", () => {
  expect(Intl.supportedValuesOf("timeZone").length).toBeGreaterThan(400);
  expect(Intl.supportedValuesOf("currency")).toContain("AUD");
  expect(new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "medium" }).format(0)).toBe(
    "01.01.1970",
  );
});
