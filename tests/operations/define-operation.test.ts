import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Actor } from "~/domain/permissions/actor";
import { defineOperation } from "~/operations/define-operation";

const greet = defineOperation({
  name: "tests.greet",
  permission: "TenantModel.ViewModel",
  input: z.object({ name: z.string().min(1, "tests.name-missing") }),
  run: async (_context: { actor: Actor }, { name }) => `Hello ${name}`,
});

const person = (permissions: string[]): Actor => ({ kind: "person", id: "p", permissions });

describe("an operation", () => {
  it("runs for who holds its permission", async () => {
    expect(await greet({ actor: person(["TenantModel.ViewModel"]) }, { name: "Ada" })).toBe("Hello Ada");
  });

  it("is forbidden to who does not hold it, whatever else they hold", async () => {
    const call = greet({ actor: person(["TenantModel.EditModel", "Users"]) }, { name: "Ada" });
    await expect(call).rejects.toMatchObject({ code: "forbidden" });
  });

  it("asks a visitor to sign in", async () => {
    const call = greet({ actor: { kind: "visitor", id: "visitor" } }, { name: "Ada" });
    await expect(call).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("names the field of an input it cannot take", async () => {
    const call = greet({ actor: person(["*"]) }, { name: "" });
    await expect(call).rejects.toMatchObject({
      code: "invalid",
      field: "name",
      messageKey: "tests.name-missing",
    });
  });
});

describe("a tenant made for a test", () => {
  it("has a shard and files of its own", async () => {
    const context = await makeTenant();
    await context.files.put("hello.txt", "hello", "text/plain");
    const other = await makeTenant();
    expect(await context.files.bytes("hello.txt")).toHaveLength(5);
    expect(await other.files.bytes("hello.txt")).toBeNull();
  });
});
