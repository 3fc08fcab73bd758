import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";
import { listDocuments } from "~/operations/documents/list";
import { listInbox } from "~/operations/inbox/list";

const photo = () => new File(["\u00ff\u00d8 photo"], "photo.jpg", { type: "image/jpeg" });

it("takes a photo for a model, and for the inbox, without script", async () => {
  const { user, context } = await tenantUser();
  const { id: modelId } = await makeModel(context, { name: "Bills" });
  await user.open(`/document-processing/${modelId}/documents`);
  await user.follow("Take a photo");
  expect(user.html()).toContain('capture="environment"');
  await user.press("Send", { file: [photo()] });
  expect(user.text()).toContain("1 file was received.");
  expect((await listDocuments(context, { modelId })).items.map(({ fileName }) => fileName)).toEqual([
    "photo.jpg",
  ]);
  await user.open("/inbox");
  await user.follow("Take a photo");
  await user.press("Send", { file: [photo()] });
  expect((await listInbox(context, {})).files.map(({ fileName }) => fileName)).toEqual(["photo.jpg"]);
});

it("leads to pages farther away", async () => {
  const { user, context } = await tenantUser();
  const { id: modelId } = await makeModel(context, { name: "Bills" });
  await insertDocuments(
    context,
    Array.from({ length: 70 }, (_, index) => ({
      id: `${modelId}-${index}`,
      modelId,
      position: index + 1,
      status: "failed" as const,
      receivedAt: 1_790_000_000_000 + index,
      fileName: `f${index}.pdf`,
    })),
  );
  await user.open(`/document-processing/${modelId}/documents`);
  const [, to = ""] = /href="([^"]*[?&;]page=4)"/.exec(user.html()) ?? [];
  await user.open(to.replaceAll("&amp;", "&"));
  expect(user.text()).toContain("f0.pdf");
});
