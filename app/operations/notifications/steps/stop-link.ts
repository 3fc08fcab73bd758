import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import type { VisitorContext } from "../../context";

type Stopped = { userId: string; kind: NotificationKind };

const textOf = ({ userId, kind }: Stopped) => `stop-mails:${userId}:${kind}`;

/** The page that stops a person's mails of a kind without signing in. Nobody can make such a link who does not know the pepper. */
export async function stopLink(
  { secrets }: Pick<VisitorContext, "secrets">,
  site: string,
  stopped: Stopped,
): Promise<string> {
  const token = await secrets.sealedDigest(textOf(stopped));
  return `${site}/mails/stop?${new URLSearchParams({ user: stopped.userId, kind: stopped.kind, token })}`;
}

export const isStopToken = async (
  { secrets }: Pick<VisitorContext, "secrets">,
  stopped: Stopped,
  token: string,
): Promise<boolean> => (await secrets.sealedDigests(textOf(stopped))).includes(token);
