import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { getMailRules } from "~/operations/intake/get-mail-rules";

describe("the senders of a model, without script", () => {
  it("are set, and what is wrong keeps what was typed", async () => {
    const { user, context, person } = await tenantUser();
    const { id: modelId } = await makeModel(context);
    await user.open(`/aimodels/email-connector-settings/${modelId}`);
    user.type("Allowed senders", "supplier.example\nnonsense");
    user.choose("Other e-mails", "Reject them");
    user.type("Who is notified about documents that need review", "nobody@example.com");
    await user.press("Save");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Allowed senders")).toBe(
      "One of the entries is neither an e-mail address nor a domain.",
    );
    expect(user.value("Other e-mails")).toBe("refuse");
    user.type("Allowed senders", "supplier.example\nann@one.example");
    await user.press("Save");
    expect(user.errorAt("Who is notified about documents that need review")).toBe(
      "nobody@example.com is not the address of anyone in your organization who may see documents.",
    );
    user.type("Who is notified about documents that need review", person.email);
    user.choose("Language of replies to senders", "Español");
    await user.press("Save");
    expect(user.status()).toBe(200);
    expect(user.text()).toContain("Supplier Invoices");
    await user.follow("OK");
    expect(user.path()).toBe("/aimodels/aimodels-list");
    expect(await getMailRules(context, { modelId })).toEqual({
      replies: "correct",
      senders: ["supplier.example", "ann@one.example"],
      others: "refuse",
      told: [person.email],
      language: "es",
    });
    await user.open(`/aimodels/email-connector-settings/${modelId}`);
    expect(user.value("Allowed senders")).toBe("supplier.example\nann@one.example");
  });
});
