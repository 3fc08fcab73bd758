import { describe, expect, it } from "vitest";
import { createCustomerInput } from "~/domain/tenants/tenant-inputs";
import { bodies } from "../../../lab/fuzz/bodies";
import { grammars } from "../../../lab/fuzz/grammars";
import { mutated } from "../../../lab/fuzz/mutated";
import { mutatedJson } from "../../../lab/fuzz/mutated-json";
import { fuzzTargets } from "../../../lab/fuzz/targets";
import { diceOf } from "../../../lab/generator/dice";

const bytes = new TextEncoder().encode(
  "%PDF-1.7 1 0 obj << /Length 12 /Kids [2 0 R] >> stream BT ET endstream",
);
const madeBy = (seed: number) => [...mutated(bytes, grammars.pdf, diceOf(seed, "pdf/1"))];

describe("a mutated file", () => {
  it("is the same for the same seed, another for another, and leaves the honest one as it is", () => {
    const before = [...bytes];
    expect(madeBy(7)).toEqual(madeBy(7));
    expect(madeBy(7)).not.toEqual(madeBy(8));
    expect([...bytes]).toEqual(before);
  });

  it("of nothing, or of a view of a larger buffer, stays within bounds", () => {
    const shared = Buffer.from("%PDF-1.7 and more").subarray(0, 8);
    for (let seed = 0; seed < 200; seed += 1) {
      mutated(new Uint8Array(), grammars.pdf, diceOf(seed));
      mutated(shared, grammars.pdf, diceOf(seed));
    }
    expect(shared.toString("latin1")).toBe("%PDF-1.7");
  });

  it("is most often another than the honest one", () => {
    const same = Array.from({ length: 100 }, (_, seed) => madeBy(seed)).filter(
      (made) => made.length === bytes.length && made.every((byte, index) => byte === bytes[index]),
    );
    expect(same.length).toBeLessThan(10);
  });
});

it("a mutated body is JSON, and seldom the honest one", () => {
  const honest = JSON.stringify(bodies.corrections?.valid);
  const made = Array.from({ length: 50 }, (_, seed) =>
    JSON.stringify(mutatedJson(bodies.corrections?.valid, diceOf(seed))),
  );
  expect(made.filter((text) => text === honest).length).toBeLessThan(5);
  for (const text of made) expect(() => JSON.parse(text)).not.toThrow();
});

it.each(["zip", "mail", "xml", "csv", "workbook", "listing", "webhook", "json"])(
  "%s: forty hostile inputs are taken or answered",
  async (name) => {
    const target = await fuzzTargets[name]?.();
    if (!target) throw new Error(`no target ${name}`);
    const crashes: unknown[] = [];
    let taken = 0;
    for (let number = 0; number < 40; number += 1) {
      try {
        await target.run(target.make(diceOf(1, `${name}/${number}`)));
        taken += 1;
      } catch (error) {
        if (!target.answers(error)) crashes.push([number, error]);
      }
    }
    expect(crashes).toEqual([]);
    // A target that answers everything at its door has tried nothing behind it.
    expect(taken).toBeGreaterThan(0);
  },
);

it.each([null, [], "", 7])("a customer that is %j is refused, not stumbled over", (body) => {
  expect(createCustomerInput.safeParse(body).success).toBe(false);
});
