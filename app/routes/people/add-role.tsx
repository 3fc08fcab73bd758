import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { RoleForm } from "~/components/people/role-form";
import { RolePresets } from "~/components/people/role-presets";
import { PageHeader } from "~/components/shell/page-header";
import { isRolePreset, rolePresets } from "~/domain/permissions/role-presets";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { createRole } from "~/operations/roles/create";
import { grantableBy, readRoleForm, typedPermissions } from "./read-role-form";

export const handle = {
  crumbs: () => [{ key: "people.manage-roles", to: "/roles/roles" }, { key: "people.add-role" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Roles.Edit");
  const from = new URL(args.request.url).searchParams.get("from");
  return {
    done: isDialogDone(args.request),
    grantable: grantableBy(context),
    preset: isRolePreset(from) ? { name: from, permissions: rolePresets[from] } : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Roles.Edit");
  const form = await args.request.formData();
  try {
    await createRole(context, readRoleForm(form));
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function AddRole() {
  const { t } = useTranslation();
  const { done, grantable, preset } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("people.done.role-create")} okTo="/roles/roles">
      <PageHeader title={t("people.add-role")} />
      <RolePresets chosen={preset?.name} />
      <RoleForm
        key={preset?.name}
        name={answer?.typed.name ?? (preset ? t(`people.role-preset.${preset.name}`) : "")}
        chosen={answer ? typedPermissions(answer.typed) : (preset?.permissions ?? [])}
        grantable={grantable}
        problems={answer?.problems}
        submit={t("people.create-role")}
      />
    </SavePage>
  );
}
