import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";
import { getErrorBudget } from "~/operations/error-budget/get";
import { saveErrorBudget } from "~/operations/error-budget/save";

it("says without evidence that nothing may pass, and keeps what was typed", async () => {
  const { user, context } = await tenantUser();
  const { id } = await makeModel(context);
  await user.open(`/aimodels/error-budget/${id}`);
  expect(user.text()).toContain("Based on 0 checked documents.");
  expect(user.text()).toContain("Nothing yet");
  user.type("At most this many wrong", "many");
  user.type("of this many unreviewed values", "500");
  await user.press("Show");
  expect(user.text()).toContain("Enter a whole number from 1 to 100,000.");
  expect([user.value("At most this many wrong"), user.value("of this many unreviewed values")]).toEqual([
    "many",
    "500",
  ]);
});

it("shows what is typed for single fields and not to approve, without saving it, and says in words what is saved", async () => {
  const { user, context } = await tenantUser();
  const { id } = await makeModel(context);
  await saveErrorBudget(context, { modelId: id, errors: 1, values: 50, auditPercent: 5, approves: true });
  await user.open(`/aimodels/error-budget/${id}`);
  expect(user.text()).toContain("At most 1 of 50 values that nobody reviews may be wrong");
  const wantedOf = (field: string) => {
    const row = user.text().split("What can skip review, by field")[1] ?? "";
    return new RegExp(`${field} .*?(\\d+) Estimate`).exec(row)?.[1];
  };
  expect([wantedOf("Total"), wantedOf("Invoice date")]).toEqual(["149", "149"]);
  user.untick("Automatically approve documents that skip review");
  user.type("Total", "2");
  await user.press("Show");
  expect([wantedOf("Total"), wantedOf("Invoice date")]).toEqual(["5", "149"]);
  await user.press("Save and use this budget");
  expect(await getErrorBudget(context, { modelId: id })).toMatchObject({
    approves: false,
    own: { total: { errors: 1, values: 2 } },
  });
});
