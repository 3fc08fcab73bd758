import { insertSession } from "~/data/control/sessions";
import { sessionLifetime } from "~/domain/accounts/session-lifetime";
import type { VisitorContext } from "../../context";

/** Whose session, and from where it is opened. One with a second factor opens nothing until that was given. */
type Opening = { userId: string; userAgent: string; hasSecondFactor?: boolean };

/** A new session's token and the statement that keeps its digest; the token itself is stored nowhere. */
export async function openSession(context: VisitorContext, { userId, userAgent, hasSecondFactor }: Opening) {
  const token = context.secrets.newToken();
  const createdAt = context.now();
  const statement = insertSession(context.control, {
    tokenHash: await context.secrets.digest(token),
    userId,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionLifetime),
    userAgent,
    address: context.address,
    awaitsSecondFactor: hasSecondFactor ?? false,
  });
  return { token, statement };
}
