import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shownMenu } from "~/domain/menu/shown-menu";
import { baseModels } from "~/domain/models/base-models";
import { maxUnreadShown } from "~/domain/notifications/bell-kinds";
import { isAllowed } from "~/domain/permissions/actor";
import { everything } from "~/domain/permissions/permission";
import type { TenantContext } from "~/operations/context";
import { listDocumentModels } from "~/operations/models/list-for-documents";
import { countUnreadNotifications } from "~/operations/notifications/count-unread";
import { customerDataOf } from "./customer-data";
import { personOf, requireTenant } from "./signed-in";

/** What the frame of every signed-in page shows: the person, the tenant, and the part of the menu that the role allows. */
export async function shellDataOf(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  const { givenName, familyName, email, isSystemAdmin } = person;
  const permissions = heldBy(context);
  const [tenantModels, unread] = await Promise.all([modelsOf(context), unreadOf(context)]);
  return {
    person: { givenName, familyName, email },
    tenantName: context.tenant.name,
    customer: customerDataOf(context, person),
    menu: shownMenu({ permissions, isSystemAdmin, tenantModels, baseModels }),
    unread,
  };
}

/** The same for pages that are open to everyone: null for who is not signed in or cannot use a tenant yet. */
export async function shellDataIfAny(args: LoaderFunctionArgs) {
  const person = await personOf(args);
  if (!person?.tenantId) return null;
  return shellDataOf(args).catch((refusal: unknown) => {
    if (refusal instanceof Response) return null;
    throw refusal;
  });
}

const heldBy = ({ actor }: TenantContext): readonly string[] =>
  "permissions" in actor ? actor.permissions : actor.kind === "system" ? [everything] : [];

/** The tenant's models for the menu. A menu without them is better than no page, so a failure is only logged. */
async function modelsOf(context: TenantContext) {
  if (!isAllowed(context.actor, "TenantModel.ViewDocument")) return [];
  return listDocumentModels(context, {}).catch((error: unknown) => {
    context.log.error("shell.menu-models", error);
    return [];
  });
}

/** How many notifications are not read, as the bell writes it. A bell without a number is better than no page. */
async function unreadOf(context: TenantContext): Promise<string | null> {
  const unread = await countUnreadNotifications(context, {}).catch((error: unknown) => {
    context.log.error("shell.unread", error);
    return 0;
  });
  if (unread === 0) return null;
  return unread < maxUnreadShown ? String(unread) : `${maxUnreadShown - 1}+`;
}
