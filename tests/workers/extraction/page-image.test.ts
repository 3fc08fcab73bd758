import { env } from "cloudflare:workers";
import { scriptedReader } from "@tests/stand-ins/scripted-reader";
import { makeRun } from "@tests/support/make-run";
import { servePageImage } from "@workers/extraction/page-image";
import { expect, test } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";

async function makeShownRun() {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(context, run);
  await readDocument(context, run);
  const { reader } = scriptedReader([{ text: "Invoice" }]);
  const path = `/pages/${context.tenant.id}/${run.documentId}/1/1`;
  const get = (pathAndQuery: string) =>
    servePageImage(new Request(`https://extraction${pathAndQuery}`), env, reader);
  return { path, run, get };
}

test("the page image is answered with its type, 1240 pixels wide unless asked otherwise", async () => {
  const { path, get } = await makeShownRun();
  const response = await get(path);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(await response.text()).toBe("view 1240 0");
  expect(await (await get(`${path}?width=320`)).text()).toBe("view 320 0");
});

test.each<[string, (path: string, documentId: string) => string, number]>([
  ["a width that is not offered", (path) => `${path}?width=5000`, 400],
  ["a width that is no number", (path) => `${path}?width=wide`, 400],
  ["a page that the document has not", (path) => path.replace(/1$/, "2"), 404],
  ["another tenant", (_path, documentId) => `/pages/tenant-x/${documentId}/1/1`, 404],
  ["a path that is none", () => "/pages", 404],
])("%s is refused", async (_case, pathOf, status) => {
  const { path, run, get } = await makeShownRun();
  const response = await get(pathOf(path, run.documentId));
  expect(response.status).toBe(status);
});
