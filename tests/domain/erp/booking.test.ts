import { describe, expect, it, vi } from "vitest";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import { bookedDocument } from "~/operations/erp/steps/booked-document";
import { findVendor } from "~/operations/erp/steps/find-vendor";

const found = { id: "v1", number: "V-10", name: "Quay" };
const vendor = { taxNumber: "DE1", number: "V-10", name: "Quay Ltd" };

describe("the vendor of a document", () => {
  /** An ERP system that has these vendors by each sign. */
  const system = (by: Partial<Record<"taxNumber" | "number" | "name", (typeof found)[]>>) => {
    const findVendors = vi.fn(async (key: keyof typeof by, _value: string) => by[key] ?? []);
    return { driver: { findVendors } as never, asked: findVendors };
  };

  it("is the one with its tax number, and nothing else is asked then", async () => {
    const { driver, asked } = system({ taxNumber: [found], name: [{ ...found, id: "other" }] });
    expect(await findVendor(driver, vendor)).toBe(found);
    expect(asked.mock.calls).toEqual([["taxNumber", "DE1"]]);
  });

  it("is the one with its number, else with its name, where the surer sign finds none or is not there", async () => {
    const { driver, asked } = system({ name: [found] });
    expect(await findVendor(driver, vendor)).toBe(found);
    expect(asked.mock.calls.map(([key]) => key)).toEqual(["taxNumber", "number", "name"]);
    const unnumbered = system({ number: [found] });
    expect(await findVendor(unnumbered.driver, { ...vendor, taxNumber: null })).toBe(found);
    expect(unnumbered.asked.mock.calls).toEqual([["number", "V-10"]]);
  });

  it.each([
    ["taxNumber", "erp.problem.vendors-tax-number", "DE1"],
    ["number", "erp.problem.vendors-number", "V-10"],
    ["name", "erp.problem.vendors-name", "Quay Ltd"],
  ] as const)("is never guessed among several of one %s", async (key, messageKey, detail) => {
    const { driver } = system({ [key]: [found, { ...found, id: "v2" }] });
    await expect(findVendor(driver, vendor)).rejects.toMatchObject({ messageKey, detail });
  });

  it("that is not there is told by all that was looked for, the name first", async () => {
    await expect(findVendor(system({}).driver, { ...vendor, number: null })).rejects.toMatchObject({
      messageKey: "erp.problem.vendor-missing",
      detail: "Quay Ltd, DE1",
    });
  });
});

describe("what the lines of a document are booked to", () => {
  const line = (itemCode: string | null, taxRate: number | null = null) =>
    ({
      itemCode,
      taxRate,
      description: "x",
      quantity: 1,
      unitCost: 10,
    }) as unknown as PurchaseDocument["lines"][number];
  const document = (...lines: PurchaseDocument["lines"]) =>
    ({ kind: "invoice", lines, grossCents: 11_900, netCents: 10_000 }) as PurchaseDocument;
  const settings = { account: "6000", vendorAccounts: "", taxCodes: "" };
  const driverWith = (...codes: string[]) => {
    const findItems = vi.fn(async (_asked: string[]) => new Set(codes));
    return { driver: { findItems } as never, findItems };
  };
  const accounts = async (
    driver: never,
    booked: PurchaseDocument,
    more: Partial<typeof settings> = {},
    by = found,
  ) =>
    (await bookedDocument(driver, booked, by, { ...settings, ...more })).booked.map(({ account }) => account);

  it("is the item of the code, whatever its case, else the account", async () => {
    const { driver } = driverWith("ROPE-10");
    expect(await accounts(driver, document(line("rope-10"), line("none"), line(null)))).toEqual([
      null,
      "6000",
      "6000",
    ]);
  });

  it("is the vendor's own account where there is one", async () => {
    const { driver } = driverWith();
    const vendorAccounts = "v-10 = 6200\nV-11 = 6300";
    expect(await accounts(driver, document(line(null)), { vendorAccounts })).toEqual(["6200"]);
    expect(
      await accounts(driver, document(line(null)), { vendorAccounts }, { ...found, number: "V-12" }),
    ).toEqual(["6000"]);
  });

  it("asks for each code once, and not at all without any", async () => {
    const some = driverWith();
    await accounts(some.driver, document(line("a"), line("a"), line("b")));
    expect(some.findItems.mock.calls).toEqual([[["a", "b"]]]);
    const none = driverWith();
    await accounts(none.driver, document(line(null)));
    expect(none.findItems).not.toHaveBeenCalled();
  });

  it("has the code of its tax: by the rate that is printed, else by the only one that makes the tax", async () => {
    const codes = async (booked: PurchaseDocument, taxCodes: string) =>
      (await bookedDocument(driverWith().driver, booked, found, { ...settings, taxCodes })).booked.map(
        ({ taxCode }) => taxCode,
      );
    expect(await codes(document(line(null, 7), line(null, 19), line(null, 5)), "7 = LOW\n19 = HIGH")).toEqual(
      ["LOW", "HIGH", null],
    );
    expect(await codes(document(line(null), line(null)), "7 = LOW\n19 = HIGH")).toEqual(["HIGH", "HIGH"]);
    expect(await codes(document(line(null)), "7 = LOW")).toEqual([null]);
    expect(await codes(document(line(null)), "19 = A\n19,01 = B")).toEqual([null]);
    expect(await codes(document(line(null, 19), line(null)), "19 = HIGH")).toEqual(["HIGH", null]);
    const unknownNet = { ...document(line(null)), netCents: null };
    expect(await codes(unknownNet, "19 = HIGH")).toEqual([null]);
  });
});
