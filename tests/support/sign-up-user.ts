import { env } from "cloudflare:workers";
import { noScriptUser } from "./no-script-user";

/** The code in the newest mail to this address. */
export async function codeFor(email: string): Promise<string> {
  const mail = await env.DB_CONTROL.prepare(
    "SELECT body FROM mail_outbox WHERE recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1",
  )
    .bind(email)
    .first<{ body: string }>();
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "";
}

export const newEmail = () => `person-${crypto.randomUUID()}@example.com`;

export const goodPassword = "correct-horse-battery";

/** Someone who has just signed up by the form, without a tenant yet. */
export async function signUpUser({ email = newEmail() } = {}) {
  const user = noScriptUser();
  await user.open("/signup");
  user.type("E-mail address", email);
  await user.press("Send code");
  user.type("Verification code", await codeFor(email));
  user.type("Password", goodPassword);
  user.type("Confirm password", goodPassword);
  user.choose("Country/region", "Australia");
  user.type("Given name", "Ines");
  user.type("Surname", "Marlow");
  await user.press("Create account");
  return { user, email };
}
