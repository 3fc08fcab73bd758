import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { SupplierAccounts } from "~/components/suppliers/supplier-accounts";
import { SupplierBills } from "~/components/suppliers/supplier-bills";
import { SupplierFacts } from "~/components/suppliers/supplier-facts";
import { PageLinks } from "~/components/table/page-links";
import { isAllowed } from "~/domain/permissions/actor";
import { shownAccount } from "~/domain/suppliers/shown-account";
import { shownDay } from "~/domain/tenants/shown-day";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { addSupplierAccount } from "~/operations/suppliers/add-account";
import { getSupplier } from "~/operations/suppliers/get";
import { removeSupplierAccount } from "~/operations/suppliers/remove-account";

export const handle = {
  crumbs: ({ supplier }: { supplier: { name: string } }) => [
    { key: "suppliers.title", to: "/suppliers" },
    { text: supplier.name },
  ],
};

const told = ["saved", "account-added", "account-removed"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers");
  const query = new URL(args.request.url).searchParams;
  const supplierId = args.params.supplierId ?? "";
  const before = query.get("before") ?? undefined;
  const {
    accounts,
    bills,
    next,
    createdAt: _,
    updatedAt: _updated,
    ...supplier
  } = await getSupplier(context, {
    supplierId,
    before,
  }).catch(refusedPage);
  return {
    supplier,
    accounts: accounts.map(({ addedAt, key, ...account }) => ({
      ...account,
      shown: shownAccount(key),
      added: shownDay(addedAt, context.tenant),
    })),
    bills: bills.map(({ receivedAt, documentId: id, ...bill }) => ({
      ...bill,
      id,
      received: shownDay(receivedAt, context.tenant),
    })),
    next: next && `?before=${next}`,
    mayEdit: isAllowed(context.actor, "Suppliers.Edit"),
    maySettle: isAllowed(context.actor, "Suppliers.SettleBankAccount"),
    done: told.find((name) => name === query.get("done")) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.SettleBankAccount");
  const supplierId = args.params.supplierId ?? "";
  const form = await args.request.formData();
  const { intent, account = "", accountId = "" } = formFields(form);
  try {
    if (intent === "remove") {
      await removeSupplierAccount(context, { supplierId, accountId });
      return redirect("?done=account-removed");
    }
    await addSupplierAccount(context, { supplierId, account });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect("?done=account-added");
}

export default function Supplier() {
  const { t } = useTranslation();
  const { supplier, accounts, bills, next, mayEdit, maySettle, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, { account: t("suppliers.account") });
  return (
    <>
      <PageHeader title={supplier.name}>
        {mayEdit && (
          <>
            <LinkButton kind="primary" to={`/suppliers/${supplier.id}/edit`}>
              {t("suppliers.edit")}
            </LinkButton>
            <DialogLink kind="danger" to={`/suppliers/${supplier.id}/delete`}>
              {t("suppliers.delete")}
            </DialogLink>
          </>
        )}
      </PageHeader>
      {done && !answer && <Notice>{t(`suppliers.${done}`)}</Notice>}
      <ErrorSummary messages={messages} />
      <SupplierFacts supplier={supplier} />
      <SupplierAccounts
        accounts={accounts}
        maySettle={maySettle}
        typed={answer?.typed.account ?? ""}
        messages={messages}
      />
      <SupplierBills bills={bills} />
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}
