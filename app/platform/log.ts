import type { Log } from "~/operations/ports";

/** Writes one JSON line per event; the fields say what it is about (document, tenant, operation). */
export const log: Log = {
  info: (event, about) => console.info(JSON.stringify({ level: "info", event, ...about })),
  warn: (event, about) => console.warn(JSON.stringify({ level: "warn", event, ...about })),
  error: (event, error, about) =>
    console.error(JSON.stringify({ level: "error", event, ...about, error: describe(error) })),
};

const describe = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
