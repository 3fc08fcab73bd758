import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { prepare, root } from "./bootstrap.mjs";

// Bytes of JavaScript, compressed, that a screen may send.
const [usualBound, reviewBound] = [110 * 1024, 130 * 1024];
const review = "documents/:documentId";

await prepare();
const client = path.join(root, "build/client");
const manifest = readManifest();
const screens = Object.values(manifest.routes)
  .filter(({ id, path: at, index }) => (at || index) && filesOf(id).some((file) => isPageOf(id, file)))
  .map(({ id }) => measure(id))
  .sort((one, other) => other.bytes - one.bytes);

console.log("KiB gz  files  screen");
for (const { bytes, files, name, bound } of screens)
  console.log(
    `${(bytes / 1024).toFixed(1).padStart(6)}  ${String(files).padStart(5)}  ${name}${bytes > bound ? `  more than ${bound / 1024}` : ""}`,
  );
process.exit(screens.some(({ bytes, bound }) => bytes > bound) ? 1 : 0);

/** What the browser is told about the modules of each route. */
function readManifest() {
  const name = readdirSync(path.join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("there is no build: run npm run build first");
  const text = readFileSync(path.join(client, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** A screen with all scripts that its first visit loads. */
function measure(id) {
  const files = new Set(filesOf(id));
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length,
    0,
  );
  const name = nameOf(id);
  return { name: `/${name}`, files: files.size, bytes, bound: name === review ? reviewBound : usualBound };
}

function filesOf(id) {
  const { entry, routes } = manifest;
  return [
    ...[entry.module, ...entry.imports],
    ...chainOf(id).flatMap((one) => [routes[one].module, ...(routes[one].imports ?? [])]),
  ];
}

/** A route that has no component has an empty module; it is a file or an address, not a screen. */
function isPageOf(id, file) {
  return file === manifest.routes[id].module && readFileSync(path.join(client, file)).length > 200;
}

function chainOf(id) {
  const { parentId } = manifest.routes[id];
  return parentId ? [...chainOf(parentId), id] : [id];
}

function nameOf(id) {
  const paths = chainOf(id).map((one) => manifest.routes[one].path ?? "");
  return paths.filter(Boolean).join("/");
}
