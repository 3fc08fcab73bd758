import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { expect, it } from "vitest";
import { releaseDelay } from "~/domain/releases/release";
import { deliverRelease } from "~/operations/documents/deliver-release";
import { releaseDocuments } from "~/operations/documents/release";
import type { DeliveryContext } from "~/operations/documents/release-ports";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";

it("a try that the next one overtook releases nothing a second time", async () => {
  const tenant = await makeTenant();
  const { id: modelId } = await makeModel(tenant);
  const documentId = await plantDocument(tenant, modelId, { status: "approved" });
  const clock = { ahead: 0 };
  const noTransfer = () => Promise.reject(new Error("no transfer in this test"));
  const context = {
    ...tenant,
    now: () => new Date(tenant.now().getTime() + clock.ahead),
    releases: { send: async () => {} },
    transfer: { test: noTransfer, store: noTransfer, fetch: noTransfer },
    pdfs: pdfCarrier,
  };
  await releaseDocuments(context, { documentIds: [documentId] });
  const system: DeliveryContext = { ...context, actor: { kind: "system", id: "releases" } };
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: DeliveryContext = {
    ...system,
    files: {
      ...system.files,
      putStream: async (...put) => {
        await gate;
        return system.files.putStream(...put);
      },
    },
  };
  const first = deliverRelease(slow, { documentId });
  // Its claim has to stand before the second looks.
  await new Promise((resolve) => setTimeout(resolve, 500));
  clock.ahead += (releaseDelay(1) + 60) * 1_000;
  expect(await deliverRelease(system, { documentId })).toMatchObject({ state: "done" });
  goOn();
  await first;
  const released = (await auditedOperations(context)).filter((name) => name === "documents.deliver-release");
  expect(released).toHaveLength(1);
  expect(await documentRow(documentId)).toMatchObject({ status: "released" });
});
