import type { MailboxService } from "~/operations/mailboxes/mailbox-ports";
import type { WebBindings } from "../bindings";
import { type GraphOrigins, microsoft, openGraph } from "./graph";

/** Microsoft's own service. The local environment may name a stand-in: `GRAPH_ORIGIN` answers for sign-in and mail. */
export function openMailboxes({
  APP_ENV,
  GRAPH_ORIGIN,
}: Pick<WebBindings, "APP_ENV" | "GRAPH_ORIGIN">): MailboxService {
  const standIn: GraphOrigins | null =
    APP_ENV === "local" && GRAPH_ORIGIN ? { login: GRAPH_ORIGIN, graph: GRAPH_ORIGIN } : null;
  return openGraph(standIn ?? microsoft);
}
