import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

describe("the rules of the inbox without script", () => {
  it("are tried before they are saved, put in order and deleted; what was typed stays", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context, { name: "Sea freight" });
    await user.open("/inbox");
    await user.follow("Inbox rules");
    expect(user.text()).toContain("There are no rules yet.");
    user.choose("If", "the file name contains");
    user.type("Value", "ca");
    await user.press("Save rule");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Enter at least 3 characters.");
    user.type("Value", "cargo");
    user.choose("It goes to", "Sea freight");
    user.type("File name", "cargo-1.pdf");
    await user.press("Try the rule");
    expect(user.text()).toContain("This rule fits the example: it would go to Sea freight.");
    expect(user.text()).toContain("There are no rules yet.");
    await user.press("Save rule");
    expect(user.text()).toContain("The rule was saved.");
    user.choose("If", "the sender’s domain is");
    user.type("Value", "acme.example");
    await user.press("Save rule");
    await user.press("Move up: the sender’s domain is acme.example");
    expect(user.text()).toMatch(/acme\.example.*the file name contains “cargo”/s);
    await user.follow("the file name contains “cargo”");
    user.type("Value", "freight");
    await user.press("Save rule");
    expect(user.text()).toContain("the file name contains “freight”");
    await user.press("Delete: the file name contains “freight”");
    expect(user.text()).not.toContain("freight”");
    expect(user.text()).toContain("Documents that it assigned stay where they are.");
  });
});
