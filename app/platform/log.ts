import { maskCardNumbers } from "~/domain/billing/card-number";
import type { Log } from "~/operations/ports";
import { describeError } from "./describe-error";

/** Writes one JSON line per event; the fields say what it is about (document, tenant, operation). */
export const log: Log = {
  info: (event, about) => console.info(lineOf("info", event, about)),
  warn: (event, about) => console.warn(lineOf("warn", event, about)),
  error: (event, error, about) =>
    console.error(lineOf("error", event, { ...about, error: describeError(error) })),
};

/** An error among the fields is described, too: JSON knows nothing of what is in one. */
const lineOf = (level: string, event: string, about: Record<string, unknown> = {}) =>
  JSON.stringify({ level, event, ...about }, (_, value: unknown) => loggable(value));

/** Someone may have typed the number of a card where it does not belong. */
function loggable(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value === "string") return maskCardNumbers(value);
  return typeof value === "bigint" ? String(value) : value;
}
