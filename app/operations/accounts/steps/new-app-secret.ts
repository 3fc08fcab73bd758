import { readStoredText, storedText } from "~/domain/stored/stored-kind";
import { newSecretKind } from "~/domain/stored/work-kinds";
import type { VisitorContext } from "../../context";
import type { SealUse } from "../../ports";

/** How long a secret may wait for its first code: 15 minutes. */
const lifetime = 15 * 60 * 1000;

/**
 * Seals a new secret of an authenticator app together with the session that asked for it and the moment, so that whoever
 * holds another session of the account can neither plant a secret nor read one that waits for its first code.
 */
export async function sealNewSecret(context: VisitorContext, token: string): Promise<string> {
  const session = await context.secrets.digest(token);
  const content = { secret: context.secrets.totp.newSecret(), session, at: context.now().getTime() };
  return context.secrets.seal(storedText(newSecretKind, content), newSecretOf(context));
}

/** The secret that waits for its first code, or null when there is none for this session, or it waited too long. */
export async function openNewSecret(
  context: VisitorContext,
  sealed: string | null,
  token: string,
): Promise<string | null> {
  const text = sealed && (await context.secrets.unseal(sealed, newSecretOf(context)));
  if (!text?.startsWith("{")) return null;
  const { secret, session, at } = readStoredText(newSecretKind, text);
  const isLate = context.now().getTime() - at > lifetime;
  return isLate || session !== (await context.secrets.digest(token)) ? null : secret;
}

/** Another use than that of a secret that was confirmed: neither can replace the other. */
const newSecretOf = ({ actor }: VisitorContext): SealUse => ({
  purpose: "new-second-factor",
  owner: actor.id,
});
