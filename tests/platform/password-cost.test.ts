import { expect, it } from "vitest";
import type { StorageBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";

const secretsOf = (variables: Record<string, string>) =>
  makeVisitorContext({ CODE_PEPPER: "pepper", ...variables } as unknown as StorageBindings, {
    kind: "visitor",
    id: "visitor",
  }).secrets;

it.each([
  ["of a deployment", { APP_ENV: "production" }],
  ["of a deployment that is given the variable of tests", { APP_ENV: "production", CHEAP_PASSWORDS: "yes" }],
  ["of the local product", { APP_ENV: "local" }],
])("a password %s is hashed at full cost, and so is the one that nobody has", async (_, variables) => {
  const { hashPassword, dummyPasswordHash } = secretsOf(variables);
  for (const hash of [await hashPassword("correct-horse-battery"), dummyPasswordHash])
    expect(hash.split("$").slice(0, 4)).toEqual(["scrypt", "16384", "8", "5"]);
});

it("a hash keeps its own cost: one made at another is compared as it was made", async () => {
  const cheap = secretsOf({ APP_ENV: "local", CHEAP_PASSWORDS: "yes" });
  const hash = await cheap.hashPassword("correct-horse-battery");
  expect(hash).toMatch(/^scrypt\$2\$1\$1\$/);
  const full = secretsOf({ APP_ENV: "production" });
  expect(await full.passwordMatches("correct-horse-battery", hash)).toBe(true);
  expect(await full.passwordMatches("wrong-horse-battery", hash)).toBe(false);
  expect(await full.passwordMatches("", full.dummyPasswordHash)).toBe(false);
});
