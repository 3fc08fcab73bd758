import { expectConsole } from "@tests/support/announced-console";
import { apiClient } from "@tests/support/api-client";
import { pairsOf, plainText } from "@tests/support/foreign-ids";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { plantWorld, type World } from "@tests/support/planted-world";
import { tenantRows } from "@tests/support/tenant-rows";
import { beforeAll, describe, expect, it } from "vitest";
import { userStatus } from "~/domain/accounts/person";
import { addressOf, bodyOf, type Case } from "./filled-calls";
import { foreignIdCases } from "./foreign-id-cases";
import { neededPermissions } from "./needed-permissions";

/** Keys that open nothing, by why. */
async function deadKeys({ context }: World): Promise<Record<string, string | null>> {
  const removed = await makeMember(context, { kind: "api", email: null, status: userStatus.removed });
  return {
    "no key": null,
    "a wrong key": "fw_wrong",
    "a revoked key": (await makeKey(context, { revokedAt: new Date(0) })).key,
    "an expired key": (await makeKey(context, { expiresAt: new Date(1) })).key,
    "a key of somebody removed": (await makeKey(context, { memberId: removed.id })).key,
  };
}

/** These tell whoever asks of themselves, for whomever they act. */
const ofCaller = new Set([
  "GET /api/Users/me",
  "GET /api/Users/acceptUserInvitation",
  "GET /api/Users/isUserInvited",
]);

/** By these a system administrator names any organization, for whomever the call acts. */
const ofTheService = new Set(["GET /api/Tenants/{tenantId}", "PUT /api/Tenants/{tenantId}/metadata"]);

const ofAdministrators = new Set(
  neededPermissions.flatMap(([call, { permissions }]) =>
    permissions.includes("system-admin") ? [call] : [],
  ),
);

const withCustomer = (address: string, tenantId: string) =>
  `${address}${address.includes("?") ? "&" : "?"}customerTenantId=${tenantId}`;

/**
 * Every call of the API, by the table of permissions, which names every call of the OpenAPI document. Lesser keys and suspended
 * organizations are for needed-permissions.test.ts, foreign ids of an ordinary key for foreign-ids.test.ts.
 */
describe("who gets at a call", () => {
  let [own, other]: World[] = [];
  let keys: { dead: Record<string, string | null>; others: string; administrator: string };
  let before: Record<string, string>[];

  const worlds = () => {
    if (!own || !other) throw new Error("the worlds were not planted");
    return [own, other] as const;
  };
  const rows = () => Promise.all(worlds().map(({ ids }) => tenantRows(ids.tenant)));
  const ask = (key: string | null, [call, needed]: Case, customer = "") => {
    const [{ ids }] = worlds();
    const address = addressOf(call, ids);
    const asked = customer ? withCustomer(address, customer) : address;
    return apiClient(key)(call.split(" ")[0] ?? "", asked, bodyOf(call, needed, ids));
  };

  beforeAll(async () => {
    [own, other] = [await plantWorld(), await plantWorld()];
    const administrator = (await makeSystemAdmin()).key;
    keys = { dead: await deadKeys(own), others: (await makeKey(other.context)).key, administrator };
    before = await rows();
  });

  it.each(neededPermissions)("takes no key that is none: %s", async (...one) => {
    for (const [why, key] of Object.entries(keys.dead))
      expect((await ask(key, one)).json, why).toMatchObject({ status: 401, code: "unauthenticated" });
  });

  it.each(neededPermissions)("acts for no customer but by a system administrator: %s", async (...one) => {
    const [{ ids }] = worlds();
    const refused = await ask(keys.others, one, ids.tenant);
    expect(refused.json).toMatchObject({ status: 404, code: "not-found" });
  });

  it("changed nothing for any of these", async () => {
    expect(Object.values(before[0] ?? {}).filter(Boolean).length).toBeGreaterThan(20);
    const sinceUse = (all: Record<string, string>[]) => all.map(({ api_keys: _used, ...others }) => others);
    expect(sinceUse(await rows())).toEqual(sinceUse(before));
  });

  it.each(neededPermissions.filter(([call]) => call.startsWith("GET ") && !ofCaller.has(call)))(
    "gives a system administrator who acts for the customer what its own key gets: %s",
    async (...one) => {
      expectConsole(/./);
      const [{ context, ids }] = worlds();
      const [acting, theirs] = [
        await ask(keys.administrator, one, ids.tenant),
        await ask((await makeKey(context)).key, one),
      ];
      // What publishes models of the service is for nobody who acts for a customer.
      if (one[1].permissions.includes("system-admin")) expect([200, 403]).toContain(acting.status);
      else expect(acting.status, acting.text.slice(0, 300)).toBe(theirs.status);
    },
  );

  it.each(Object.entries(foreignIdCases))(
    "gives who acts for one customer nothing of another: %s",
    async (call, asked) => {
      const [method = "", path = ""] = call.split(" ");
      const all = pairsOf(path, asked, ...worlds()).at(-1);
      if (!all || ofTheService.has(call) || ofAdministrators.has(call)) return;
      const [{ ids }] = worlds();
      const asAdministrator = (address: string) =>
        apiClient(keys.administrator)(
          method,
          withCustomer(address, ids.tenant),
          bodyOf(call, { permissions: [], body: asked.body }, ids),
        );
      const [theirs, nobodys] = [await asAdministrator(all.foreign), await asAdministrator(all.missing)];
      expect([theirs.status, plainText(theirs.text)]).toEqual([nobodys.status, plainText(nobodys.text)]);
    },
  );
});
