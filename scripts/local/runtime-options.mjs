import path from "node:path";
import { root } from "../bootstrap.mjs";
import { remoteBinding } from "./remote-storage.mjs";

/**
 * Which local process runs which Workers. A process has one thread, and reading a long document takes it for seconds:
 * the pages, the API and all storage are in the one, what works through documents is in the other.
 */
const groups = { web: ["fieldwise-web"], documents: ["fieldwise-extraction", "fieldwise-ocr"] };
const twin = { web: "documents", documents: "web" };
const relayOf = (group) => `relay-${group}`;
const forwarded = { maxBatchSize: 100, maxBatchTimeout: 0, maxRetries: 100, retryDelay: 1 };

/**
 * Miniflare's options of a group. `storage` is the address by which the runtime that keeps the databases and buckets is
 * reached; without it this runtime keeps them.
 */
export function runtimeOptions(workers, group, { state, registry, variables, storage, inspectorPort }) {
  const own = workers.filter(({ name }) => groups[group].includes(name));
  const others = workers.filter(({ name }) => groups[twin[group]].includes(name));
  const withVariables = own.map(({ options }) => ({
    ...options,
    bindings: { ...options.bindings, ...variables },
    ...(storage && remoteStorage(options, storage)),
  }));
  const relay = relayBetween(group, own, others);
  return {
    host: "127.0.0.1",
    port: 0,
    defaultPersistRoot: path.join(state, "v3"),
    ...Object.fromEntries(kept.map((plugin) => [`${plugin}Persist`, true])),
    unsafeDevRegistryPath: registry,
    unsafeTriggerHandlers: true,
    inspectorPort,
    logRequests: false,
    cf: false,
    workers: storage ? [relay, ...withVariables] : [...withVariables, relay],
  };
}

/**
 * Miniflare's options for a program that is no Worker and needs the bindings of the pages' Worker, all of them to what the
 * running local server has.
 */
export function pagesOptions(workers, { registry, variables, storage }) {
  const [web] = workers.filter(({ name }) => groups.web.includes(name));
  const { modules: _, modulesRoot: __, assets: ___, queueConsumers: ____, ...options } = web.options;
  const relays = Object.keys(groups).map((group) => {
    const consumers = workers.filter(({ name }) => groups[group].includes(name));
    return { ...relayBetween(twin[group], [], consumers), name: `relay-pages-${group}` };
  });
  const pages = {
    ...options,
    name: "pages",
    modules: true,
    script: "export default {}",
    bindings: { ...options.bindings, ...variables },
    ...remoteStorage(options, storage),
  };
  return { unsafeDevRegistryPath: registry, cf: false, workers: [pages, ...relays] };
}

const kept = ["d1", "r2", "cache", "workflows"];

function remoteStorage({ d1Databases, r2Buckets }, address) {
  const remote = (kind, bindings) =>
    Object.entries(bindings).map(([name, { id }]) => remoteBinding(kind, name, id, address));
  return {
    d1Databases: {},
    r2Buckets: {},
    unsafeBindings: [...remote("d1", d1Databases), ...remote("r2", r2Buckets)],
  };
}

/** Takes what is sent here and consumed there, and sends here what comes from there. */
function relayBetween(group, own, others) {
  const consumedBy = (workers) => workers.flatMap(({ options }) => Object.keys(options.queueConsumers));
  return {
    name: relayOf(group),
    modulesRoot: root,
    modules: [{ type: "ESModule", path: path.join(root, "scripts/local/relay.js") }],
    compatibilityDate: "2026-06-15",
    serviceBindings: { TWIN: { name: relayOf(twin[group]) } },
    queueConsumers: Object.fromEntries(consumedBy(others).map((queue) => [queue, forwarded])),
    queueProducers: Object.fromEntries(consumedBy(own).map((queue) => [queue, { queueName: queue }])),
  };
}
