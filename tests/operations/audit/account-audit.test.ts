import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { codeFor, goodPassword } from "@tests/support/sign-up-user";
import { expect, it } from "vitest";
import { userStatus } from "~/domain/accounts/person";
import { changePassword } from "~/operations/accounts/change-password";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";
import { signIn } from "~/operations/accounts/sign-in";
import { signOut } from "~/operations/accounts/sign-out";
import { listAudit } from "~/operations/audit/list";

const origin = { address: crypto.randomUUID(), userAgent: "test" };

async function makeColleague(status: number = userStatus.active) {
  const tenant = await makeTenant();
  const somebody = await makePerson();
  const { person, email } = somebody;
  await makeMember(tenant, { userId: person.id, email, status });
  const logged = async () =>
    (await listAudit(tenant, {})).lines.map(({ operation, actorId }) => [operation, actorId]);
  return { ...somebody, tenant, logged };
}

it("the log of a member's tenant shows when the member came and went, as done by the member", async () => {
  const { visitor, context, email, person, pass, logged } = await makeColleague();
  const { token } = await signIn(visitor, { email, password: goodPassword, ...origin });
  pass(1000);
  await signOut(context, { token });
  expect(await logged()).toEqual([
    ["accounts.sign-out", person.id],
    ["accounts.sign-in", person.id],
  ]);
});

it("the log shows a password that was changed, and one that was set anew by a mailed code", async () => {
  const { visitor, context, email, person, token, pass, logged } = await makeColleague();
  const password = "another-horse-battery";
  await changePassword(context, {
    currentPassword: goodPassword,
    password,
    passwordConfirmation: password,
    token,
  });
  pass(1000);
  await sendPasswordCode(visitor, { email, language: "en", address: origin.address });
  const code = await codeFor(email);
  await resetPassword(visitor, { email, code, password, passwordConfirmation: password, ...origin });
  expect(await logged()).toEqual([
    ["accounts.reset-password", person.id],
    ["accounts.change-password", person.id],
  ]);
});

it("the log of a tenant that removed somebody does not tell when that person signs in elsewhere", async () => {
  const { visitor, email, logged } = await makeColleague(userStatus.removed);
  await signIn(visitor, { email, password: goodPassword, ...origin });
  expect(await logged()).toEqual([]);
});

it("what an administrator of the service does to the own account is nobody's business but the own tenant's", async () => {
  const { visitor, person, token, tenant, logged } = await makeColleague();
  const customer = await makeTenant();
  const actor = { kind: "person", id: person.id, permissions: [], onBehalfOf: customer.tenant.id } as const;
  await signOut({ ...customer, ...visitor, actor }, { token });
  expect((await listAudit(customer, {})).lines).toEqual([]);
  expect(await logged()).toEqual([["accounts.sign-out", person.id]]);
  const { results } = await env.DB_CONTROL.prepare("select on_behalf_of from audit where tenant_id = ?")
    .bind(tenant.tenant.id)
    .all();
  expect(results).toEqual([{ on_behalf_of: null }]);
});
