import { readFile } from "node:fs/promises";
import path from "node:path";
import { defineConfig } from "vitest/config";
// What tests in the Workers' runtime ask of this process goes over connections that would be closed when idle.
import "./scripts/local/keep-connections.mjs";
import { certificateFile } from "./tests/stand-ins/ftp/certificate";

// Workers trust the certificate of the stand-ins; it is looked up when the runtime's package is loaded.
process.env.NODE_EXTRA_CA_CERTS = certificateFile;
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const alias = {
  "~": path.resolve("app"),
  "@workers": path.resolve("workers"),
  "@tests": path.resolve("tests"),
  "@clients": path.resolve("clients"),
  "@engine": path.resolve("engine"),
  "@fieldwise/engine/lab": path.resolve("engine/lab.ts"),
  "@fieldwise/engine/duplicates": path.resolve("engine/doors/duplicates.ts"),
  "@fieldwise/engine/images": path.resolve("engine/doors/images.ts"),
  "@fieldwise/engine/memory": path.resolve("engine/doors/memory.ts"),
  "@fieldwise/engine/payments": path.resolve("engine/doors/payments.ts"),
  "@fieldwise/engine/reading": path.resolve("engine/doors/reading.ts"),
  "@fieldwise/engine/results": path.resolve("engine/doors/results.ts"),
  "@fieldwise/engine/suggestions": path.resolve("engine/doors/suggestions.ts"),
  "@fieldwise/engine/training": path.resolve("engine/doors/training.ts"),
  "@fieldwise/engine": path.resolve("engine/index.ts"),
  "virtual:remix/server-build": path.resolve("build/server/index.js"),
};
const control = await readD1Migrations(path.resolve("migrations/control"));
const shard = await readD1Migrations(path.resolve("migrations/shard"));
const bindings = {
  APP_ENV: "local",
  SITE_ORIGIN: "",
  // Nobody listens there: no test reaches the network.
  ERP_LOGIN_URL: "http://127.0.0.1:9",
  CHEAP_PASSWORDS: "yes",
  MIGRATIONS_CONTROL: control,
  MIGRATIONS_SHARD: shard,
  // Few in tests; scripts/bench-webhooks.mjs asks for many.
  WEBHOOK_EVENTS: process.env.WEBHOOK_EVENTS ?? "15",
  // A few in tests; scripts/faults.mjs asks for a thousand.
  FAULT_SCHEDULES: process.env.FAULT_SCHEDULES ?? "6",
  FAULT_SEED: process.env.FAULT_SEED ?? "1",
  FAULTS_TOLD: process.env.FAULTS_TOLD ?? "no",
};
const spareDatabases = [
  "EMPTY_CONTROL",
  "FILLED_CONTROL",
  "MOVED_CONTROL",
  "EMPTY_SHARD",
  "FILLED_SHARD",
  "FIRST_CONTROL",
  "FIRST_SHARD",
  "EARLIER_CONTROL",
  "EARLIER_SHARD",
];

// Tests of what looks at everything in a database: each of these files finds the databases as the migrations left them.
const ofWholeDatabases = [
  "tests/operations/audit/audit.test.ts",
  ...["charge-in-doubt", "paddle-side", "simulated-year"].map(
    (name) => `tests/operations/billing/${name}.test.ts`,
  ),
  ...["search-documents", "trash"].map((name) => `tests/operations/documents/${name}.test.ts`),
  "tests/operations/faults/",
  "tests/operations/inbox/sweep.test.ts",
  "tests/routes/health/",
  ...["files", "health", "orders", "releases", "rules", "suppliers"].map(
    (name) => `tests/operations/${name}/`,
  ),
  ...["api", "operations", "routes"].map((name) => `tests/${name}/training/publications.test.ts`),
  ...["sweep-stalled", "killed-jobs"].map((name) => `tests/operations/processing/${name}.test.ts`),
  ...["schedules", "web"].map((name) => `tests/workers/${name}/`),
];

declare module "vitest" {
  interface ProvidedContext {
    ofWholeDatabases: string[];
  }
}

/** What tests in the Workers' runtime read from the disk: a GET with the file's path in the repository. */
const fileOfRepository = async (request: { url: string }) =>
  new Response(await readFile(path.resolve(`.${new URL(request.url).pathname}`)));

const webWorker = () =>
  cloudflareTest({
    wrangler: { configPath: "./wrangler.toml" },
    miniflare: {
      bindings,
      // What the migrations are run on for their own sake.
      d1Databases: Object.fromEntries(spareDatabases.map((name) => [name, name])),
      // Tests of the ERP deliver for themselves: a message that one leaves would be delivered, and tell of it, during another.
      queueProducers: { ERP_QUEUE: { queueName: "unheard-erp" } },
      serviceBindings: {
        EXTRACTION: () => new Response("no document Worker in this test", { status: 503 }),
      },
    },
  });

/**
 * Takes what was built without a map of its source; a map is only heard of where the code changes. With one, the pages are
 * longer than the 32 MiB that a message to the Workers' runtime may have. The map of the parser of PDFs is searched for by a
 * regular expression whenever an error is made under it, which now and then overflows the stack: within the release of a
 * stream, its reader then waits for ever.
 */
const withoutMapOfBuilt = () => ({
  name: "without-map-of-built",
  transform: (code: string, id: string) =>
    /\/build\/(server\/index\.js|parsers\/pdfjs\.mjs)$/.test(id)
      ? { code: `${code}\n`, map: { mappings: "" as const } }
      : null,
});

/** Node loads the parser of PDFs as it was built; what needs no transforming needs no map either. */
const builtParser = { deps: { external: [/\/build\/parsers\//] } };

/**
 * Packages of many modules, each of them bundled into one before the tests: the Workers' runtime asks for every module by
 * itself, and 1,300 of the 3,000 that the web Worker consists of are theirs.
 */
const bundledPackages = {
  optimizer: {
    ssr: {
      enabled: true,
      include: [
        "@hono/zod-openapi",
        "@paddle/paddle-node-sdk",
        "@remix-run/cloudflare",
        "drizzle-orm",
        "drizzle-orm/d1",
        "drizzle-orm/sqlite-core",
        "hono",
        "hono/factory",
        "hono/html",
        "hono/http-exception",
        "jose",
        "pdf-lib",
        "postal-mime",
        "zod",
        "zod/v4",
        "zod/v4/core",
      ],
    },
  },
};

const setupFiles = ["tests/support/announced-console.ts"];
const inWorker = [...setupFiles, "tests/support/apply-migrations.ts"];

/**
 * What is printed goes straight to the streams. Vitest's own way asks the main process and waits for its answer, which a
 * line from a queue's consumer that runs on after its test never gets: the run then waits for ever
 * (cloudflare/workers-sdk issue 15719).
 */
const printing = { disableConsoleIntercept: true };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Counted in the code itself: the Workers' runtime has no inspector that V8's own figures could be read from.
    coverage: {
      provider: "istanbul",
      include: ["app/**/*.{ts,tsx}", "engine/**/*.ts", "lab/**/*.ts", "workers/**/*.ts"],
      reporter: ["text-summary", "html"],
    },
    projects: [
      {
        resolve: { alias },
        test: {
          ...printing,
          name: "domain",
          include: ["tests/{components,domain,engine,http,lab,platform,scripts}/**/*.test.ts"],
          environment: "node",
          server: builtParser,
          isolate: false,
          setupFiles: [...setupFiles, "tests/support/issue-words.ts"],
          testTimeout: 90_000,
        },
      },
      {
        resolve: { alias },
        plugins: [webWorker(), withoutMapOfBuilt()],
        test: {
          ...printing,
          name: "operations",
          deps: bundledPackages,
          include: [
            "tests/{operations,api,routes}/**/*.test.ts",
            "tests/workers/{email,schedules,web}/**/*.test.ts",
          ],
          isolate: false,
          globalSetup: ["tests/stand-ins/ftp/serve-stand-ins.ts"],
          setupFiles: [...inWorker, "tests/support/empty-storage.ts"],
          provide: { ofWholeDatabases },
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./workers/extraction/wrangler.toml" },
            miniflare: { bindings, serviceBindings: { REPOSITORY: fileOfRepository } },
          }),
          withoutMapOfBuilt(),
        ],
        test: {
          ...printing,
          name: "extraction",
          deps: bundledPackages,
          include: ["tests/workers/{extraction,ocr}/**/*.test.ts"],
          isolate: false,
          setupFiles: inWorker,
          testTimeout: 90_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...printing,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/journey-server.ts"],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          // One process, with one browser in it.
          isolate: false,
          // The local runtime was seen to leave a request unanswered, rarely; a fault of ours fails twice.
          retry: 1,
        },
      },
    ],
  },
});
