import ts from "typescript";

const others = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.TrueKeyword, "false"],
  [ts.SyntaxKind.FalseKeyword, "true"],
]);

/**
 * The changes of one token each that a test should notice, in the order of the source: comparisons, joined conditions,
 * sums, truth, a condition that never holds. `from` and `to` are the place of what `text` replaces; `line` counts from 1.
 */
export function mutationsIn(source, fileName = "source.ts") {
  const kind = fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  visit(file);
  return found.sort((one, other) => one.from - other.from);

  function visit(node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isIfStatement(node)) add(node.expression, "false");
    const token = ts.isBinaryExpression(node) ? node.operatorToken : node;
    const text = joinsTexts(node) ? undefined : others.get(token.kind);
    if (text && (token !== node || isTruth(node))) add(token, text);
    ts.forEachChild(node, visit);
  }

  function add(node, text) {
    const [from, to] = [node.getStart(), node.getEnd()];
    found.push({ from, to, text, line: file.getLineAndCharacterOfPosition(from).line + 1 });
  }
}

const isTruth = ({ kind }) => kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

/** "-" between texts is no number, which any test notices. */
const joinsTexts = (node) =>
  ts.isBinaryExpression(node) && [node.left, node.right].some((side) => ts.isStringLiteralLike(side));

/** `count` of the entries, chosen at random: the same ones for the same seed. */
export function chosenFrom(entries, count, seed) {
  let state = seed >>> 0;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const left = [...entries];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]);
}
