import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { plantCoupon } from "@tests/support/plant-coupon";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

it("a code is asked about for a plan; a plan that is not sold takes none", async () => {
  const context = await makeUnpaidTenant();
  await plantCoupon(context.control, { code: "SAVE20US", percentOff: 20, bills: 2 });
  const { user } = await tenantUser({ context });
  const said = async (code: string, plan: string) => {
    await user.open(`/payment_process/coupon?code=${code}&plan=${plan}`);
    return [user.status(), user.html()];
  };
  expect(await said("SAVE20US", "us-bronze")).toEqual([200, '{"code":"SAVE20US","valid":true}']);
  expect(await said("NOTGOOD1", "us-bronze")).toEqual([200, '{"code":"NOTGOOD1","valid":false}']);
  // The page asks again when it has been paid, and the partner's plan is gone then.
  expect(await said("SAVE20US", "us-partner")).toEqual([200, '{"code":"SAVE20US","valid":false}']);
});
