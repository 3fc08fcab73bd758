import { hiddenTextFinding } from "@engine/results/reason-keys";
import { hiddenTextFindings } from "@engine/stages/explanation/hidden-text";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { titledPage } from "@tests/support/titled-page";
import { expect, test } from "vitest";

test("text that nobody sees is told once for a document, and nothing is told of others", () => {
  const page = titledPage(["Invoice 42"]);
  const keysOf = (hidden: number[]) =>
    hiddenTextFindings(layoutOf(hidden.map((count, at) => ({ ...page, number: at + 1, hidden: count })))).map(
      ({ key }) => key,
    );
  expect(keysOf([0, 3, 2])).toEqual([hiddenTextFinding]);
  expect(hiddenTextFindings(layoutOf([page]))).toEqual([]);
});
