import { fetchSite } from "@tests/support/fetch-site";
import { noScriptUser } from "@tests/support/no-script-user";
import { tenantUser } from "@tests/support/tenant-user";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { beforeAll, describe, expect, it } from "vitest";
import { insertIntakeLine } from "~/data/shard/intake-log";
import { getNotificationChoice } from "~/operations/notifications/get-choice";

const site = "http://localhost:8787";

describe("the mails of one's own, without script", () => {
  it("are chosen in the profile, in the person's language", async () => {
    const { user } = await tenantUser();
    await user.open("/Profile/mails");
    expect(user.ticked("Use of the documents included in the plan")).toBe(true);
    expect(user.ticked("Documents that need review")).toBe(false);
    user.tick("Documents that need review");
    user.untick("Use of the documents included in the plan");
    await user.press("Save");
    expect(user.text()).toContain("Your choice has been saved.");
    expect(user.ticked("Documents that need review")).toBe(true);
    expect(user.ticked("Use of the documents included in the plan")).toBe(false);
  });
});

describe("the link of a mail", () => {
  let link = "";
  let reader: Awaited<ReturnType<typeof makeReader>>;
  const wanted = async () => (await getNotificationChoice(reader.context, {})).wanted;
  const pathOf = () => new URL(link).pathname + new URL(link).search;

  beforeAll(async () => {
    const { context } = await tenantUser();
    reader = await makeReader(context);
    await tellPeople(context, new Date());
    await insertIntakeLine(context.shard, {
      id: context.newId(),
      at: new Date(),
      messageId: "<one@example.com>",
      sender: "clerk@customer.example",
      subject: "",
      part: "1",
      outcome: "refused",
      reason: "empty",
    });
    await tellPeople(context, new Date(Date.now() + 86_400_000));
    link = (await notificationsFor(reader.email))[0]?.stopLink ?? "";
  });

  it("asks first when it is opened, for mail programs open links by themselves", async () => {
    const user = noScriptUser();
    await user.open(pathOf());
    expect([user.status(), user.text()]).toEqual([
      200,
      expect.stringContaining("Files that were rejected on arrival"),
    ]);
    expect(await wanted()).toContain("intake-refused");
  });

  it("is refused with a page when no mail had it", async () => {
    const user = noScriptUser();
    await user.open(`${pathOf()}x`);
    await user.press("Stop them");
    expect(user.status()).toBe(404);
    expect(await wanted()).toContain("intake-refused");
  });

  it("stops by a POST of a mail program, which has no cookie, no origin, and the body of RFC 8058", async () => {
    const answer = await fetchSite(
      new Request(new URL(pathOf(), site), {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
        redirect: "manual",
      }),
    );
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    expect(await wanted()).toEqual(["assigned", "delivery-failed", "usage"]);
    const elsewhere = await fetchSite(
      new Request(new URL("/Profile/mails", site), { method: "POST", body: new FormData() }),
    );
    expect(elsewhere.status).toBe(403);
    await elsewhere.body?.cancel();
  });

  it("stops by its button, twice as once", async () => {
    for (let time = 0; time < 2; time += 1) {
      const user = noScriptUser({ language: "es" });
      await user.open(pathOf());
      await user.press("Detenerlos");
      expect(user.text()).toContain("No recibirá más correos sobre este tema");
    }
  });
});
