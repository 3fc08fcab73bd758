import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { RolesTable } from "~/components/people/roles-table";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { everything } from "~/domain/permissions/permission";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listRoles } from "~/operations/roles/list";

export const handle = { crumbs: () => [{ key: "people.manage-roles" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const roles = await listRoles(context, {}).catch(refusedPage);
  const mayEdit = isAllowed(context.actor, "Roles.Edit");
  return {
    mayEdit,
    roles: roles.map(({ permissions, ...role }) => ({
      ...role,
      mayEdit: mayEdit && !role.builtIn,
      permissionCount: permissions.includes(everything) ? null : permissions.length,
    })),
  };
}

export default function Roles() {
  const { t } = useTranslation();
  const { roles, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("people.roles")} hint={t("people.roles-hint")}>
        {mayEdit && (
          <LinkButton kind="primary" to="/roles/addRole">
            {t("people.add-role")}
          </LinkButton>
        )}
      </PageHeader>
      <RolesTable roles={roles} />
    </>
  );
}
