import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

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
