import { wantedItemIn } from "@engine/stages/tables/wanted-items";
import { extractionRequest } from "@tests/support/extraction-request";
import { expect, it } from "vitest";
import { rowOf } from "../../support/rows";

const request = {
  ...extractionRequest("invoice"),
  fields: [
    { key: "description", type: "text" as const, line: true },
    { key: "netTotal", type: "amount" as const, line: true },
    { key: "quantity", type: "number" as const, line: false },
  ],
};

it("keeps the columns that were asked for, and the arithmetic of the row", () => {
  const row = rowOf({ description: "Rope", quantity: "2", netTotal: "4.00" }, { arithmetic: "agrees" });
  const item = wantedItemIn(request)(row);
  expect(Object.keys(item?.cells ?? {})).toEqual(["description", "netTotal"]);
  expect(item?.arithmetic).toBe("agrees");
});

it("a row of other columns alone is none", () => {
  expect(wantedItemIn(request)(rowOf({ quantity: "2" }))).toBeNull();
  expect(wantedItemIn({ ...request, fields: [] })(rowOf({ description: "Rope" }))).toBeNull();
});
