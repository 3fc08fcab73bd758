import { env } from "cloudflare:workers";
import { madeIban } from "@tests/support/made-accounts";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantBill } from "@tests/support/plant-bill";
import { expect, it } from "vitest";
import { approveDocuments } from "~/operations/documents/approve-many";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Bills that are planted beside each other: waiting for one after the other took most of the test's time. */
const atOnce = 25;

const random = numbers(17);
const below = (most: number) => Math.floor(random() * most);
const pick = <T>(some: readonly T[]): T => some[below(some.length)] as T;
const digits = (count: number) => Array.from({ length: count }, () => String(below(10))).join("");

const firsts =
  "Alder Brack Cinder Dunmore Elmwood Farrow Granite Hollow Inver Juniper Kestrel Larkmoor Marsh Norwick".split(
    " ",
  );
const seconds =
  "Joinery Haulage Printing Catering Plumbing Optics Timber Fittings Textiles Bakery Ceramics Roofing".split(
    " ",
  );
const forms = ["GmbH", "S.L.", "Ltd", "Pty Ltd", "SA", "BV"];

/** Where an account is: how one is made up, and how people print it. */
const places = {
  DE: () => ibanOf("DE", digits(18)),
  ES: () => ibanOf("ES", digits(20)),
  GB: () => ibanOf("GB", `BARC${digits(14)}`),
  NL: () => ibanOf("NL", `RABO${digits(10)}`),
  AU: () => {
    const [bank, number] = [`0${digits(5)}`, `4${digits(7)}`];
    return `BSB: ${bank.slice(0, 3)}-${bank.slice(3)}   Account number: ${number}`;
  },
} as const;
const ibanOf = (country: string, own: string) => {
  const iban = madeIban(country, own);
  return pick([`IBAN: ${iban.replace(/(.{4})/g, "$1 ").trim()}`, `IBAN ${iban}`, `Bank: Regional   ${iban}`]);
};
type Country = keyof typeof places;

type Supplier = { name: string; tax: string; country: Country; account: string; second: string | null };

const taken = new Set<string>();
function newName(): string {
  for (;;) {
    const name = `${pick(firsts)} ${pick(seconds)} ${pick(["North", "South", "Harbour", "Vale", "Cross", "Field"])} ${pick(forms)}`;
    const key = name.replace(/ \S+$/, "");
    if (!taken.has(key) && taken.add(key)) return name;
  }
}

const suppliers = Array.from({ length: 200 }, (): Supplier => {
  const country = pick(Object.keys(places) as Country[]);
  return {
    name: newName(),
    // Many bills have no tax number, or none that was found.
    tax: below(3) === 0 ? "" : `PL${String(1_000_000_000 + below(8_999_999_999))}`,
    country,
    account: places[country](),
    second: below(10) === 0 ? places[country]() : null,
  };
});

const page = (name: string, lines: readonly string[]) =>
  [
    "  INVOICE 2041",
    `  ${name}`,
    "  Goods delivered   118.00",
    ...lines.map((line) => `  ${line}`),
    "  Total   118.00",
  ].join("\n");
const announcements = [
  "Please note that our bank details have changed.",
  "Importante: nuevos datos bancarios.",
  "",
];

/** Ways to be paid in a known supplier's place. */
const attacks: readonly ((one: Supplier) => { name: string; tax: string; lines: string[] })[] = [
  ({ name, tax, country }) => ({ name, tax, lines: [places[country](), pick(announcements)] }),
  ({ name, country }) => ({ name, tax: "", lines: [places[country](), pick(announcements)] }),
  ({ name, tax }) => ({ name, tax, lines: [ibanOf("GB", `NAIA${digits(14)}`), pick(announcements)] }),
  // The account that is known stands beside the one that is to be paid.
  ({ name, tax, country, account }) => ({ name, tax, lines: [`Formerly ${account}`, places[country]()] }),
  ({ name, tax, country }) => ({
    name: name.toUpperCase().replace(/ \S+$/, ""),
    tax,
    lines: [places[country]()],
  }),
  // One letter of the name is another.
  ({ name, country }) => ({ name: name.replace(/r/, "n"), tax: "", lines: [places[country]()] }),
  // A Cyrillic letter in place of the Latin one.
  ({ name, country }) => ({
    name: name.replace(/a/, "\u0430").replace(/e/, "\u0435"),
    tax: "",
    lines: [places[country]()],
  }),
  // The last digits alone are others, with check digits that hold.
  ({ name, tax, account, country }) => ({ name, tax, lines: [lastDigitsOthers(account, country)] }),
];

function lastDigitsOthers(account: string, country: Country): string {
  if (country === "AU")
    return account.replace(/\d{2}$/, (end) => String((Number(end) + 37) % 100).padStart(2, "0"));
  const iban = /[A-Z]{2}\d{2}[A-Z0-9 ]+$/.exec(account)?.[0].replace(/ /g, "") ?? "";
  const own = iban.slice(4).replace(/\d{2}$/, (end) => String((Number(end) + 37) % 100).padStart(2, "0"));
  return `IBAN ${madeIban(country, own)}`;
}

it("stops all of 20 attacks among 200 histories, and 3 of the 180 honest bills", {
  timeout: 400_000,
}, async () => {
  const context = await makeTenant();
  const fields = ["vendorName", "vendorTaxNumber", "total"].map((key) => ({
    key,
    line: false,
    weight: 1,
    required: false,
  }));
  const { id: modelId } = await makeModel(context, { baseModelId: "invoices-europe", fields });
  const sweep = {
    ...makeSweepContext(env),
    openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
  };
  type Bill = { name: string; tax: string; lines: readonly string[] };
  let position = 0;
  let ids = 0;
  const first = context.newId();
  // Documents are learned from in the order of their ids, which those of one millisecond do not have.
  const planting = { ...context, newId: () => `${first}-${String(++ids).padStart(5, "0")}` };
  /** Plants bills, some at a time; answers their ids in the order given. */
  const plantAll = async (bills: readonly Bill[], status: "approved" | "success") => {
    const planted: string[] = [];
    for (let at = 0; at < bills.length; at += atOnce) {
      const some = bills.slice(at, at + atOnce).map(({ name, tax, lines }) =>
        plantBill(planting, modelId, {
          position: ++position,
          status,
          page: page(name, lines),
          values: { vendorName: name, total: "118.00", ...(tax && { vendorTaxNumber: tax }) },
        }),
      );
      planted.push(...(await Promise.all(some)));
    }
    return planted;
  };

  // A history: one to three approved bills, some of which print no account at all.
  const histories: Bill[] = [];
  for (const { name, tax, account, second } of suppliers) {
    const accounts = second === null ? [account] : [account, second];
    histories.push({ name, tax, lines: accounts });
    for (let more = below(3); more > 0; more -= 1) {
      const printed = below(4) === 0 ? "" : tax;
      histories.push({ name, tax: printed, lines: below(5) === 0 ? [] : [pick(accounts)] });
    }
  }
  await plantAll(histories, "approved");
  while ((await compareDueDocuments(sweep, {})).done > 0);

  const attacked = new Set(Array.from({ length: 20 }, (_, index) => index * 10 + below(10)));
  let attack = 0;
  const arriving = suppliers.map((one, index): Bill => {
    const forge = attacked.has(index) ? attacks[attack++ % attacks.length] : undefined;
    const forged = forge?.(one);
    // Honest bills, too, are misspelt, lack a tax number, print no account, or the customer's own for a direct debit.
    const honest = {
      name: below(12) === 0 ? one.name.replace(/o/, "0") : one.name,
      tax: below(4) === 0 ? "" : one.tax,
      lines: below(8) === 0 ? [] : [one.second !== null && below(2) === 0 ? one.second : one.account],
    };
    return forged ?? honest;
  });
  const arrived = (await plantAll(arriving, "success")).map((id, index) => ({
    id,
    attack: attacked.has(index),
  }));
  const outcomes = await approveDocuments(context, {
    documentIds: arrived.map(({ id }) => id),
    unready: "approve",
  });
  const stopped = new Set(
    outcomes.filter(({ outcome }) => outcome === "conflict").map(({ documentId }) => documentId),
  );
  const caught = arrived.filter(({ id, attack }) => attack && stopped.has(id)).length;
  const falseAlarms = arrived.filter(({ id, attack }) => !attack && stopped.has(id)).length;
  expect({ attacks: attacked.size, caught }).toEqual({ attacks: 20, caught: 20 });
  // All three are of two companies that have one name except for its legal form, which bills leave out as often as not.
  expect(falseAlarms).toBe(3);
});
