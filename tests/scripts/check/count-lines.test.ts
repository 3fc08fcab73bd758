import { expect, test } from "vitest";
import { codeLines } from "../../../scripts/count-lines.mjs";

test.each([
  ["", 0],
  ["const a = 1;\n", 1],
  ["const a = 1;\n\nconst b = 2;\n", 2],
  ["// one\nconst a = 1; // two\n", 1],
  ["/** One line. */\nconst a = 1;\n", 1],
  ["/**\n * Three\n * lines.\n */\nconst a = 1;\n", 1],
  ["const a = `\n\ntext`;\n", 2],
  ["  {/* markup */}\n<p>text</p>\n", 1],
  ["const a = 1; /* behind */\nconst b = 2;\n", 2],
])("%j says something on %d lines", (text, lines) => {
  expect(codeLines(text)).toBe(lines);
});
