import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

describe("the mailbox without script", () => {
  it("says what the customer's administrator has to do, and what is wrong at its field", async () => {
    const { user } = await tenantUser();
    await user.open("/connections");
    await user.follow("Microsoft 365 mailbox");
    expect(user.text()).toContain("Give it the application permission Mail.Read");
    user.type("Directory (tenant) ID", "contoso");
    user.type("Application (client) ID", "66666666-7777-8888-9999-000000000000");
    user.type("Address of the mailbox", "invoices@customer.example");
    user.type("Client secret", "a~secret");
    await user.press("Connect");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Directory (tenant) ID")).toContain("Enter the ID as Microsoft shows it");
    expect(user.value("Address of the mailbox")).toBe("invoices@customer.example");
    expect(user.html()).not.toContain("a~secret");
  });

  it("is nobody's business who may not change the organization", async () => {
    const { context } = await tenantUser();
    const { user } = await tenantUser({ context, roleId: `assistant-${context.tenant.id}` });
    await user.open("/connections/mailbox");
    expect(user.status()).toBe(403);
  });
});
