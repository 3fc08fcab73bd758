import type { InboundMail } from "~/domain/intake/inbound-mail";
import { headOf } from "~/domain/intake/mime-leaves";
import { parseMail } from "./parse-mail";

/**
 * A mail as Microsoft 365 keeps it. Its return path stands in a header, and Exchange Online puts its Authentication-Results
 * header on top without a name.
 */
export function parseGraphMail(raw: Uint8Array<ArrayBuffer>, ownDomain: string): Promise<InboundMail> {
  const head = new TextDecoder("latin1").decode(headOf(raw) ?? new Uint8Array());
  const returnPath = /^return-path:[ \t]*<?([^\s<>]*)>?[ \t]*$/im.exec(head)?.[1] ?? "";
  return parseMail(raw, returnPath, { ownDomain, authority: null });
}
