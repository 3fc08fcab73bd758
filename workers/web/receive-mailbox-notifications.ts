import { AppError } from "~/domain/errors/app-error";
import { handleMailboxNotifications } from "~/operations/mailboxes/take-notifications";
import type { WebBindings } from "~/platform/bindings";
import { enterTenant, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/** Where Microsoft announces messages; the tenant's id follows. */
export const mailboxNotificationsPath = "/webhooks/microsoft-mail/";

/** A token of Microsoft is a few hundred characters. */
const longestToken = 2_000;

/**
 * Returns the token with which Microsoft makes sure that we want its announcements, and takes the announcements: 202
 * whatever they say, since an announcement that is not ours must not learn that.
 */
export async function receiveMailboxNotifications(request: Request, env: WebBindings): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const url = new URL(request.url);
  const token = url.searchParams.get("validationToken");
  if (token !== null)
    return token.length > longestToken
      ? new Response(null, { status: 400 })
      : new Response(token, {
          headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
        });
  const visitor = makeVisitorContext(env, { kind: "visitor", id: "visitor" });
  const tenantId = url.pathname.slice(mailboxNotificationsPath.length, mailboxNotificationsPath.length + 64);
  const home = await openTenant(env, visitor.control, tenantId);
  const notifications: unknown = await request.json().catch(() => null);
  if (!home || home.tenant.status === "erasing") return new Response(null, { status: 202 });
  try {
    await handleMailboxNotifications(
      enterTenant(visitor, home),
      notifications as Parameters<typeof handleMailboxNotifications>[1],
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return new Response(null, { status: 202 });
}
