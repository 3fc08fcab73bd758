import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { type Answer, apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { plantWorld, type World } from "@tests/support/planted-world";
import { beforeAll, describe, expect, it } from "vitest";
import { permissions as allPermissions, type Permission } from "~/domain/permissions/permission";
import { worksWhileReadOnly } from "~/domain/tenants/is-read-only";
import { foreignIdCases } from "./foreign-id-cases";
import { neededPermissions, neededQueries } from "./needed-permissions";

type Case = (typeof neededPermissions)[number];

const nobodys = "01980000-0000-7000-8000-000000000000";

/** A text of a call with what it names by the ids of a world. */
const filled = (call: string, text: string, ids: World["ids"]) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const kind = foreignIdCases[call]?.ids[name] ?? name;
    return kind.startsWith("=") ? kind.slice(1) : (ids[kind as keyof World["ids"]] ?? nobodys);
  });

const addressOf = (call: string, ids: World["ids"]) =>
  filled(call, (call.split(" ")[1] ?? "") + (neededQueries[call] ?? ""), ids);

function bodyOf(call: string, { body }: Case[1], ids: World["ids"]): RequestInit {
  if (body === undefined) return {};
  if (body) return jsonBody(JSON.parse(filled(call, JSON.stringify(body), ids)));
  const form = new FormData();
  const annotation = JSON.stringify({ documentId: ids.document, revision: 0, fields: [] });
  const content = call.includes("TrainingDocuments") ? annotation : "%PDF-1.7";
  form.append("file", new File([content], "a", { type: "application/octet-stream" }));
  return { body: form };
}

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
