import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AgreementPage } from "~/components/tenants/agreement-page";
import { CreateTenantForm } from "~/components/tenants/create-tenant-form";
import { countriesIn } from "~/domain/tenants/countries";
import { createTenantInput } from "~/domain/tenants/tenant-inputs";
import { invalidForm, keptForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { requirePerson } from "~/http/signed-in";
import { createTenant } from "~/operations/tenants/create";

export const handle = { crumbs: () => [{ key: "tenants.create.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { person } = await requirePerson(args);
  if (person.tenantId) throw redirect("/dashboard");
  const { terms, privacy } = await longTextsFor(args.request);
  return {
    countries: countriesIn(await languageOf(args.request)),
    countryCode: person.countryCode,
    agreements: { terms, privacy },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const form = await args.request.formData();
  const intent = form.get("intent");
  form.delete("intent");
  switch (intent) {
    case "terms":
    case "privacy":
      return { show: intent, ...unchecked(form) };
    case "agree-terms":
      form.set("termsAndConditions", "agreed");
      return unchecked(form);
    case "agree-privacy":
      form.set("privacyPolicy", "agreed");
      return unchecked(form);
    case "back":
    case "country":
      return unchecked(form);
  }
  const submission = readSubmission(form, createTenantInput);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await createTenant(context, submission.value);
    return redirect("/create-tenant/done");
  } catch (error) {
    return refusedForm(error, submission);
  }
}

/** The form as it was typed, on its way to another page and back: nobody asked yet whether it is right. */
const unchecked = (form: FormData) => keptForm(readSubmission(form, z.object({})));

export default function CreateTenant() {
  const { agreements, countries, countryCode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "show" in answer && answer.show)
    return (
      <AgreementPage
        which={answer.show}
        text={agreements[answer.show]}
        typed={answer.lastResult.initialValue}
      />
    );
  return (
    <CreateTenantForm
      agreements={agreements}
      countries={countries}
      countryCode={countryCode}
      lastResult={answer?.lastResult}
    />
  );
}
