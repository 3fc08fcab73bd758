import { z } from "zod";
import type { FileScanner } from "~/operations/scanner-port";
import type { ScannerBindings } from "../bindings";

/** Milliseconds that a file of 25 MB may take there. */
const timeout = 60_000;

/** What the service answers; `name` is what it calls what it found. */
const report = z.object({ infected: z.boolean(), name: z.string().max(200).optional() });

/**
 * The scanner that the environment names: the file is posted to SCANNER_URL (with the secret SCANNER_KEY as bearer token, if there is
 * one), which answers `{"infected": true, "name": "…"}`. Undefined unless configured, which is how the product ships. Throws on an address
 * that is not https; the local environment may ask this machine.
 */
export function scannerOf(bindings: ScannerBindings, ask: typeof fetch = fetch): FileScanner | undefined {
  const { APP_ENV, SCANNER_URL: url, SCANNER_KEY: key } = bindings;
  if (!url) return undefined;
  const { protocol, username, password } = new URL(url);
  const isSafe = protocol === "https:" || (APP_ENV === "local" && protocol === "http:");
  if (!isSafe || username || password)
    throw new Error("SCANNER_URL must be an https address without credentials");
  return { scan: (bytes) => scan(url, key, bytes, ask) };
}

async function scan(url: string, key: string | undefined, bytes: Uint8Array, ask: typeof fetch) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const answer = await ask(url, {
      method: "POST",
      body: bytes.slice(),
      redirect: "manual",
      signal: late.signal,
      headers: {
        "Content-Type": "application/octet-stream",
        ...(key && { Authorization: `Bearer ${key}` }),
      },
    });
    if (!answer.ok) throw new Error(`the scanner refused a file with ${answer.status}: network`);
    const { infected, name = "unnamed" } = report.parse(await answer.json());
    return { found: infected ? name : null };
  } finally {
    clearTimeout(timer);
  }
}
