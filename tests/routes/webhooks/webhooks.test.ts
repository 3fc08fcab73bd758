import { plantWebhook } from "@tests/support/planted-world";
import { tenantUser } from "@tests/support/tenant-user";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it, vi } from "vitest";

/** Nobody listens there. */
const nobody = "http://127.0.0.1:9/in";

describe("webhooks without script", () => {
  it("are set up, tested, switched, changed and deleted, from the page of connections on", async () => {
    const { user } = await tenantUser();
    await user.open("/connections");
    expect(user.text()).toContain("Not used yet");
    await user.follow("Webhooks");
    expect(user.text()).toContain("There are no webhook endpoints yet.");
    await user.follow("Add endpoint");
    user.type("Address (URL)", nobody);
    await user.press("Add endpoint");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Choose at least one event.");
    expect(user.value("Address (URL)")).toBe(nobody);
    user.tick("Document approved document.approved");
    user.type("Name of the header", "X-Key");
    user.type("Value", "known to us alone");
    await user.press("Add endpoint");
    const secret = user.value("Signing secret");
    expect(secret).toMatch(/^whsec_[\w+/]{42,}=/);
    await user.follow("Back to the endpoint");
    const page = user.path();
    expect(user.html()).not.toContain(secret);
    await user.press("Send test event");
    expect(user.text()).toContain("The test failed: The receiver could not be reached.");
    await user.press("Switch off");
    expect(user.text()).toContain("It was switched off.");
    await user.press("Switch on and send what was missed");
    expect(user.text()).toContain("The endpoint is on.");
    await user.follow("Edit endpoint");
    expect(user.html()).not.toContain("known to us alone");
    user.type("Address (URL)", "http://127.0.0.1:9/elsewhere");
    await user.press("Save");
    expect(user.text()).toContain("The endpoint was saved.");
    await user.follow("Replace secret");
    await user.press("Yes");
    expect(user.value("Signing secret")).not.toBe(secret);
    await user.open("/connections");
    expect(user.text()).toContain("Webhook 127.0.0.1:9");
    await user.open(page);
    await user.follow("Delete");
    await user.press("Yes");
    await user.follow("OK");
    expect(user.path()).toBe("/connections/webhooks");
    expect(user.text()).toContain("There are no webhook endpoints yet.");
  });

  it("are told at once what a page has changed, without waiting for the sweep", async () => {
    const { user, context } = await tenantUser();
    await user.open("/suppliers/create");
    const { delivery } = await plantWebhook(context);
    user.type("Name", "Larkmoor Joinery Ltd");
    await user.press("Save");
    const attempts = () =>
      usShard()
        .prepare("select attempts from webhook_deliveries where id = ?")
        .bind(delivery)
        .first("attempts");
    await vi.waitUntil(async () => (await attempts()) === 1, { timeout: 20_000, interval: 100 });
  });
});
