import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { SavePage } from "~/components/dialog/save-page";
import { Notice } from "~/components/form/notice";
import { RoleForm } from "~/components/people/role-form";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { editRole } from "~/operations/roles/edit";
import { getRole } from "~/operations/roles/get";
import { grantableBy, readRoleForm, typedPermissions, writtenOut } from "./read-role-form";

export const handle = {
  crumbs: (data: { name: string }) => [
    { key: "people.manage-roles", to: "/roles/roles" },
    { text: data.name },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const role = await getRole(context, { roleId: args.params.roleId ?? "" }).catch(refusedPage);
  return {
    done: isDialogDone(args.request),
    id: role.id,
    name: role.name,
    builtIn: role.builtIn,
    mayEdit: !role.builtIn && isAllowed(context.actor, "Roles.Edit"),
    permissions: writtenOut(role.permissions),
    grantable: grantableBy(context),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Roles.Edit");
  const form = await args.request.formData();
  try {
    await editRole(context, { roleId: args.params.roleId ?? "", ...readRoleForm(form) });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function EditRole() {
  const { t } = useTranslation();
  const { done, id, name, builtIn, mayEdit, permissions, grantable } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("people.done.role-save")} okTo="/roles/roles">
      <PageHeader title={name}>
        {mayEdit && (
          <DialogLink to={`/roles/editrole/${id}/delete`} kind="danger">
            {t("people.delete-role")}
          </DialogLink>
        )}
      </PageHeader>
      {builtIn && <Notice kind="info">{t("people.role-view")}</Notice>}
      {mayEdit ? (
        <RoleForm
          name={answer?.typed.name ?? name}
          chosen={answer ? typedPermissions(answer.typed) : permissions}
          grantable={grantable}
          problems={answer?.problems}
          submit={t("people.save")}
        />
      ) : (
        <PermissionList permissions={permissions} />
      )}
    </SavePage>
  );
}

function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid list-disc gap-1 pl-6 sm:grid-cols-2">
      {permissions.map((permission) => (
        <li key={permission}>{t(`people.permission.${permission}`)}</li>
      ))}
    </ul>
  );
}
