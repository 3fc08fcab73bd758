import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { expect, test } from "vitest";

test("lines under each other make a block, columns and blank lines part blocks", () => {
  const typed = `
    Bill To:              Ship To:
    Oakfield Trust        Oakfield School
    1 Castle Hill         Mill Lane 4

    Thank you`;
  const blocks = layoutOf([pageOf(typed)]).blocks.map((block) =>
    block.segments.map((segment) => segment.text),
  );
  expect(blocks).toEqual([
    ["Bill To:", "Oakfield Trust", "1 Castle Hill"],
    ["Ship To:", "Oakfield School", "Mill Lane 4"],
    ["Thank you"],
  ]);
});
