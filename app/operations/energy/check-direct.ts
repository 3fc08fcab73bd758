import { checkBill } from "~/domain/energy/check-bill";
import { noContract } from "~/domain/energy/check-outcome";
import { directInput } from "~/domain/energy/energy-inputs";
import { namedDocumentsIn } from "~/domain/exports/named-document";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEnergyModel } from "./steps/bill-pages";
import { billsOf } from "./steps/bills-of";
import { type CheckedBill, checkBills } from "./steps/check-bills";

/**
 * What the checks say of the bills in a JSON file as we export it; nothing is kept. With a model they are compared with its
 * bills, without one all that needs history is unknown. Throws AppError `not-found`, and `invalid` with the place where the file
 * is not as we write it.
 */
export const checkEnergyBills = defineOperation({
  name: "energy.check-direct",
  permission: "TenantModel.ViewDocument",
  input: directInput,
  async run(context: TenantContext, { modelId, bytes }): Promise<CheckedBill[]> {
    const model = modelId ? await requireEnergyModel(context, modelId) : null;
    const documents = namedDocumentsIn(new TextDecoder().decode(bytes));
    const { bills } = await billsOf(context.shard, documents);
    if (model) return checkBills(context, model, bills);
    const alone = {
      earlier: [],
      sameNumber: [],
      contract: noContract,
      today: localDayOf(context.now(), timeZoneOfCountry(context.tenant.countryCode)),
      country: "",
    };
    return bills.map((bill) => ({ bill, outcomes: checkBill(bill, alone) }));
  },
});
