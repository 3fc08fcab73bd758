import {
  findPaymentMethodForExport,
  selectBillsForExport,
  selectSubscriptionsForExport,
} from "~/data/control/billing-export";
import {
  selectKeysForExport,
  selectMembersForExport,
  selectRolesForExport,
} from "~/data/control/tenant-exports";
import { findTenantSettings } from "~/data/control/tenant-settings";
import { selectModelsForExport } from "~/data/shard/tenant-export";
import { decimalAmount } from "~/domain/billing/money";
import { byteOrderMark, csvLine } from "~/domain/exports/csv";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";

/** One file of an archive. */
export type ArchiveEntry = { name: string; input: string | ReadableStream<Uint8Array>; lastModified: Date };

/** The files of the first archive: what the organization has besides its documents and its audit log. */
export async function* organizationEntries(context: RunContext): AsyncGenerator<ArchiveEntry> {
  const { control, shard } = context;
  const lastModified = context.now();
  const json = (name: string, content: unknown): ArchiveEntry => ({
    name,
    input: `${JSON.stringify(content, null, 2)}\n`,
    lastModified,
  });
  const users = await selectMembersForExport(control);
  yield json("organization.json", ofTenant(context, (await findTenantSettings(control)) ?? {}));
  yield json("users.json", users);
  yield { name: "users.csv", input: usersCsv(users), lastModified };
  yield json("roles.json", await selectRolesForExport(control));
  yield json("api-keys.json", await selectKeysForExport(control));
  yield json("models.json", await selectModelsForExport(shard));
  const bills = await selectBillsForExport(control);
  yield json("bills.json", bills);
  yield { name: "bills.csv", input: billsCsv(bills), lastModified };
  yield json("subscriptions.json", await selectSubscriptionsForExport(control));
  yield json("payment-method.json", await findPaymentMethodForExport(control));
}

type Users = Awaited<ReturnType<typeof selectMembersForExport>>;

function usersCsv(users: Users): string {
  const lines = users.map(({ features, ...user }) =>
    csvLine([
      user.userId,
      user.kind,
      user.email,
      user.firstName,
      user.lastName,
      user.role,
      user.userStatus,
      ...[user.invitedAt, user.joinedAt, user.removedAt].map((at) => at?.toISOString() ?? null),
      features?.join(" ") ?? null,
    ]),
  );
  return byteOrderMark + csvLine(usersHeading) + lines.join("");
}

const usersHeading = [
  "userId",
  "kind",
  "email",
  "firstName",
  "lastName",
  "role",
  "userStatus",
  "invitedAt",
  "joinedAt",
  "removedAt",
  "features",
];

type Bills = Awaited<ReturnType<typeof selectBillsForExport>>;

function billsCsv(bills: Bills): string {
  const lines = bills.map((bill) =>
    csvLine([
      bill.number,
      bill.kind,
      bill.billedOn,
      bill.periodStart,
      bill.periodEnd,
      bill.currency,
      String(decimalAmount(bill.amount, bill.currency)),
      bill.status,
      bill.paidAt?.toISOString() ?? null,
    ]),
  );
  return byteOrderMark + csvLine(billsHeading) + lines.join("");
}

const billsHeading = "number kind billedOn periodStart periodEnd currency amount status paidAt".split(" ");
