import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { ApiUsersTable } from "~/components/keys/api-users-table";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { shownMoment } from "~/domain/tenants/shown-day";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listApiUsers } from "~/operations/keys/list-users";

export const handle = { crumbs: () => [{ key: "keys.users" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const users = await listApiUsers(context, {}).catch(refusedPage);
  return {
    mayEdit: isAllowed(context.actor, "ApiKeys.Edit"),
    users: users.map(({ id, name, roleName, openKeys, createdAt }) => ({
      id,
      name,
      roleName,
      openKeys,
      created: shownMoment(createdAt, context.tenant),
    })),
  };
}

export default function ApiUsers() {
  const { t } = useTranslation();
  const { users, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("keys.users")} hint={t("keys.users-hint")}>
        {mayEdit && (
          <LinkButton kind="primary" to="/Users/api-users/create">
            {t("keys.create-user")}
          </LinkButton>
        )}
      </PageHeader>
      {users.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("keys.none")}</p>
      ) : (
        <ApiUsersTable users={users} />
      )}
    </>
  );
}
