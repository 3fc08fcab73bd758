import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { erpConnectionInput, erpSettingsInput } from "~/domain/erp/erp-inputs";
import type { ErpKind, PostingDate, PostingRule } from "~/domain/erp/erp-settings";
import { type FormAnswer, formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import type { ErpCompany } from "~/operations/erp/erp-ports";

type Typed = Record<string, string>;

/** The connection that the form holds; whether it is any good is for the operation to say. */
export const erpConnectionIn = (modelId: string, typed: Typed): z.input<typeof erpConnectionInput> => ({
  modelId,
  kind: typed.kind as ErpKind,
  directoryId: typed.directoryId ?? "",
  clientId: typed.clientId ?? "",
  clientSecret: typed.password ?? "",
  environment: typed.environment ?? "",
});

export const erpSettingsIn = (modelId: string, typed: Typed): z.input<typeof erpSettingsInput> => ({
  ...erpConnectionIn(modelId, typed),
  revision: Number(typed.revision),
  companyId: typed.companyId ?? "",
  account: typed.account ?? "",
  vendorAccounts: typed.vendorAccounts ?? "",
  taxCodes: typed.taxCodes ?? "",
  postingDate: typed.postingDate as PostingDate,
  posting: typed.posting as PostingRule,
  onApproval: typed.onApproval === "on",
});

/** Companies as the form carries them along while it is filled in: a line each. */
export const companiesText = (companies: readonly ErpCompany[]): string =>
  companies.map(({ id, name }) => `${id}\t${name.replace(/\s+/g, " ")}`).join("\n");

/** What the form gets back. A secret is never sent back: `again` says that one was typed. */
function erpAnswer({ typed, problems }: FormAnswer, form: FormData) {
  // Passwords are kept out of what comes back; the secret is one.
  const byControl = problems.map((problem) => ({
    ...problem,
    field: problem.field === "clientSecret" ? "password" : problem.field,
  }));
  return { typed, problems: byControl, again: form.get("password") !== "" };
}

/** The form as it was typed, with the companies that were found. */
export function connectedErp(form: FormData, companies: readonly ErpCompany[]) {
  const { password: _, ...typed } = formFields(form);
  const answer = { typed: { ...typed, companies: companiesText(companies) }, problems: [] };
  return data({ ...erpAnswer(answer, form), found: companies.length, tested: null });
}

/** The saved settings once more, with the company that was found. */
export const testedErp = (form: FormData, { name }: ErpCompany) => {
  const { password: _, ...typed } = formFields(form);
  return data({ ...erpAnswer({ typed, problems: [] }, form), found: null, tested: name });
};

/** The form with what is wrong. */
export function refusedErp(error: unknown, form: FormData) {
  const { data: answer, init } = formErrorResponse(error, form);
  return data({ ...erpAnswer(answer, form), found: null, tested: null }, init ?? {});
}
