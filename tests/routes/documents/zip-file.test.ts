import { makeModel } from "@tests/support/make-model";
import { asActor } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { receiveZip } from "~/operations/zip-files/receive";
import { unpackZip } from "~/operations/zip-files/unpack";

const pdf = new TextEncoder().encode("%PDF-1.7 one page");

async function openZip(bytes: Uint8Array) {
  const { user, context } = await tenantUser();
  const modelId = (await makeModel(context)).id;
  const zip = { modelId, fileName: "june.zip", bytes, source: "api" as const };
  const { zipFileId } = await receiveZip(context, zip);
  const open = () => user.open(`/document-processing/${modelId}/zip-files/${zipFileId}`);
  const unpack = () => unpackZip(asActor(context, { kind: "system", id: "jobs" }), { zipFileId });
  return { user, open, unpack };
}

describe("the page of a ZIP file without script", () => {
  it("says that it waits, and then shows what became of each file in it", async () => {
    const { user, open, unpack } = await openZip(zipSync({ "a.pdf": pdf, "notes.txt": new Uint8Array([1]) }));
    await open();
    expect(user.text()).toContain("One ZIP file is being unpacked.");
    await unpack();
    await open();
    expect(user.text()).not.toContain("being unpacked");
    expect(user.text()).toContain("a.pdf");
    expect(user.text()).toContain("notes.txt: Only PDF, JPEG and PNG files can be read.");
  });

  it("says what is wrong with the file as a whole", async () => {
    const { user, open, unpack } = await openZip(zipSync({ "a.pdf": pdf }).subarray(0, 45));
    await unpack();
    await open();
    expect(user.text()).toContain("This is not a ZIP file, or it is damaged.");
  });
});
