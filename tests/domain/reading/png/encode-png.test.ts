import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";
import { decodePng } from "~/domain/reading/png/decode-png";
import { encodePng } from "~/domain/reading/png/encode-png";

test("a grey picture comes back from its PNG file as it was", async () => {
  const image = makeGrey(61, 17, (x, y) => (x * 7 + y * 31) % 256);
  expect(await decodePng(await encodePng(image), 1e6)).toEqual(image);
});
