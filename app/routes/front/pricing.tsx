import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { SelectField } from "~/components/form/select-field";
import { PlanRequestForm } from "~/components/front/plan-request-form";
import { PlanCard } from "~/components/payment/plan-card";
import { PageHeader } from "~/components/shell/page-header";
import { countriesIn, isCountryCode } from "~/domain/tenants/countries";
import { formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { redirect } from "~/http/redirect";
import { visitorOf } from "~/http/signed-in";
import { showPrices } from "~/operations/billing/show-prices";
import { requestPlans } from "~/operations/customers/ask-for-plans";
import { siteOf } from "~/platform/site-of";
import { frontMeta } from "./front-meta";

export const handle = { crumbs: () => [{ key: "front.pricing" }], plain: true };

/** The prices of the country that the address names, else of the one that the visitor seems to be in. Any country can be asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const asked = new URL(request.url).searchParams.get("country");
  const country = (asked ?? request.headers.get("CF-IPCountry") ?? "US").toUpperCase().slice(0, 2);
  const [{ front }, language, prices] = await Promise.all([
    longTextsFor(request),
    languageOf(request),
    showPrices(await visitorOf(args), { country }),
  ]);
  const countries = countriesIn(language).map(({ code, name }) => ({ value: code, label: name }));
  const origin = siteOf(args.context.cloudflare.env);
  return {
    origin,
    texts: front.pricing,
    country: isCountryCode(country) ? country : "",
    countries,
    plans: prices.plans,
    isAsked: new URL(request.url).searchParams.has("asked"),
  };
}

/** Keeps the e-mail of someone in a country without plans. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const { email = "", countryCode = "" } = formFields(form);
  try {
    const language = await languageOf(args.request);
    await requestPlans(await visitorOf(args), { email, countryCode, language });
    return redirect(`/pricing?${new URLSearchParams({ country: countryCode, asked: "yes" })}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? frontMeta(data.origin, data.texts.title, data.texts.hint) : [];

export default function Pricing() {
  const { texts, country, countries, plans, isAsked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <article className="grid gap-6">
      <PageHeader title={texts.title} hint={texts.hint} />
      <form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField
          name="country"
          label={texts.country}
          defaultValue={country}
          choices={[...(country ? [] : [{ value: "", label: "\u2013" }]), ...countries]}
        />
        <span className="pb-4">
          <Button kind="secondary">{texts.show}</Button>
        </span>
      </form>
      {plans.length === 0 && (
        <p role="status" className="max-w-prose">
          {texts.none}
        </p>
      )}
      {plans.length === 0 && country && (
        <PlanRequestForm key={country} countryCode={country} isAsked={isAsked} answer={answer} />
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            trialOffered
            highlighted={index === 1}
            to="/signup"
            start={texts.start}
          />
        ))}
      </div>
      <ul className="grid max-w-3xl list-disc gap-1 pl-5">
        {texts.about.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </article>
  );
}
