import { describe, expect, it } from "vitest";
import type { Actor } from "~/domain/permissions/actor";
import { everything, permissions } from "~/domain/permissions/permission";
import { seededRolesOf } from "~/domain/permissions/seeded-roles";
import { permissionTable } from "./permission-table";

type AnyOperation = {
  (context: { actor: Actor }, input: unknown): Promise<unknown>;
  definition: { name: string; permission: string };
};

const modules = import.meta.glob<Record<string, unknown>>("/app/operations/**/*.ts", { eager: true });
const operations = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyOperation => typeof value === "function" && "definition" in value);

const [assistant = [], editPermissions = []] = seededRolesOf("t").map(({ permissions }) => permissions);
const person = (permissions: readonly string[]): Actor => ({ kind: "person", id: "p", permissions });

/** In the order of the table's columns. */
const actors: Record<string, Actor> = {
  Admin: person([everything]),
  Assist: person(assistant),
  EditPerm: person(editPermissions),
  NoPerm: person([]),
  Key: { kind: "key", id: "k", permissions: ["TenantModel.ViewDocument"] },
  Visitor: { kind: "visitor", id: "visitor" },
  Mail: { kind: "mail", id: "m" },
  System: { kind: "system", id: "s" },
  SysAdmin: { kind: "person", id: "a", permissions: [everything], isSystemAdmin: true },
};

const [head = [], ...rows] = permissionTable
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

/** Whether the operation lets the actor in. The input is nonsense, so that nothing is ever carried out. */
async function letsIn(operation: AnyOperation, actor: Actor): Promise<boolean> {
  const code = await operation({ actor }, null).then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  if (code === "unauthenticated") expect(actor.kind).toBe("visitor");
  return code !== "forbidden" && code !== "unauthenticated";
}

describe("who may call what", () => {
  it("has a column for each kind of caller", () => {
    expect(head).toEqual(["operation", "needs", ...Object.keys(actors)]);
  });

  it("names every operation once, and nothing else", () => {
    const named = rows.map(([name]) => name);
    expect(operations.map(({ definition }) => definition.name).sort()).toEqual(named);
    expect(new Set(named).size).toBe(named.length);
  });

  it.each(rows)("%s asks for %s", async (name = "", needs = "", ...answers) => {
    const operation = operations.find(({ definition }) => definition.name === name);
    if (!operation) throw new Error(`there is no operation ${name}`);
    expect(operation.definition.permission).toBe(needs);
    const found = await Promise.all(
      Object.values(actors).map(async (actor) => ((await letsIn(operation, actor)) ? "yes" : "-")),
    );
    expect(found).toEqual(answers);
  });
});

it("what is for system administrators alone is done by a key of theirs only with all permissions", async () => {
  const restricted = operations.filter(({ definition }) => definition.permission === "system-admin");
  expect(restricted.length).toBeGreaterThan(5);
  const key = (given: readonly string[]): Actor => ({
    kind: "key",
    id: "k",
    permissions: given,
    isSystemAdmin: true,
  });
  for (const operation of restricted) {
    for (const permission of permissions) expect(await letsIn(operation, key([permission]))).toBe(false);
    expect(await letsIn(operation, key([...permissions]))).toBe(true);
    expect(await letsIn(operation, key([everything]))).toBe(true);
    expect(await letsIn(operation, { ...key([everything]), isSystemAdmin: false } as Actor)).toBe(false);
  }
});
