import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

async function world() {
  const { user, context, person } = await tenantUser();
  const { id: modelId } = await makeModel(context, { name: "Bills" });
  const plant = (position: number) => plantDocument(context, modelId, { status: "failed", position });
  return { user, context, person, first: await plant(1), second: await plant(2) };
}

it("rejects a document with a reason and goes on, and undoes it, without script", async () => {
  const { user, first, second } = await world();
  await user.open(`/documents/${first}`);
  await user.follow("Reject or assign");
  await user.press("Reject");
  expect(user.text()).toContain("Enter the reason why the document is rejected.");
  user.type("Reason", "Not addressed to us");
  await user.press("Reject");
  expect(user.path()).toContain(second);
  expect(user.text()).toContain("The document was rejected. This is the next one.");
  await user.follow("Back to the previous document, to undo this");
  expect(user.text()).toContain("Not addressed to us");
  await user.press("Undo rejection");
  expect(user.text()).toContain("The rejection was undone.");
});

it("postpones a document to a day and takes it back, without script", async () => {
  const { user, first } = await world();
  await user.open(`/documents/${first}/handle`);
  await user.press("Postpone");
  await user.open("/assigned?list=postponed");
  await user.open(`/documents/${first}`);
  expect(user.text()).toContain("Postponed by");
  await user.press("Return to the queue now");
  expect(user.text()).toContain("The document is back in the queue.");
});

it("assigns a document to a colleague, who finds it, without script", async () => {
  const { user, context, first } = await world();
  const colleague = await tenantUser({ context });
  await env.DB_CONTROL.prepare("update users set given_name = 'Noor', family_name = 'Haddad' where id = ?")
    .bind(colleague.person.id)
    .run();
  await user.open(`/documents/${first}/handle`);
  user.choose("Colleague", "Noor Haddad");
  await user.press("Assign");
  await colleague.user.open("/assigned");
  expect(colleague.user.text()).toContain("Assigned to me");
  await colleague.user.follow("invoice.pdf");
  expect(colleague.user.path()).toBe(`/documents/${first}`);
  expect(colleague.user.text()).toContain("Assigned to you by");
});

it("leads from the last document to review to those that are ready, and from one to the next, without script", async () => {
  const { user, context } = await tenantUser();
  const { id: modelId } = await makeModel(context, { name: "Bills" });
  const other = await makeModel(context, { name: "Orders" });
  const green = { status: "success", concerns: 0 } as const;
  const first = await plantDocument(context, modelId, { ...green, position: 1 });
  const second = await plantDocument(context, modelId, { ...green, position: 2 });
  const red = await plantDocument(context, modelId, { status: "failed", position: 3 });
  await plantDocument(context, other.id, { status: "failed" });
  await user.open(`/documents/${red}/handle`);
  await user.press("Postpone");
  expect(user.text()).toContain("No more documents of this AI model need review.");
  expect(user.text()).toContain("Orders: 1 to review");
  await user.follow("Review the 2 that are ready one by one");
  expect(user.path()).toBe(`/documents/${first}?from=ready`);
  expect(user.text()).toContain("1 of 2 ready for approval");
  await user.press("Approve and next");
  expect(user.path()).toContain(second);
  expect(user.text()).toContain("1 of 1 ready for approval");
  await user.press("Approve");
  expect(user.text()).toContain("No more documents of this AI model need review.");
  await user.press("Undo the approval");
  expect(user.text()).toContain("The approval was undone.");
});
