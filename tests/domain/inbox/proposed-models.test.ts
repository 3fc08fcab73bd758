import { expect, it } from "vitest";
import { proposedModels } from "~/domain/inbox/proposed-models";

const models = ["a", "b", "c", "d", "e"].map((id) => ({ id, name: id, kind: "invoice" as const }));

it("offers the likeliest model first, then a few that read what the file looks like", () => {
  const orders = { id: "o", name: "Orders", kind: "purchase_order" as const };
  const ids = (...about: Parameters<typeof proposedModels>) => proposedModels(...about).map(({ id }) => id);
  expect(ids("d", "invoice", [...models, orders])).toEqual(["d", "a", "b"]);
  expect(ids("o", "invoice", [...models, orders])).toEqual(["o", "a", "b"]);
  expect(ids(null, "purchase_order", [...models, orders])).toEqual(["o"]);
  expect(ids(null, null, models)).toEqual([]);
});
