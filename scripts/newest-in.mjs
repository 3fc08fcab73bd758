import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** When a file, or the newest file of a folder, was changed. What tools keep for themselves (`.wrangler`) is no source. */
export function newestIn(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const sources = readdirSync(file, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  return Math.max(stat.mtimeMs, ...sources.map(({ name }) => newestIn(path.join(file, name))));
}
