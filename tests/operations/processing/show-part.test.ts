import { decodeImage, encodePng } from "@engine/doors/images";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, test } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";
import { showPart } from "~/operations/processing/show-part";

/** A page of 100 x 200 pixels, each as dark as it is low on the page. */
async function makeReadRun(turns = 0) {
  const made = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  await usShard()
    .prepare("update pages set turns = ? where document_id = ?")
    .bind(turns, made.run.documentId)
    .run();
  const data = Uint8Array.from({ length: 20_000 }, (_, at) => Math.floor(at / 100));
  const bytes = await encodePng({ width: 100, height: 200, data });
  let drawn = 0;
  const reader: typeof made.context.reader = {
    ...made.context.reader,
    async open(file) {
      const open = await made.context.reader.open(file);
      const image = { bytes, contentType: "image/png", width: 100, height: 200 };
      return {
        ...open,
        imageForRecognition: async () => {
          drawn += 1;
          return image;
        },
      };
    },
  };
  const context = { ...made.context, reader };
  return { context, part: { ...made.run, page: 1 }, drawn: () => drawn };
}

test("the part is cut out of the page, once, and kept", async () => {
  const { context, part, drawn } = await makeReadRun();
  const frame: [number, number, number, number] = [0.5, 0.25, 0.8, 0.5];
  const shown = await showPart(context, { ...part, frame });
  const { width, height, data } = await decodeImage(shown.bytes, 100_000);
  expect([shown.contentType, width, height, data[0], data.at(-1)]).toEqual(["image/png", 30, 50, 50, 99]);
  expect(await showPart(context, { ...part, frame })).toEqual(shown);
  expect(drawn()).toBe(1);
});

test("of a page that lies on its side the part is cut out upright", async () => {
  const { context, part } = await makeReadRun(1);
  const { bytes } = await showPart(context, { ...part, frame: [0, 0, 0.1, 0.1] });
  const { width, height, data } = await decodeImage(bytes, 100_000);
  expect([width, height, data[0]]).toEqual([20, 10, 199]);
});

test("a page there is none of, a frame without room, and another tenant's page are refused", async () => {
  const { context, part, drawn } = await makeReadRun();
  const frame: [number, number, number, number] = [0, 0, 1, 0.2];
  await expect(showPart(context, { ...part, page: 2, frame })).rejects.toMatchObject({ code: "not-found" });
  await expect(showPart(context, { ...part, frame: [0.5, 0, 0.5, 1] })).rejects.toMatchObject({
    code: "invalid",
  });
  await expect(showPart(context, { ...part, frame: [0, 0, 2, 1] })).rejects.toMatchObject({
    code: "invalid",
  });
  const other = await makeTenant({ kind: "system", id: "test" });
  const foreign = { ...other, reader: context.reader, pages: context.pages };
  await expect(showPart(foreign, { ...part, frame })).rejects.toMatchObject({ code: "not-found" });
  expect(drawn()).toBe(0);
});
