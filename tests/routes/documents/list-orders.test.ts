import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

const outcomes = ["price", "matched", "price", null] as const;

/** Documents a.pdf to d.pdf that stand so to their orders. */
async function openList() {
  const { user, context } = await tenantUser();
  const modelId = (await makeModel(context)).id;
  for (const [at, outcome] of outcomes.entries()) {
    const fileName = `${"abcd"[at]}.pdf`;
    const id = await plantDocument(context, modelId, { position: at + 1, fileName });
    const match = outcome && JSON.stringify({ outcome, orderId: null, number: "7", findings: [] });
    await context.shard.run(
      (tenantId) => sql`insert into supplier_documents (document_id, tenant_id, model_id, order_match)
        values (${id}, ${tenantId}, ${modelId}, ${match})
        on conflict (document_id) do update set order_match = excluded.order_match`,
    );
  }
  const path = `/document-processing/${modelId}/documents`;
  await user.open(path);
  const shown = () => ["a", "b", "c", "d"].filter((name) => user.text().includes(`${name}.pdf`));
  return { user, path, shown };
}

it("the list is narrowed to one match with the order, by link and by form, and back, without script", async () => {
  const { user, shown } = await openList();
  expect(shown()).toEqual(["a", "b", "c", "d"]);
  await user.follow("a price or the total differs");
  expect(shown()).toEqual(["a", "c"]);
  await user.follow("a price or the total differs");
  expect(shown()).toEqual(["a", "b", "c", "d"]);
  user.choose("Match with the order", "matches");
  await user.press("Filter");
  expect(shown()).toEqual(["b"]);
  expect(user.text()).toContain("The one document that matches the filter");
});

it("the same stands there in Spanish, and an outcome that there is not is answered with a sentence", async () => {
  const { user, path, shown } = await openList();
  await user.press("Español");
  expect(user.text()).toContain("Comparación con el pedido");
  await user.follow("difiere un precio o el total");
  expect(shown()).toEqual(["a", "c"]);
  await user.open(`${path}?orderOutcome=cheap`);
  expect(user.status()).toBe(422);
  expect(user.text()).toContain("La comparación con el pedido debe ser");
});
