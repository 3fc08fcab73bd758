import { z } from "zod";
import { selectPlans, selectSoldCountries } from "~/data/control/plans";
import { plansFor } from "~/domain/billing/partner-plan";
import { isCountryCode } from "~/domain/tenants/countries";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

const input = z.object({ country: z.string().max(10) });

/**
 * What everyone may know: the countries in which plans are sold, and the plans of one, the cheapest first, without the
 * partner's. A country that is none, or not sold to, has no plans.
 */
export const showPrices = defineOperation({
  name: "billing.show-prices",
  permission: "anyone",
  input,
  async run({ control }: VisitorContext, { country }) {
    const [countries, plans] = await Promise.all([
      selectSoldCountries(control),
      isCountryCode(country) ? selectPlans(control, country) : [],
    ]);
    return { countries, plans: plansFor(plans, false) };
  },
});
