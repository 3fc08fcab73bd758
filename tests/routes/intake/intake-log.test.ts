import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import type { InboundMail } from "~/domain/intake/inbound-mail";
import { receiveMail } from "~/operations/intake/receive-mail";

/** A mail with one file whose subject names no model; ZIP files wait in the log then, others in the inbox. */
function mail(fileName = "bills.zip", content = "PK\u0003\u0004"): InboundMail {
  const bytes = new TextEncoder().encode(content);
  const part = { path: "1", fileName, bytes, shownInText: false, fault: null };
  const from = { sender: "dana@example.org", isProved: false };
  return { identity: "<m>", ...from, subject: "Lunch?", answerTo: null, parts: [part] };
}

describe("the intake log without script", () => {
  it("leads from the dashboard to a file that waits, and puts it into a model", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context);
    await makeModel(context, { name: "Orders" });
    await receiveMail(asActor(context, { kind: "mail", id: "<m>" }), mail());
    await user.open("/dashboard");
    expect(user.text()).toContain("1 file received by e-mail is waiting for a model");
    await user.follow("Assign them to a model");
    await user.press("Assign to model");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Choose a model for the file.");
    user.choose("AI model for bills.zip", "Orders");
    await user.press("Assign to model");
    expect(user.text()).toContain("The file was assigned to the model.");
    expect(user.text()).toContain("No files are waiting for a model.");
  });

  it("leads to the inbox, where a file waits that came with any subject, with who sent it", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context);
    await makeModel(context, { name: "Orders" });
    await receiveMail(asActor(context, { kind: "mail", id: "<m>" }), mail("invoice.pdf", "%PDF-1.7 one"));
    await user.open("/aimodels/intake-log");
    expect(user.text()).toContain("Waiting in the inbox for an AI model");
    await user.follow("invoice.pdf");
    expect(user.path()).toBe("/inbox");
    expect(user.text()).toContain("By e-mail from dana@example.org");
  });

  it("offers nothing to somebody who may not upload", async () => {
    const context = await makeTenant();
    const { user } = await tenantUser({ context, roleId: `edit-permissions-${context.tenant.id}` });
    await makeModel(context);
    await makeModel(context, { name: "Orders" });
    await receiveMail(asActor(context, { kind: "mail", id: "<m>" }), mail());
    await user.open("/dashboard");
    expect(user.text()).not.toContain("is waiting for a model");
  });
});
