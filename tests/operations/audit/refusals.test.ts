import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { codeFor, goodPassword, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import { changePassword } from "~/operations/accounts/change-password";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";
import { signIn } from "~/operations/accounts/sign-in";
import { listAudit } from "~/operations/audit/list";
import { listModels } from "~/operations/models/list";
import type { Log } from "~/operations/ports";

const origin = () => ({ address: "203.0.113.9", userAgent: "test" });
const wrong = "wrong-horse-battery";

/** A log that remembers its lines. */
function remembered() {
  const lines: { event: string; about: Record<string, unknown> }[] = [];
  const info: Log["info"] = (event, about = {}) => void lines.push({ event, about });
  return { lines, log: { info, warn: info, error: (event, _error, about) => info(event, about) } as Log };
}

async function colleague() {
  const tenant = await makeTenant();
  const somebody = await makePerson();
  const { person, email } = somebody;
  await makeMember(tenant, { userId: person.id, email });
  const { lines, log } = remembered();
  const audited = async () =>
    (await listAudit(tenant, {})).lines.map(({ operation, actorId, detail }) => ({
      operation,
      actorId,
      detail,
    }));
  return { ...somebody, lines, audited, visitor: { ...somebody.visitor, log } };
}

describe("what was tried with an account and refused", () => {
  it("a wrong password at sign-in is in the log of the organization and in the Worker's", async () => {
    const { visitor, email, person, lines, audited } = await colleague();
    await expect(signIn(visitor, { email, password: wrong, ...origin() })).rejects.toThrow();
    expect(await audited()).toEqual([
      { operation: "accounts.refused-sign-in", actorId: person.id, detail: {} },
    ]);
    expect(lines).toMatchObject([{ event: "accounts.refused-sign-in" }]);
    expect(JSON.stringify(lines)).not.toContain(email);
    expect(JSON.stringify([lines, await audited()])).not.toContain(wrong);
  });

  it("an e-mail without an account leaves a line, and the same line again when a limit is reached, once", async () => {
    const { visitor, lines } = await colleague();
    const email = newEmail();
    for (let attempt = 0; attempt < 13; attempt += 1)
      await expect(signIn(visitor, { email, password: wrong, ...origin() })).rejects.toThrow();
    const times = (wanted: string) => lines.filter(({ event }) => event === wanted).length;
    expect([times("accounts.refused-sign-in"), times("rate-limit.reached")]).toEqual([10, 1]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it("a wrong password asked for once more, and a wrong mailed code, are in the log of the organization", async () => {
    const { visitor, context, email, person, token, audited } = await colleague();
    const passwords = { password: goodPassword, passwordConfirmation: goodPassword };
    await expect(
      changePassword(context, { ...passwords, currentPassword: wrong, token }),
    ).rejects.toMatchObject({ field: "currentPassword" });
    await sendPasswordCode(visitor, { email, language: "en", address: "203.0.113.9" });
    const code = (await codeFor(email)) === "000000" ? "000001" : "000000";
    await expect(resetPassword(visitor, { email, code, ...passwords, ...origin() })).rejects.toMatchObject({
      field: "code",
    });
    const rows = await audited();
    expect(rows.map(({ operation }) => operation).sort()).toEqual([
      "accounts.refused-code",
      "accounts.refused-password",
    ]);
    expect(rows.every(({ actorId }) => actorId === person.id)).toBe(true);
    expect(rows.find(({ operation }) => operation.endsWith("code"))?.detail).toEqual({
      purpose: "password",
      reason: "wrong",
    });
  });
});

describe("an operation that somebody may not use", () => {
  it("leaves one row an hour for each person and operation, and a line each time", async () => {
    const tenant = await makeTenant();
    const { lines, log } = remembered();
    const id = crypto.randomUUID();
    const theirs = { ...asActor(tenant, { kind: "person", id, permissions: ["Users.List"] }), log };
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(listModels(theirs, {})).rejects.toMatchObject({ code: "forbidden" });
    const refused = { operation: "models.list", permission: listModels.definition.permission };
    expect((await listAudit(tenant, {})).lines).toMatchObject([
      { operation: "access.refused", actorId: id, detail: refused },
    ]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ event: "operation.refused", about: refused });
  });

  it("leaves a row for an API key too, in its own organization alone", async () => {
    const [tenant, other] = [await makeTenant(), await makeTenant()];
    const key = asActor(tenant, { kind: "key", id: crypto.randomUUID(), permissions: [] });
    await expect(listModels(key, {})).rejects.toMatchObject({ code: "forbidden" });
    expect((await listAudit(tenant, {})).lines).toHaveLength(1);
    expect((await listAudit(other, {})).lines).toEqual([]);
  });
});
