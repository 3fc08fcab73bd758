import { newModelBody, savedModelBody, settingsIn, shownModel, shownPin } from "@workers/api/model-schemas";
import { endpointBody, endpointParams, shownDelivery, shownEndpoint } from "@workers/api/webhook-schemas";
import { describe, expect, it } from "vitest";

const body = {
  tenantAIModelName: "Bills",
  aiModelId: "invoices-north-america",
  currency: "USD",
  confidenceThreshold: 8,
  timeZone: "America/New_York",
  culture: "en-US",
  fields: [{ key: "total", weight: 3, required: true }],
};
const read = (more: object = {}) => settingsIn(newModelBody.parse({ ...body, ...more }));

describe("the body of a model", () => {
  it("means the settings that the operation takes", () => {
    expect(read({ csvGeneration: true, storage: { provider: "default" } })).toEqual({
      name: "Bills",
      baseModelId: "invoices-north-america",
      threshold: 8,
      currency: "USD",
      timeZone: "America/New_York",
      culture: "en-US",
      csvGeneration: true,
      storage: { provider: "default" },
      fields: [{ key: "total", weight: 3, required: true, line: false }],
    });
  });

  it("has a custom field where it says so or names no key, a text unless it says what", () => {
    const fields = [
      { weight: 1, required: false, name: "Crate" },
      { key: "own:1", own: true, weight: 1, required: false, name: "Berth", type: "date", lineItem: true },
      { key: "tax", weight: 1, required: false, name: "not asked for" },
    ];
    expect(read({ fields }).fields).toEqual([
      { key: "", weight: 1, required: false, line: false, own: { name: "Crate", type: "text" } },
      { key: "own:1", weight: 1, required: false, line: true, own: { name: "Berth", type: "date" } },
      { key: "tax", weight: 1, required: false, line: false },
    ]);
  });

  it.each<[string, object]>([
    ["no name", { tenantAIModelName: undefined }],
    ["a threshold in parts", { confidenceThreshold: 1.5 }],
    ["a threshold as text", { confidenceThreshold: "8" }],
    ["fields that are none", { fields: [{ key: "total" }] }],
    ["a weight in parts", { fields: [{ key: "total", weight: 0.5, required: true }] }],
    ["a storage that nobody has", { storage: { provider: "s3" } }],
    [
      "a server without a name",
      { storage: { provider: "ftp", port: 21, userName: "a", encryption: "none" } },
    ],
  ])("is refused with %s", (_name, more) => {
    expect(newModelBody.safeParse({ ...body, ...more }).success).toBe(false);
    expect(savedModelBody.safeParse({ ...body, ...more, revision: 1 }).success).toBe(false);
  });

  it("that changes one says which revision it is about", () => {
    expect(savedModelBody.safeParse(body).success).toBe(false);
    expect(savedModelBody.safeParse({ ...body, revision: 1 }).success).toBe(true);
    expect(newModelBody.parse({ ...body, revision: 1 })).not.toHaveProperty("revision");
  });
});

describe("a model as the API shows it", () => {
  const model = {
    id: "m1",
    name: "Bills",
    baseModelId: "invoices-north-america",
    currency: "USD",
    threshold: 8,
    timeZone: "America/New_York",
    culture: "en-US",
    csvGeneration: false,
    storageProvider: "default",
    archivedAt: null,
    activeVersionId: null,
    pin: null,
    revision: 4,
    fields: [
      { key: "total", weight: 3, required: true, line: false },
      { key: "own:1", weight: 1, required: false, line: false, own: { name: "Crate", type: "date" } },
    ],
  } as unknown as Parameters<typeof shownModel>[0];

  it("has its fields with name and type, those of the organization marked", () => {
    expect(shownModel(model).fields).toEqual([
      expect.objectContaining({ key: "total", type: "amount", lineItem: false, own: false }),
      { key: "own:1", name: "Crate", type: "date", weight: 1, required: false, lineItem: false, own: true },
    ]);
  });

  it("is archived since somebody archived it", () => {
    expect(shownModel(model).archived).toBe(false);
    expect(shownModel({ ...model, archivedAt: new Date(0) }).archived).toBe(true);
  });

  it("of a base model that is gone is called by its id", () => {
    const { aiModelName } = shownModel({ ...model, baseModelId: "gone", fields: [] });
    expect(aiModelName).toBe("gone");
  });

  it("says what it is pinned to, shipped weights without a number", () => {
    const at = Date.UTC(2026, 2, 1);
    expect(shownPin(null)).toBeNull();
    expect(shownPin({ weights: "shipped", at } as never)).toEqual({
      weights: "shipped",
      versionId: null,
      number: null,
      pinnedOn: "2026-03-01T00:00:00.000Z",
    });
    expect(shownPin({ weights: "version", versionId: "v1", number: 3, at } as never)).toMatchObject({
      versionId: "v1",
      number: 3,
    });
  });
});

describe("webhooks as the API shows them", () => {
  const t = ((key: string) => `said ${key}`) as never;
  const moment = new Date("2026-03-01T10:00:00Z");
  const endpoint = {
    id: "w1",
    url: "https://x.example/h",
    eventTypes: ["document.approved"],
    modelIds: null,
    withValues: false,
    headerName: null,
    state: "failing",
    problem: "error.unexpected",
    failingSince: moment,
    lastSuccessAt: null,
    lastFailureAt: moment,
    createdAt: moment,
  } as unknown as Parameters<typeof shownEndpoint>[0];

  it("have times in UTC and problems in words, or nothing", () => {
    expect(shownEndpoint(endpoint, t)).toMatchObject({
      webhookId: "w1",
      problem: "said error.unexpected",
      failingSince: "2026-03-01T10:00:00.000Z",
      lastSuccessOn: null,
      createdOn: "2026-03-01T10:00:00.000Z",
    });
    expect(shownEndpoint({ ...endpoint, problem: null }, t).problem).toBeNull();
  });

  it("never show the header's value or the secret", () => {
    const kept = { ...endpoint, headerValue: "hush", secret: "whsec_hush" };
    expect(JSON.stringify(shownEndpoint(kept, t))).not.toContain("hush");
  });

  it("are delivered, or wait for another attempt", () => {
    const delivery = {
      id: "d1",
      eventId: "e1",
      type: "document.approved",
      sequence: 7,
      at: moment,
      documentId: null,
      fileName: null,
      state: "waiting",
      attempts: 0,
      attemptedAt: null,
      nextAt: moment,
      status: null,
      milliseconds: null,
      answer: null,
      problem: null,
    } as unknown as Parameters<typeof shownDelivery>[0];
    expect(shownDelivery(delivery, t)).toMatchObject({
      occurredOn: "2026-03-01T10:00:00.000Z",
      attemptedOn: null,
      nextAttemptOn: "2026-03-01T10:00:00.000Z",
      problem: null,
    });
    expect(shownDelivery({ ...delivery, problem: "error.unexpected" }, t).problem).toBe(
      "said error.unexpected",
    );
  });

  it("are asked for by an id that is no longer than one, and set by a body with address and events", () => {
    expect(endpointParams.safeParse({ webhookId: "x".repeat(64) }).success).toBe(true);
    expect(endpointParams.safeParse({ webhookId: "x".repeat(65) }).success).toBe(false);
    const data = { url: "https://x.example", eventTypes: [] };
    expect(endpointBody.safeParse(data).success).toBe(true);
    for (const wrong of [{ url: 1 }, { eventTypes: "all" }, { modelIds: "m1" }, { withValues: "yes" }])
      expect(endpointBody.safeParse({ ...data, ...wrong }).success).toBe(false);
  });
});
