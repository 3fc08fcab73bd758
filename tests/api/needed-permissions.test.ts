import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { type Answer, apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { plantWorld, type World } from "@tests/support/planted-world";
import { beforeAll, describe, expect, it } from "vitest";
import { permissions as allPermissions, type Permission } from "~/domain/permissions/permission";
import { worksWhileReadOnly } from "~/domain/tenants/is-read-only";
import { addressOf, bodyOf, type Case } from "./filled-calls";
import { neededPermissions } from "./needed-permissions";

const ordinary = neededPermissions.filter(([, { permissions }]) => permissions.every(isPermission));
function isPermission(name: string): name is Permission {
  return allPermissions.some((known) => known === name);
}

const closed = ordinary.filter(([, { permissions }]) => permissions.some(isClosed));
function isClosed(name: string): boolean {
  return isPermission(name) && !worksWhileReadOnly(name);
}

async function ask(
  [call, needed]: Case,
  { context, ids }: World,
  permissions: readonly string[],
): Promise<Answer> {
  const { key } = await makeKey(context, { permissions: [...permissions] });
  return apiClient(key)(call.split(" ")[0] ?? "", addressOf(call, ids), bodyOf(call, needed, ids));
}

describe("what a key must hold", () => {
  let [open, suspended]: World[] = [];
  const worlds = () => {
    if (!open || !suspended) throw new Error("the worlds were not planted");
    return { open, suspended };
  };
  beforeAll(async () => {
    [open, suspended] = [await plantWorld(), await plantWorld()];
    await env.DB_CONTROL.prepare("update tenants set status = 'suspended' where id = ?")
      .bind(suspended.ids.tenant)
      .run();
  });

  it("is told for every call", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    const calls = Object.entries(json.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(neededPermissions.map(([call]) => call).sort()).toEqual(calls.sort());
  });

  it.each(ordinary)("is enough, and nothing else is: %s", async (...asks) => {
    const [, { permissions }] = asks;
    // No document Worker runs in this test.
    expectConsole(/reports\.file-not-started/);
    for (const missing of permissions) {
      const others = allPermissions.filter((permission) => permission !== missing);
      const refused = await ask(asks, worlds().open, others);
      expect(refused.json, `without ${missing}`).toMatchObject({ status: 403, code: "forbidden" });
    }
    const letIn = await ask(asks, worlds().open, permissions);
    expect([401, 500], letIn.text).not.toContain(letIn.status);
    expect(letIn.text).not.toContain("You are not allowed to do this");
  });

  it.each(neededPermissions.filter((one) => !ordinary.includes(one)))(
    "is more than every permission: %s",
    async (...asks) => {
      const refused = await ask(asks, worlds().open, allPermissions);
      expect([401, 403, 404], refused.text).toContain(refused.status);
    },
  );

  it.each(closed)("is not enough while the organization is read-only: %s", async (...asks) => {
    const refused = await ask(asks, worlds().suspended, allPermissions);
    expect(refused.json).toMatchObject({
      status: 403,
      code: "forbidden",
      detail: "This organization is currently read-only: data can only be viewed and exported.",
    });
  });
});
