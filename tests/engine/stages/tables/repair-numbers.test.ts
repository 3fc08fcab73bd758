import { repairNumbers } from "@engine/stages/tables/repair-numbers";
import { describe, expect, it } from "vitest";
import { numberOf, tokensIn } from "../../support/rows";

const doubtful = 0.8;
type Read = readonly [value: string, confidence?: number];

function repaired(quantity: Read | null, price: Read | null, net: Read | null, description = "Oak panel") {
  const number = (read: Read | null) => (read ? numberOf(read[0], { confidence: read[1] ?? 1 }) : undefined);
  const parts = repairNumbers(
    {
      quantity: number(quantity),
      unitPrice: number(price),
      net: number(net),
      description: tokensIn(description),
    },
    ".",
  );
  const names = ["quantity", "unitPrice", "net"] as const;
  return {
    values: names.map((name) => parts[name]?.value),
    changed: names.filter((name) => parts[name]?.repaired),
    name: parts.description.map((token) => token.text).join(" "),
  };
}

describe("one misread digit", () => {
  it.each([
    ["the amount", ["3"], ["4.10"], ["12.80", doubtful], ["3", "4.10", "12.30"], "net"],
    ["the price", ["3"], ["4.70", doubtful], ["12.30"], ["3", "4.10", "12.30"], "unitPrice"],
    ["the count", ["18", doubtful], ["4.10"], ["53.30"], ["13", "4.10", "53.30"], "quantity"],
  ] as const)("of %s is put right", (_what, quantity, price, net, values, changed) => {
    expect(repaired(quantity, price, net)).toMatchObject({ values, changed: [changed] });
  });

  it("is looked for where recognition was least sure", () => {
    const { changed } = repaired(["18", 0.9], ["4.10", 0.9], ["58.30", 0.7]);
    expect(changed).toEqual([]);
    expect(repaired(["13", 0.9], ["4.10", 0.9], ["58.30", 0.7]).changed).toEqual(["net"]);
  });

  it.each([
    ["the text was not recognised but printed", ["3"], ["4.10"], ["12.80"]],
    ["two digits differ", ["3"], ["4.10"], ["18.80", doubtful]],
    ["the amount would need parts of cents", ["3"], ["4.17", doubtful], ["12.50"]],
    ["a number is missing", null, ["4.10"], ["12.80", doubtful]],
    ["a count of one digit says too little", ["4", doubtful], ["4.10"], ["12.30"]],
  ] as const)("is not assumed where %s", (_why, quantity, price, net) => {
    expect(repaired(quantity, price, net).changed).toEqual([]);
  });
});

describe("a price that lost its decimal mark", () => {
  it("is given it where the product then is the amount", () => {
    expect(repaired(["2"], ["3150"], ["63.00"]).values).toEqual(["2", "31.50", "63.00"]);
  });

  it.each([
    [["2"], ["3150"], ["6300.00"]],
    [["2"], ["31.50"], ["6300.00"]],
    [["2"], ["3150"], ["64.00"]],
  ] as const)("is not changed in %j × %j = %j", (quantity, price, net) => {
    expect(repaired(quantity, price, net).values[1]).toBe(price[0]);
  });
});
