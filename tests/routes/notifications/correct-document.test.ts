import { env } from "cloudflare:workers";
import { fetchSite } from "@tests/support/fetch-site";
import { noScriptUser } from "@tests/support/no-script-user";
import { mailsTo, replyWorld } from "@tests/support/reply-world";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { listAudit } from "~/operations/audit/list";

const site = "http://localhost:8787";

/** Someone who was told, and the path of the link in the mail. */
async function told(change: Parameters<typeof replyWorld>[0] = {}) {
  const world = await replyWorld(change);
  await world.tell();
  const mail = (await mailsTo(world.person.email)).findLast(({ replyTo }) => replyTo);
  const [link = ""] = /https:\S+\/mails\/correct\?\S+/.exec(mail?.body ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return { ...world, mail, path: pathname + search };
}

describe("the page behind the link of a mail about a document, without script and without signing in", () => {
  it("shows the uncertain values alone, and corrects them once", async () => {
    const { path, total, context } = await told();
    const user = noScriptUser();
    await user.open(path);
    expect([user.status(), user.value("Total")]).toEqual([200, "100.00"]);
    // The token is in a cookie that scripts cannot read, and in no address any more.
    expect(user.path()).toMatch(/^\/mails\/correct\?link=[0-9a-f]{16}$/);
    expect(user.html()).not.toContain("token=");
    expect(user.text()).not.toContain("INV-7");
    expect(user.html()).toContain("/mails/picture?");
    user.type("Total", "1,123.45");
    await user.press("Save corrections");
    expect(user.text()).toContain("1 value has been corrected.");
    expect(await total()).toEqual({ total: "1123.45", revision: 1, status: "userEdited" });
    const { lines } = await listAudit(context, {});
    expect(lines.map(({ operation }) => operation)).toContain("replies.save-form");
    await user.open(path);
    expect(user.text()).toContain("has been changed since");
  });

  it("keeps what was typed when it cannot be understood, and says why in the person's language", async () => {
    const { path, total } = await told({ language: "es", culture: "es-ES" });
    const user = noScriptUser({ language: "es" });
    await user.open(path);
    user.type("Total", "mucho");
    await user.press("Guardar las correcciones");
    expect([user.status(), user.value("Total")]).toEqual([422, "mucho"]);
    expect(user.text()).toContain("No se guardó nada");
    expect((await total()).revision).toBe(0);
  });

  it("saves a page that stood open for longer than its cookie lives, and says how to see it again", async () => {
    const { path, total } = await told();
    const user = noScriptUser();
    await user.open(path);
    user.cookies.clear();
    user.type("Total", "1,123.45");
    await user.press("Save corrections");
    expect((await total()).total).toBe("1123.45");
    await user.open("/mails/correct?link=0123456789abcdef");
    expect(user.status()).toBe(410);
    expect(user.text()).toContain("Open the link in the e-mail again");
  });

  it("is kept by nobody, and its link is told to nobody", async () => {
    const { path } = await told();
    const { status, headers } = await fetchSite(new Request(`${site}${path}`, { redirect: "manual" }));
    expect(status).toBe(302);
    expect(headers.get("Set-Cookie")).toMatch(/^mail-links=.*Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
    expect([headers.get("Cache-Control"), headers.get("Referrer-Policy")]).toEqual([
      "no-store",
      "same-origin",
    ]);
  });

  it("is not there for a forged link, another person's, the token of a mail, or somebody who may edit no longer", async () => {
    const { path, person, mail, context } = await told();
    const other = await told();
    const statusOf = async (asked: string) =>
      (await fetchSite(new Request(`${site}${asked}`, { redirect: "manual" }))).status;
    const token = new URL(`https://x${path}`).searchParams.get("token") ?? "";
    const ofMail = mail?.replyTo?.split("@")[0]?.slice("reply+".length) ?? "";
    expect(await statusOf(path)).toBe(302);
    expect(await statusOf("/mails/correct?link=0123456789abcdef")).toBe(410);
    expect(await statusOf(path.replace(person.id, other.person.id))).toBe(404);
    expect(await statusOf(path.replace(token, ofMail))).toBe(404);
    expect(await statusOf(path.replace(/.$/, (end) => (end === "a" ? "b" : "a")))).toBe(404);
    expect(await statusOf(`${path.replace("/correct", "/picture")}&field=invoiceNumber`)).toBe(404);
    await env.DB_CONTROL.prepare("update members set role_id = ? where user_id = ?")
      .bind(assistantRoleOf(context.tenant), person.id)
      .run();
    expect(await statusOf(path)).toBe(404);
  });
});
