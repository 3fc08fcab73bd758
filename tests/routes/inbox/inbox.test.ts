import { bill, inboxWorld, letter } from "@tests/support/inbox-world";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { listInbox } from "~/operations/inbox/list";

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: "application/pdf" });

describe("the inbox without script", () => {
  it("takes a pile in, and says what it cannot take", async () => {
    const { user, context } = await tenantUser();
    await user.open("/dashboard");
    await user.follow("Inbox");
    await user.press("Upload", { file: [pdf("one.pdf"), pdf("two.pdf")] });
    expect(user.text()).toContain("2 files were received.");
    expect(user.text()).toContain("First page is being read");
    await user.press("Upload", { file: [new File(["PK\u0003\u0004"], "pile.zip"), pdf("three.pdf")] });
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("pile.zip: ZIP files cannot go to the inbox.");
    expect((await listInbox(context, {})).files).toHaveLength(3);
  });

  it("says what a file looks like and why, and puts it into a model with one press", async () => {
    const { context, settle } = await inboxWorld();
    const { user, download } = await tenantUser({ context });
    await makeModel(context, { name: "Head office" });
    await makeModel(context, { name: "Branch" });
    const { waitingFileId } = await settle(bill("Acme", 1));
    await user.open("/dashboard");
    await user.follow("Open the inbox");
    expect(user.text()).toMatch(/Invoice ?9\d%.*Several AI models are possible\./s);
    expect((await download(`/inbox/${waitingFileId}/file`)).status).toBe(200);
    await user.press("Head office");
    expect(user.text()).toContain("The file was assigned to Head office.");
    await user.follow("Open the document");
    expect(user.path()).toBe(`/documents/${waitingFileId}`);
    expect(user.text()).not.toContain("Someone assigned");

    const second = await settle(bill("Acme", 2));
    await user.open(`/documents/${second.waitingFileId}`);
    expect(user.text()).toContain("Someone assigned a document with the same layout to Head office.");
    await user.open("/inbox");
    expect(user.text()).toContain("Assigned automatically");
    expect(user.text()).toContain("Someone assigned a document with the same layout to Head office.");
  });

  it("shows the first page of each file, and puts all of them where each most likely belongs with one press", async () => {
    const { context, settle } = await inboxWorld();
    const { user } = await tenantUser({ context });
    await makeModel(context, { name: "Head office" });
    await makeModel(context, { name: "Branch" });
    const first = await settle(bill("Acme", 1));
    await user.open("/inbox");
    expect(user.html()).toContain(`/inbox/${first.waitingFileId}/preview?width=320`);
    expect(user.html()).not.toContain("place-all");
    await settle(bill("Tolosa", 2));
    await user.open("/inbox");
    await user.press("Assign all 2 to their first suggestion");
    expect(user.text()).toContain("2 files were assigned.");
    expect((await listInbox(context, {})).files).toEqual([]);
  });

  it("offers every model where nothing is known, and asks before it deletes", async () => {
    const { context, settle } = await inboxWorld();
    const { user } = await tenantUser({ context });
    await makeModel(context, { name: "Head office" });
    const [one, two] = [await settle(letter), await settle(letter)];
    await user.open("/inbox");
    expect(user.text()).toContain("None of the known types");
    const [newest] = (await listInbox(context, {})).files;
    user.choose(`AI model for ${newest?.fileName}`, "Head office");
    await user.press(`Assign ${newest?.fileName}`);
    expect(user.text()).toContain("The file was assigned to Head office.");
    const [left] = (await listInbox(context, {})).files;
    await user.press(`Delete ${left?.fileName}`);
    expect(user.text()).toContain(`Delete ${left?.fileName}? The file cannot be restored.`);
    await user.press("Delete permanently");
    expect(user.text()).toContain("The file was deleted.");
    expect([one, two].map(({ waitingFileId }) => waitingFileId)).toContain(left?.id);
    expect((await listInbox(context, {})).files).toEqual([]);
  });

  it("is closed to somebody who may not see documents", async () => {
    const context = await makeTenant();
    const { user } = await tenantUser({ context, roleId: `edit-permissions-${context.tenant.id}` });
    await user.open("/inbox");
    expect(user.status()).toBe(403);
  });
});
