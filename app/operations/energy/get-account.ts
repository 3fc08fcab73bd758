import { findAccount, selectBillsOfAccount } from "~/data/shard/energy-bills";
import { checkBill } from "~/domain/energy/check-bill";
import type { CheckOutcome } from "~/domain/energy/check-outcome";
import { comparableBills } from "~/domain/energy/comparable-bills";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { accountInput } from "~/domain/energy/energy-inputs";
import { type UsagePeriod, usagePeriods } from "~/domain/energy/usage-by-month";
import { AppError } from "~/domain/errors/app-error";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { EnergyAccount } from "./list-accounts";
import { requireEnergyModel } from "./steps/bill-pages";
import { countryOf } from "./steps/check-bills";
import { noteSomeBills } from "./steps/note-bills";

/** Bills of an account that its page looks back at: three years of a dozen meters would be more than a page shows. */
const mostBills = 200;
const mostPeriods = 36;

/** A meter of an account: its periods, the earliest first, and for each bill what was flagged. */
export type EnergyMeter = {
  meter: string;
  commodity: string | null;
  currency: string;
  periods: (UsagePeriod & { flagged: CheckOutcome[] })[];
};

/**
 * The use and the cost of an account's meters, period by period, whatever the status of their bills, with what the checks flag.
 * Throws AppError `not-found`.
 */
export const getEnergyAccount = defineOperation({
  name: "energy.get-account",
  permission: "TenantModel.ViewDocument",
  input: accountInput,
  async run(
    context: TenantContext,
    { modelId, accountId },
  ): Promise<EnergyAccount & { meters: EnergyMeter[] }> {
    const { shard } = context;
    const model = await requireEnergyModel(context, modelId);
    await noteSomeBills(context, modelId);
    const account = await findAccount(shard, accountId);
    if (!account || account.modelId !== modelId) throw new AppError("not-found", "error.not-found");
    const bills = (await selectBillsOfAccount(shard, account, mostBills)).map(({ facts }) => facts);
    const flaggedOf = (bill: EnergyBill) => {
      const earlier = bills.filter(
        (one) => one.documentId !== bill.documentId && (one.end ?? "") <= (bill.end ?? ""),
      );
      const ofMeter = earlier.filter(({ meterKey }) => meterKey === bill.meterKey);
      return checkBill(bill, {
        earlier: comparableBills(bill, ofMeter, earlier.slice(0, 3)),
        sameNumber: bills.filter(({ number }) => number !== null && number === bill.number),
        contract: account,
        today: localDayOf(context.now(), model.timeZone),
        country: countryOf(model),
      }).filter(({ severity }) => severity !== "pass" && severity !== "unknown");
    };
    const { id, supplier, account: number, opensOn, closesOn, unitPrice } = account;
    return {
      id,
      supplier,
      account: number,
      opensOn,
      closesOn,
      unitPrice,
      meters: [...new Set(bills.map(({ meterKey }) => meterKey))].map((meterKey) =>
        meterOf(
          bills.filter((bill) => bill.meterKey === meterKey),
          flaggedOf,
        ),
      ),
    };
  },
});

function meterOf(bills: readonly EnergyBill[], flaggedOf: (bill: EnergyBill) => CheckOutcome[]): EnergyMeter {
  const latest = bills.slice(0, mostPeriods);
  const [last] = latest;
  return {
    meter: last?.meter ?? "",
    commodity: last?.commodity ?? null,
    currency: last?.currency ?? "",
    periods: usagePeriods(latest).map((period) => {
      const bill = latest.find(({ documentId }) => documentId === period.documentId);
      return { ...period, flagged: bill ? flaggedOf(bill) : [] };
    }),
  };
}
