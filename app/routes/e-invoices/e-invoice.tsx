import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EInvoicePage } from "~/components/e-invoices/e-invoice-page";
import { PartyForm } from "~/components/e-invoices/party-form";
import { Notice } from "~/components/form/notice";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { deleteEInvoiceParty } from "~/operations/e-invoices/delete-party";
import { getEInvoice } from "~/operations/e-invoices/get";
import { saveEInvoiceParty } from "~/operations/e-invoices/save-party";
import { profileIn } from "./profile-in";
import { shownEInvoice, typedDetails } from "./shown-e-invoice";

type Page = { documentId: string; fileName: string; modelId: string; modelName: string };

export const handle = {
  crumbs: ({ documentId, fileName, modelId, modelName }: Page) => [
    { key: "shell.document-processing" },
    { text: modelName, to: `/document-processing/${modelId}/documents` },
    { text: fileName, to: `/documents/${documentId}` },
    { key: "einvoice.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const asked = { documentId: args.params.documentId ?? "", profile: profileIn(args.request) };
  const loaded = await getEInvoice(context, asked).catch(refusedPage);
  const { fileName, modelId, modelName } = loaded.document;
  return {
    ...shownEInvoice(loaded),
    fileName,
    modelId,
    modelName,
    maySay: isAllowed(context.actor, "TenantModel.EditDocument"),
    done: new URL(args.request.url).searchParams.get("done"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  const typed = formFields(form);
  const profile = profileIn(args.request);
  const { documentId = "" } = args.params;
  const { parties } = await getEInvoice(context, { documentId, profile }).catch(refusedPage);
  const role = typed.role === "buyer" ? "buyer" : "seller";
  const { name, taxNumber, partyKey } = parties[role];
  try {
    if (typed.intent === "forget") {
      await deleteEInvoiceParty(context, { partyKey: partyKey ?? "-" });
      return redirect(`?profile=${profile}&done=forgotten`);
    }
    await saveEInvoiceParty(context, {
      name: name ?? "",
      taxNumber: taxNumber ?? "",
      revision: Number(typed.revision) || 0,
      details: typedDetails(role, typed),
    });
    return redirect(`?profile=${profile}&done=saved`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function EInvoice() {
  const { t } = useTranslation();
  const { maySay, done, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusedRole = answer ? (answer.typed.role ?? "seller") : null;
  return (
    <>
      {done === "saved" && !answer && <Notice>{t("einvoice.saved")}</Notice>}
      {done === "forgotten" && !answer && <Notice>{t("einvoice.forgotten")}</Notice>}
      <EInvoicePage {...page} />
      {maySay && (
        <section aria-labelledby="ask-title" className="grid gap-4">
          <h2 id="ask-title" className="text-base font-medium">
            {t(page.parties.some(({ asked }) => asked.length > 0) ? "einvoice.ask" : "einvoice.parties")}
          </h2>
          <p className="text-muted">{t("einvoice.ask-hint")}</p>
          {page.parties.map((party) => (
            <PartyForm
              key={`${party.role} ${party.revision} ${answer ? "again" : ""}`}
              party={party}
              documentId={page.documentId}
              typed={refusedRole === party.role ? (answer?.typed ?? null) : null}
              problems={
                refusedRole === party.role
                  ? (answer?.problems ?? []).map((problem) => ({
                      ...problem,
                      field: problem.field.replace(/^details\./, `${party.role}.`),
                    }))
                  : []
              }
            />
          ))}
        </section>
      )}
    </>
  );
}
