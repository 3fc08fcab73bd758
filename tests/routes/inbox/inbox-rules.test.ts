import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { deleteInboxRule } from "~/operations/inbox-rules/delete";
import { saveInboxRule } from "~/operations/inbox-rules/save";

describe("the rules of the inbox without script", () => {
  it("are tried before they are saved, put in order and deleted; what was typed stays", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context, { name: "Sea freight" });
    await user.open("/inbox");
    await user.follow("Inbox rules");
    expect(user.text()).toContain("There are no rules yet.");
    user.choose("If", "the file name contains");
    user.type("Value", "cargo");
    await user.press("Save rule");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Choose a model for the file.");
    user.choose("It goes to", "Sea freight");
    user.type("Value", "ca");
    await user.press("Save rule");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Enter at least 3 characters.");
    user.type("Value", "cargo");
    user.type("File name", "cargo-1.pdf");
    await user.press("Try the rule");
    expect(user.text()).toContain("This rule fits the example: it would go to Sea freight.");
    expect(user.text()).toContain("There are no rules yet.");
    await user.press("Save rule");
    expect(user.text()).toContain("The rule was saved.");
    user.choose("If", "the sender’s domain is");
    user.type("Value", "acme.example");
    user.choose("It goes to", "Sea freight");
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

  it("are found by a role that edits models and sees no documents", async () => {
    const context = await makeTenant();
    await makeModel(context, { name: "Sea freight" });
    const { user } = await tenantUser({ context, roleId: `edit-permissions-${context.tenant.id}` });
    await user.open("/aimodels/aimodels-list");
    await user.follow("Inbox rules");
    expect(user.status()).toBe(200);
    user.choose("It goes to", "Sea freight");
    user.type("Value", "acme.example");
    await user.press("Save rule");
    expect(user.text()).toContain("The rule was saved.");
  });

  it("keep what was typed when somebody deleted the rule meanwhile", async () => {
    const { user, context } = await tenantUser();
    const { id: modelId } = await makeModel(context);
    const { ruleId } = await saveInboxRule(context, { kind: "text", value: "freight", modelId });
    await user.open("/inbox/rules");
    await user.follow("the first page contains “freight”");
    await deleteInboxRule(context, { ruleId });
    user.type("Value", "sea freight");
    await user.press("Save rule");
    expect(user.text()).toContain("This rule does not exist.");
    await user.press("Save rule");
    expect(user.text()).toContain("the first page contains “sea freight”");
  });
});
