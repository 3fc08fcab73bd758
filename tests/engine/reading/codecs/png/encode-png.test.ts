import { decodePng } from "@engine/reading/codecs/png/decode-png";
import { encodePng } from "@engine/reading/codecs/png/encode-png";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

test("a grey picture comes back from its PNG file as it was", async () => {
  const image = makeGrey(61, 17, (x, y) => (x * 7 + y * 31) % 256);
  expect(await decodePng(await encodePng(image), 1e6)).toEqual(image);
});
