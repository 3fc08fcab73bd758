import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

it("a release is told once, by how it stands", async () => {
  const { user, context } = await tenantUser();
  const { id } = await makeModel(context);
  const documentId = await plantDocument(context, id, { status: "approved" });
  await user.open(`/documents/${documentId}`);
  await user.press("Release");
  expect(user.path()).toContain("done=release");
  expect(user.text()).toMatch(/This document is being released to|Released to/);
  expect(user.text()).not.toContain("The document is being released.");
});
