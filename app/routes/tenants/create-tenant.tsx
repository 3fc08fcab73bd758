import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgreementPage } from "~/components/tenants/agreement-page";
import { CreateTenantForm } from "~/components/tenants/create-tenant-form";
import { countriesIn } from "~/domain/tenants/countries";
import { formAnswer, typedValues } from "~/http/form-answer";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { requirePerson } from "~/http/signed-in";
import { createTenant } from "~/operations/tenants/create-tenant";

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
  const { intent, ...typed } = typedValues(form);
  switch (intent) {
    case "terms":
    case "privacy":
      return { show: intent, problems: [], typed };
    case "agree-terms":
      return { problems: [], typed: { ...typed, termsAndConditions: "agreed" } };
    case "agree-privacy":
      return { problems: [], typed: { ...typed, privacyPolicy: "agreed" } };
    case "back":
    case "country":
      return { problems: [], typed };
  }
  try {
    await createTenant(context, typed as Parameters<typeof createTenant>[1]);
    return redirect("/create-tenant/done");
  } catch (error) {
    return formAnswer(error, form);
  }
}

export default function CreateTenant() {
  const { agreements, countries, countryCode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "show" in answer && answer.show)
    return <AgreementPage which={answer.show} text={agreements[answer.show]} typed={answer.typed} />;
  return (
    <CreateTenantForm
      agreements={agreements}
      countries={countries}
      typed={{ countryCode, ...answer?.typed }}
      problems={answer?.problems}
    />
  );
}
