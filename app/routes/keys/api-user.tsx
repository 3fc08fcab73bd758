import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { LinkButton } from "~/components/form/link-button";
import { KeysTable } from "~/components/keys/keys-table";
import { PageHeader } from "~/components/shell/page-header";
import { keyStateOf } from "~/domain/keys/api-user";
import { isAllowed } from "~/domain/permissions/actor";
import { shownMoment } from "~/domain/tenants/shown-day";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getApiUser } from "~/operations/keys/get-user";

export const handle = {
  crumbs: (data: { user: { name: string } }) => [
    { key: "keys.users", to: "/Users/api-users" },
    { text: data.user.name },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const memberId = args.params.userId ?? "";
  const { id, name, roleName, keys } = await getApiUser(context, { memberId }).catch(refusedPage);
  return {
    user: { id, name, roleName },
    mayEdit: isAllowed(context.actor, "ApiKeys.Edit"),
    keys: keys.map(({ permissions, createdAt, lastUsedAt, expiresAt, revokedAt, ...key }) => ({
      id: key.id,
      name: key.name,
      hint: key.hint,
      isSandbox: key.isSandbox,
      permissions,
      state: keyStateOf({ expiresAt, revokedAt }, context.now()),
      created: shownMoment(createdAt, context.tenant),
      lastUsed: lastUsedAt && shownMoment(lastUsedAt, context.tenant),
      expires: expiresAt && shownMoment(expiresAt, context.tenant),
    })),
  };
}

export default function ApiUserPage() {
  const { t } = useTranslation();
  const { user, keys, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={user.name} hint={`${t("people.role")}: ${user.roleName}`}>
        {mayEdit && (
          <>
            <LinkButton kind="primary" to={`/Users/api-users/${user.id}/keys/create`}>
              {t("keys.create-key")}
            </LinkButton>
            <DialogLink kind="danger" to={`/Users/api-users/${user.id}/delete`}>
              {t("keys.delete-user")}
            </DialogLink>
          </>
        )}
      </PageHeader>
      {keys.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("keys.no-keys")}</p>
      ) : (
        <KeysTable userId={user.id} keys={keys} mayEdit={mayEdit} />
      )}
    </>
  );
}
