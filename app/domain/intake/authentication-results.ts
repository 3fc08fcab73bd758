/** A header of a mail, its name in lower case; the topmost comes first. */
type MailHeader = { key: string; value: string };

/** A method of an Authentication-Results header with what it found: `dkim=pass header.d=example.com`. */
type MethodResult = { method: string; result: string; properties: Map<string, string> };

/**
 * Whether the server that took a mail for us found out that it comes from the domain of its From header (RFC 8601, RFC
 * 7489 3.1). Only the topmost header of that server counts, `authority` being its name: what is below came with the
 * mail, and anyone can write it. A pass of DMARC must name the domain; where the domain has no DMARC policy, a DKIM
 * signature of the very domain does. SPF alone proves nothing here: many senders share a server. `authority` null is
 * Exchange Online, which writes no name: there only the topmost header of all counts, if it begins as that server's do.
 */
export function provesSender(
  headers: readonly MailHeader[],
  fromDomain: string | null,
  authority: string | null,
): boolean {
  if (!fromDomain) return false;
  const written = headers.filter(({ key }) => key === "authentication-results");
  const own =
    authority === null
      ? namelessResultsOf(written[0]?.value ?? "")
      : written
          .map(({ value }) => resultsOf(value))
          .find((one) => one?.authority === authority.toLowerCase());
  if (!own) return false;
  const domain = asciiDomain(fromDomain);
  const isOf = (found: MethodResult, property: string) =>
    asciiDomain(found.properties.get(property) ?? "") === domain;
  const dmarc = own.results.filter(({ method }) => method === "dmarc");
  if (dmarc.some(({ result }) => result === "pass")) {
    return dmarc.every((found) => found.result === "pass" && isOf(found, "header.from"));
  }
  if (dmarc.some(({ result }) => result !== "none")) return false;
  return own.results.some(
    (found) => found.method === "dkim" && found.result === "pass" && isOf(found, "header.d"),
  );
}

/** What a header without a name says: `spf=pass (…) smtp.mailfrom=…; dkim=pass …;dmarc=pass action=none header.from=…`. */
function namelessResultsOf(value: string): { results: MethodResult[] } | null {
  return /^\s*spf\s*=/i.test(value)
    ? { results: partsOf(value).flatMap((part) => methodOf(part) ?? []) }
    : null;
}

/** What one header says; null when it cannot be read as RFC 8601 writes it. */
function resultsOf(value: string): { authority: string; results: MethodResult[] } | null {
  const [head = "", ...rest] = partsOf(value);
  const authority = head.trim().split(/\s+/)[0]?.toLowerCase();
  if (!authority) return null;
  return { authority, results: rest.flatMap((part) => methodOf(part) ?? []) };
}

/** The parts between semicolons, without comments; those and quoted texts may hold semicolons. */
function partsOf(value: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? "";
    if (sign === "\\" && (depth > 0 || isQuoted)) {
      at += 1;
      if (depth === 0) parts.push(`${parts.pop()}${value[at] ?? ""}`);
    } else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (sign === "(" && !isQuoted) depth += 1;
    else if (sign === ")" && !isQuoted && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (sign === ";" && !isQuoted) parts.push("");
    else parts.push(`${parts.pop()}${isQuoted && /[\s=]/.test(sign) ? "_" : sign}`);
  }
  return parts;
}

/** `method[/version]=result` and the properties after it; the first of a name counts. */
function methodOf(part: string): MethodResult | null {
  const [first = "", ...rest] = part
    .replace(/\s*=\s*/g, "=")
    .trim()
    .split(/\s+/);
  const match = /^([a-z0-9-]+)(?:\/\d+)?=([a-z]+)$/i.exec(first);
  if (!match?.[1] || !match[2]) return null;
  const properties = new Map<string, string>();
  for (const one of rest) {
    const [name = "", ...value] = one.split("=");
    if (!properties.has(name.toLowerCase())) properties.set(name.toLowerCase(), value.join("="));
  }
  return { method: match[1].toLowerCase(), result: match[2].toLowerCase(), properties };
}

/** A domain as it is compared: in lower case, without a last dot, international names in their ASCII form. */
export function asciiDomain(domain: string): string {
  const plain = domain.trim().toLowerCase().replace(/\.$/, "");
  return URL.canParse(`https://${plain}/`) ? new URL(`https://${plain}/`).hostname : plain;
}
