import { findIntakeLine } from "~/data/shard/intake-log";
import { fileDigest } from "~/domain/documents/file-digest";
import type { InboundMail, MailPart } from "~/domain/intake/inbound-mail";
import { keptFileKey, keptUntil } from "~/domain/intake/kept-file";
import type { TenantContext } from "../../context";

/** Where a kept file is and how long, as its line says. */
export type KeptPart = { keptKey: string; keptUntil: Date };

/** Keeps a file that lacks only a model, until someone puts it into one; null when its mail came before. */
export async function keepPart(
  context: TenantContext,
  mail: InboundMail,
  part: MailPart,
): Promise<KeptPart | null> {
  const sha256 = await fileDigest(part.bytes);
  const which = { messageId: mail.identity, part: part.path, sha256 };
  if (await findIntakeLine(context.shard, which)) return null;
  const name = new TextEncoder().encode(`${mail.identity}\n${part.path}\n${sha256}`);
  const keptKey = keptFileKey(await fileDigest(name));
  await context.files.put(keptKey, part.bytes, "application/octet-stream");
  return { keptKey, keptUntil: keptUntil(context.now()) };
}
