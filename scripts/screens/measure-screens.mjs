import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes of JavaScript, compressed, that a screen may send. */
const [defaultBound, reviewBound] = [110_000, 130_000];
const review = "documents/:documentId";

/**
 * Every screen of a build with the bytes of all scripts that a first visit loads, how many they are, and the most they may
 * be; the largest first. `client` is the folder of the build that browsers get.
 */
export function measureScreens(client) {
  const manifest = readManifest(client);
  const sizeOf = (file) => gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
  return Object.values(manifest.routes)
    .filter(({ path: at, index }) => at || index)
    .filter(({ module }) => isScreen(path.join(client, module)))
    .map(({ id }) => {
      const name = nameOf(manifest, id);
      const scripts = new Set([...scriptsOf(manifest, id), textsForAll(client, sizeOf)]);
      return {
        name: `/${name}`,
        requests: scripts.size,
        bytes: [...scripts].reduce((sum, file) => sum + sizeOf(file), 0),
        bound: name === review ? reviewBound : defaultBound,
      };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** What the browser is told about the modules of each route. */
function readManifest(client) {
  const name = readdirSync(path.join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("there is no build: run npm run build first");
  const text = readFileSync(path.join(client, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The file of texts that every page loads, in the longer language. */
function textsForAll(client, sizeOf) {
  const files = readdirSync(path.join(client, "assets")).filter((file) => /^common-.*\.js$/.test(file));
  const [longest] = files.map((file) => `assets/${file}`).sort((one, other) => sizeOf(other) - sizeOf(one));
  if (!longest) throw new Error("the build has no common texts");
  return longest;
}

function scriptsOf(manifest, id) {
  const { entry, routes } = manifest;
  return [
    entry.module,
    ...entry.imports,
    ...chainOf(manifest, id).flatMap((one) => [routes[one].module, ...(routes[one].imports ?? [])]),
  ];
}

/** A route that has no component has an empty module; it is a file or an address, not a screen. */
const isScreen = (file) => readFileSync(file).length > 200;

function chainOf(manifest, id) {
  const { parentId } = manifest.routes[id];
  return parentId ? [...chainOf(manifest, parentId), id] : [id];
}

const nameOf = (manifest, id) =>
  chainOf(manifest, id)
    .map((one) => manifest.routes[one].path ?? "")
    .filter(Boolean)
    .join("/");
