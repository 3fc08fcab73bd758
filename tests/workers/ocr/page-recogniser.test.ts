import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPageRecogniser } from "~/platform/reader/page-recogniser";
import tesseractWasm from "../../../build/parsers/tesseract.wasm";

const { REPOSITORY } = env as unknown as { REPOSITORY: Fetcher };
const fileOf = (name: string) => REPOSITORY.fetch(`http://repository/${name}`);

const recogniser = createPageRecogniser({
  tesseractWasm,
  loadLanguage: async (code) => {
    const { body } = await fileOf(`workers/ocr/languages/${code}.traineddata.gz`);
    const inflated = new Response(body?.pipeThrough(new DecompressionStream("gzip")));
    return new Uint8Array(await inflated.arrayBuffer());
  },
});
const photo = async () =>
  new Uint8Array(
    await (await fileOf("scripts/seed/documents/kowhai-joinery-invoice-photo.jpg")).arrayBuffer(),
  );

/** Turns that others get while something is done. */
async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  await act().finally(() => clearInterval(counting));
  return turns;
}

test("others get turns in a page's layout and at every few words, and two pages at once are read as one after the other", {
  timeout: 120_000,
}, async () => {
  const image = await photo();
  const alone = await recogniser.recognise(image, 1);
  expect(alone.words.map((word) => word.text)).toEqual(expect.arrayContaining(["INVOICE"]));

  const both: unknown[] = [];
  const turns = await turnsDuring(async () => {
    both.push(...(await Promise.all([recogniser.recognise(image, 1), recogniser.recognise(image, 1)])));
  });
  expect(both).toEqual([alone, alone]);
  // Some sixty for the words of each look at a page, a hundred before them for its layout, and one between two looks where
  // nothing is set aside.
  expect(turns).toBeGreaterThan(200);
});
