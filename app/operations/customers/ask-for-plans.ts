import { insertPlanRequest } from "~/data/control/plan-requests";
import { selectSoldCountries } from "~/data/control/plans";
import { askForPlansInput } from "~/domain/customers/plan-request";
import { AppError } from "~/domain/errors/app-error";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Records the e-mail of someone who wants to be told when plans are sold in a country. Anyone who asks again hears the
 * same. Throws AppError `conflict` for a country with plans, and `too-many`.
 */
export const requestPlans = defineOperation({
  name: "customers.ask-for-plans",
  permission: "anyone",
  input: askForPlansInput,
  async run(context: VisitorContext, { email, countryCode, language }): Promise<void> {
    const { control } = context;
    if ((await selectSoldCountries(control)).includes(countryCode))
      throw new AppError("conflict", "customers.problem.has-plans", { field: "email" });
    await enforceRateLimit(context, "planRequestsByAddress", context.address ?? "unknown");
    await insertPlanRequest(control, {
      id: context.newId(),
      email,
      countryCode,
      language,
      requestedAt: context.now(),
    });
  },
});
