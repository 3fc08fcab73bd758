import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, test } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";
import { showPage } from "~/operations/processing/show-page";

async function makeReadRun() {
  const made = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  made.asked.opened = 0;
  return { ...made, page: { ...made.run, page: 1, width: 1240 } };
}

test("the image is drawn upright at first sight and kept after that", async () => {
  const { context, run, page, asked } = await makeReadRun();
  await usShard().prepare("update pages set turns = 3 where document_id = ?").bind(run.documentId).run();
  const first = await showPage(context, page);
  expect(first.contentType).toBe("image/webp");
  expect(new TextDecoder().decode(first.bytes)).toBe("view 1240 3");
  expect(await showPage(context, page)).toEqual(first);
  expect(asked.opened).toBe(1);
});

test("a page there is none of, a width that is not offered, and another tenant's page are refused", async () => {
  const { context, page, asked } = await makeReadRun();
  await expect(showPage(context, { ...page, page: 2 })).rejects.toMatchObject({ code: "not-found" });
  await expect(showPage(context, { ...page, width: 1241 })).rejects.toMatchObject({ code: "invalid" });
  const other = await makeTenant({ kind: "system", id: "test" });
  const foreign = { ...other, reader: context.reader, pages: context.pages };
  await expect(showPage(foreign, page)).rejects.toMatchObject({ code: "not-found" });
  expect(asked.opened).toBe(0);
});
