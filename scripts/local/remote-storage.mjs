import { kVoid, ProxyNodeBinding } from "miniflare";

/**
 * A plugin of Miniflare: D1 databases and R2 buckets that another local runtime keeps. Two processes on one SQLite file
 * end in SQLITE_BUSY, which ends the runtime, so one of them owns the files and the other asks it, over the port by which
 * the runtimes of local Workers reach each other's services.
 */
const name = "remote-storage";

/** The binding of a Worker to a database or bucket of the runtime at `address`. */
export const remoteBinding = (kind, bindingName, id, address) => ({
  name: bindingName,
  type: kind,
  plugin: { package: import.meta.filename, name },
  options: { id, address },
});

/** How Miniflare names the services inside. */
const serviceOf = { d1: (id) => `d1:db:${id}`, r2: (id) => `r2:bucket:${id}` };

const remoteService = ({ type, options }) => `${name}:${type}:${options.id}`;

const bindings = {
  d1: (binding) => ({
    name: binding.name,
    wrapped: {
      moduleName: "cloudflare-internal:d1-api",
      innerBindings: [{ name: "fetcher", service: { name: remoteService(binding) } }],
    },
  }),
  r2: (binding) => ({ name: binding.name, r2Bucket: { name: remoteService(binding) } }),
};

const forwarding = `export default {
  fetch: (request, { PORT, ADDRESS, SERVICE }) => PORT.connect(ADDRESS).getEntrypoint(SERVICE).fetch(request),
}`;

export const plugins = {
  [name]: {
    bindingTypeDescription: "Storage of another local runtime",
    getBindings: (options = []) => options.map((binding) => bindings[binding.type](binding)),
    getNodeBindings: (options = []) =>
      Object.fromEntries(options.map((binding) => [binding.name, new ProxyNodeBinding()])),
    getServices: ({ options = [] }) =>
      options.map((binding) => ({
        name: remoteService(binding),
        worker: {
          compatibilityDate: "2025-01-01",
          modules: [{ name: "forwarding.js", esModule: forwarding }],
          bindings: [
            { name: "PORT", workerdDebugPort: kVoid },
            { name: "ADDRESS", text: binding.options.address },
            { name: "SERVICE", text: serviceOf[binding.type](binding.options.id) },
          ],
        },
      })),
  },
};
