import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { SelectField } from "~/components/form/select-field";
import { PlanCard } from "~/components/payment/plan-card";
import { PageHeader } from "~/components/shell/page-header";
import { countryName } from "~/domain/tenants/countries";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { visitorOf } from "~/http/signed-in";
import { showPrices } from "~/operations/billing/show-prices";
import { siteOf } from "~/platform/site-of";
import { frontMeta } from "./front-meta";

export const handle = { crumbs: () => [{ key: "front.pricing" }], plain: true };

/** The prices of the country that the address names, else of the one that the visitor seems to be in. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const asked = new URL(request.url).searchParams.get("country");
  const country = (asked ?? request.headers.get("CF-IPCountry") ?? "US").toUpperCase().slice(0, 2);
  const [{ front }, language, prices] = await Promise.all([
    longTextsFor(request),
    languageOf(request),
    showPrices(await visitorOf(args), { country }),
  ]);
  const countries = prices.countries
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  const origin = siteOf(args.context.cloudflare.env);
  return { origin, texts: front.pricing, country, countries, plans: prices.plans };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? frontMeta(data.origin, data.texts.title, data.texts.hint) : [];

export default function Pricing() {
  const { texts, country, countries, plans } = useLoaderData<typeof loader>();
  const sold = countries.some(({ value }) => value === country);
  return (
    <article className="grid gap-6">
      <PageHeader title={texts.title} hint={texts.hint} />
      <form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField
          name="country"
          label={texts.country}
          defaultValue={sold ? country : ""}
          choices={[...(sold ? [] : [{ value: "", label: "\u2013" }]), ...countries]}
        />
        <span className="pb-4">
          <Button kind="secondary">{texts.show}</Button>
        </span>
      </form>
      {plans.length === 0 && <p role="status">{texts.none}</p>}
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
