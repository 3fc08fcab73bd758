import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../bootstrap.mjs";

/** What a published format, a scheme of check digits or arithmetic on grey pixels prescribes was chosen by nobody here. */
const prescribed =
  /^engine[/\\](?:reading[/\\]codecs[/\\]|reading[/\\]image[/\\](?:scale-up|noise-estimate)|values[/\\](?:tax-check-digits|read-range-starts|iso-date|iban|bank-account)|weights[/\\])/;

/** Counting and halving, base ten and percent, degrees of a turn, the levels of grey, a day in milliseconds. */
const arithmetic = new Set([0, 1, 2, 10, 100, 1000, 10_000, 90, 180, 360, 255, 256, 86_400_000]);

/** What the arithmetic of a computer may be off by is below it. */
const rounding = 1e-4;

/** Calls whose numbers are positions, a base or a number of digits. */
const positions =
  /^(?:slice|at|charAt|charCodeAt|substring|subarray|toString|toFixed|padStart|padEnd|isoDate|Array|figure)$/;

/** The small numbers that a comment may write out. */
const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The numbers inside functions of the engine that nothing beside them explains, each with its file and line. */
export function numbersInFunctions() {
  return filesBelow("engine")
    .filter((file) => !prescribed.test(file))
    .flatMap((file) =>
      unexplainedIn(readFileSync(path.join(root, file), "utf8")).map((number) => ({ file, ...number })),
    );
}

/**
 * The same of one source. A number is explained by a comment at its statement, property or argument, at the end of its
 * line, or by its function's comment where that names it.
 */
export function unexplainedIn(text) {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const found = [];
  visit(source, { inFunction: false, explained: false, said: "" });
  return found;

  function visit(node, around) {
    if (ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node)) {
      if (!around.inFunction || around.explained || !isChosen(node)) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const value = Number(node.text);
      if (/\/\/|\*\/$/.test(lines[line] ?? "") || saysNumber(around.said, value)) return;
      found.push({ line: line + 1, value });
      return;
    }
    const comment = commentBefore(node, text);
    const isFunction = ts.isFunctionLike(node);
    ts.forEachChild(node, (child) =>
      visit(child, {
        inFunction: around.inFunction || isFunction,
        explained: around.explained || (around.inFunction && comment !== "" && !isFunction),
        said: `${around.said} ${comment}`,
      }),
    );
  }
}

function isChosen(node) {
  if (arithmetic.has(Number(node.text)) || Number(node.text) <= rounding || /^0x/i.test(node.getText()))
    return false;
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return false;
  if (ts.isCallExpression(parent)) {
    const { expression } = parent;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (positions.test(name)) return false;
  }
  return !(ts.isBinaryExpression(parent) && isExact(parent.operatorToken.kind, Number(node.text)));
}

/** Shifts, masks, remainders and the middle of a pixel. */
function isExact(operator, value) {
  const kinds = ts.SyntaxKind;
  if (value === 0.5 && (operator === kinds.PlusToken || operator === kinds.MinusToken)) return true;
  return [
    kinds.LessThanLessThanToken,
    kinds.GreaterThanGreaterThanToken,
    kinds.GreaterThanGreaterThanGreaterThanToken,
    kinds.AmpersandToken,
    kinds.PercentToken,
  ].includes(operator);
}

function saysNumber(comment, value) {
  const word = words[value];
  const digits = new RegExp(`(?<![\\d.])${String(value).replace(".", "\\.")}(?![\\d]|\\.\\d)`);
  return digits.test(comment) || (word !== undefined && new RegExp(`\\b${word}\\b`, "i").test(comment));
}

function commentBefore(node, text) {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) => text.slice(pos, end)).join(" ");
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(".ts"));
}
