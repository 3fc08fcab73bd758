import { readFileSync } from "node:fs";
import path from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { pagesOptions } from "../local/runtime-options.mjs";

let opened = null;

/**
 * The bindings of the pages' Worker to the storage, queues and Workers of the running local server whose registry this
 * is. Opened again when its runtime was started again.
 */
export async function runningBindings(registry) {
  const storage = storageAddress(registry);
  if (opened?.storage !== storage) {
    const before = opened;
    opened = { storage, bindings: open(registry, storage) };
    await before?.bindings.then(({ miniflare }) => miniflare.dispose());
  }
  return (await opened.bindings).env;
}

async function open(registry, storage) {
  const workers = JSON.parse(readFileSync("build/workers/workers.json", "utf8"));
  const options = pagesOptions(workers, { registry, storage, variables: { APP_ENV: "local" } });
  const miniflare = new Miniflare({ ...options, log: new Log(LogLevel.WARN) });
  return { miniflare, env: await miniflare.getBindings("pages") };
}

function storageAddress(registry) {
  return JSON.parse(readFileSync(path.join(registry, "fieldwise-web"), "utf8")).debugPortAddress;
}
