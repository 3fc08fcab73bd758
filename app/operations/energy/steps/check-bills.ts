import { read } from "~/data/commit";
import { selectBillsByNumber, selectContract, selectEarlierBills } from "~/data/shard/energy-bills";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { checkBill } from "~/domain/energy/check-bill";
import { type BillHistory, type CheckOutcome, noContract } from "~/domain/energy/check-outcome";
import { comparableBills } from "~/domain/energy/comparable-bills";
import { foldName } from "~/domain/energy/descriptor";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../../context";

/** Bills of a meter that are looked back at: a year of months, and one more for the month of the year before. */
const periodsBack = 14;
const billsAtOnce = 10;

/** A bill with what the checks say of it. */
export type CheckedBill = { bill: EnergyBill; outcomes: CheckOutcome[] };

type Model = { id: string; culture: string; timeZone: string };

/** What the checks say of bills, each compared with settled bills of its account and meter. */
export async function checkBills(
  { shard, now }: Pick<TenantContext, "shard" | "now">,
  model: Model,
  bills: readonly EnergyBill[],
): Promise<CheckedBill[]> {
  const today = localDayOf(now(), model.timeZone);
  const checked: CheckedBill[] = [];
  for (let start = 0; start < bills.length; start += billsAtOnce)
    checked.push(
      ...(await Promise.all(
        bills.slice(start, start + billsAtOnce).map(async (bill) => {
          const history = { ...(await pastOf(shard, model.id, bill)), today, country: countryOf(model) };
          return { bill, outcomes: checkBill(bill, history) };
        }),
      )),
    );
  return checked;
}

/** "en-GB": the country whose taxes a model's bills carry. */
export const countryOf = ({ culture }: Pick<Model, "culture">): string => culture.split("-").at(-1) ?? "";

async function pastOf(
  shard: TenantShard,
  modelId: string,
  bill: EnergyBill,
): Promise<Pick<BillHistory, "earlier" | "sameNumber" | "contract">> {
  const { supplierKey, accountKey, meterKey } = bill;
  const account = { modelId, supplierKey, accountKey };
  const endsBy = bill.end ?? "9999-12-31";
  const [ofMeter, ofAccount, sameNumber, [contract]] = await read(shard, [
    selectEarlierBills(shard, account, { meterKey, endsBy, limit: periodsBack + 1 }),
    selectEarlierBills(shard, account, { meterKey: null, endsBy, limit: 3 }),
    selectBillsByNumber(shard, account, foldName(bill.number ?? "")),
    selectContract(shard, account),
  ]);
  const others = (rows: readonly { documentId: string; facts: EnergyBill }[]) =>
    rows.filter(({ documentId }) => documentId !== bill.documentId).map(({ facts }) => facts);
  return {
    earlier: comparableBills(bill, others(ofMeter), others(ofAccount)),
    sameNumber: bill.number ? sameNumber.map(({ facts }) => facts) : [],
    contract: contract ?? noContract,
  };
}
