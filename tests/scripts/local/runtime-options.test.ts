import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Bundled, pagesOptions, runtimeOptions } from "../../../scripts/local/runtime-options.mjs";

/** Three Workers as they are bundled, with what each sends to queues and takes from them. */
const workers: Bundled[] = [
  {
    name: "fieldwise-web",
    options: {
      name: "fieldwise-web",
      modules: [{ type: "ESModule", path: "web.js" }],
      modulesRoot: "/build/web",
      assets: { directory: "/build/client" },
      bindings: { APP_ENV: "local" },
      d1Databases: { DB_CONTROL: { id: "control" } },
      r2Buckets: { FILES_US_1: { id: "files" } },
      queueProducers: { INTAKE_QUEUE: { queueName: "intake" } },
      queueConsumers: { releases: { maxBatchSize: 1 }, webhooks: {} },
    },
  },
  {
    name: "fieldwise-extraction",
    options: {
      name: "fieldwise-extraction",
      bindings: {},
      d1Databases: { DB_CONTROL: { id: "control" } },
      r2Buckets: {},
      queueConsumers: { intake: {} },
    },
  },
  {
    name: "fieldwise-ocr",
    options: {
      name: "fieldwise-ocr",
      bindings: {},
      d1Databases: {},
      r2Buckets: {},
      queueConsumers: { pages: {} },
    },
  },
];
const where = { state: "/state", registry: "/registry", variables: { SITE_ORIGIN: "http://localhost:1" } };
type Worker = {
  name: string;
  bindings: Record<string, string>;
  d1Databases: Record<string, unknown>;
  unsafeBindings?: { name: string; type: string; options: { id: string; address: string } }[];
  queueConsumers: Record<string, unknown>;
  queueProducers: Record<string, { queueName: string }>;
  serviceBindings: Record<string, { name: string }>;
};
const workersOf = (group: "web" | "documents", storage?: string) =>
  runtimeOptions(workers, group, { ...where, ...(storage && { storage }) }).workers as unknown as Worker[];

describe("the runtime of the pages", () => {
  const [web, relay] = workersOf("web");

  it("runs their Worker, with the variables of this start", () => {
    expect(workersOf("web").map(({ name }) => name)).toEqual(["fieldwise-web", "relay-web"]);
    expect(web?.bindings).toEqual({ APP_ENV: "local", SITE_ORIGIN: "http://localhost:1" });
  });

  it("keeps the storage itself", () => {
    expect(web?.d1Databases).toEqual({ DB_CONTROL: { id: "control" } });
    expect(web?.unsafeBindings).toBeUndefined();
    expect(runtimeOptions(workers, "web", where).defaultPersistRoot).toBe(path.join("/state", "v3"));
  });

  it("hands on what others take, and takes for them what its own Worker does", () => {
    expect(Object.keys(relay?.queueConsumers ?? {})).toEqual(["intake", "pages"]);
    expect(relay?.queueProducers).toEqual({
      releases: { queueName: "releases" },
      webhooks: { queueName: "webhooks" },
    });
    expect(relay?.serviceBindings).toEqual({ TWIN: { name: "relay-documents" } });
  });
});

describe("the runtime of the documents", () => {
  const all = workersOf("documents", "127.0.0.1:9");

  it("runs the other two Workers, its relay first: by it the other runtime finds this one", () => {
    expect(all.map(({ name }) => name)).toEqual(["relay-documents", "fieldwise-extraction", "fieldwise-ocr"]);
  });

  it("asks the other runtime for every database and bucket", () => {
    const [, extraction] = all;
    expect(extraction?.d1Databases).toEqual({});
    expect(extraction?.unsafeBindings).toEqual([
      expect.objectContaining({
        name: "DB_CONTROL",
        type: "d1",
        options: { id: "control", address: "127.0.0.1:9" },
      }),
    ]);
  });

  it("hands on what the pages' Worker takes", () => {
    const [relay] = all;
    expect(Object.keys(relay?.queueConsumers ?? {})).toEqual(["releases", "webhooks"]);
    expect(Object.keys(relay?.queueProducers ?? {})).toEqual(["intake", "pages"]);
    expect(relay?.serviceBindings).toEqual({ TWIN: { name: "relay-web" } });
  });
});

describe("a program that is no Worker", () => {
  const made = pagesOptions(workers, { ...where, storage: "127.0.0.1:9" }).workers as unknown as Worker[];

  it("has the bindings of the pages, all of them of the running server", () => {
    const [pages] = made;
    expect(pages?.name).toBe("pages");
    expect(pages?.bindings).toEqual({ APP_ENV: "local", SITE_ORIGIN: "http://localhost:1" });
    expect(pages?.unsafeBindings?.map(({ name, type }) => [name, type])).toEqual([
      ["DB_CONTROL", "d1"],
      ["FILES_US_1", "r2"],
    ]);
    expect(pages?.queueProducers).toEqual({ INTAKE_QUEUE: { queueName: "intake" } });
  });

  it("takes nothing from a queue of its own, and hands on what it sends", () => {
    const [pages, ...relays] = made;
    expect(pages?.queueConsumers).toBeUndefined();
    expect(relays.map(({ name }) => name)).toEqual(["relay-pages-web", "relay-pages-documents"]);
    expect(relays.map(({ queueConsumers }) => Object.keys(queueConsumers))).toEqual([
      ["releases", "webhooks"],
      ["intake", "pages"],
    ]);
  });
});
