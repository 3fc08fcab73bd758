import { readFileSync } from "node:fs";
import { refusedReading } from "@tests/support/refused-reading";
import { expect, test } from "vitest";
import { createNodeReader } from "../../../lab/reading/node-reader";
import { validPdf } from "../../../lab/samples/hostile-files";

test("a page whose text never comes is given up, and keeps no other file waiting", async () => {
  const { reader } = await createNodeReader();
  const document = await reader.open(new Uint8Array(readFileSync("tests/fixtures/fuzz/unending-text.pdf")));
  expect(await refusedReading(() => document.readTextLayer(1))).toBe("too-complex");
  document.close();
  const honest = await reader.open(new Uint8Array(validPdf));
  expect((await honest.readTextLayer(1))?.words.length).toBeGreaterThan(5);
  honest.close();
}, 60_000);
