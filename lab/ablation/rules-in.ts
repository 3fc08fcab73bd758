import ts from "typescript";

/**
 * A condition or a pass of the source that can be switched off. `off` is what stands for it then, as source: of an `if`
 * that is never entered, of a part of an "or" that allows nothing, of a part of an "and" or of a filter that refuses
 * nothing, and what a pass ("withCodes(rows, cells)") was given. `from` and `to` are its place in the source, `line`
 * counts from 1.
 */
export type Rule = { line: number; text: string; off: string; from: number; to: number };

/** What can be switched off in a TypeScript source: conditions, each part of those that are joined, filters and passes. */
export function rulesIn(source: string, fileName = "source.ts"): Rule[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: Rule[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    for (const [rule, off] of switchesAt(node)) add(rule, off);
    ts.forEachChild(node, visit);
  }

  function add(rule: ts.Expression, off: string): void {
    const [from, to] = [rule.getStart(), rule.getEnd()];
    const line = file.getLineAndCharacterOfPosition(from).line + 1;
    found.push({ line, text: rule.getText().replace(/\s+/g, " "), off, from, to });
  }
}

function switchesAt(node: ts.Node): [rule: ts.Expression, off: string][] {
  if (ts.isIfStatement(node)) return [[node.expression, "false"]];
  if (ts.isConditionalExpression(node)) return [[node.condition, "false"]];
  if (ts.isArrowFunction(node) && isFilter(node) && !ts.isBlock(node.body)) return [[node.body, "true"]];
  if (ts.isCallExpression(node) && isPass(node)) return [[node, node.arguments[0]?.getText() ?? ""]];
  if (!ts.isBinaryExpression(node)) return [];
  const and = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (!and && node.operatorToken.kind !== ts.SyntaxKind.BarBarToken) return [];
  return [node.left, node.right].map((part) => [part, String(and)]);
}

function isFilter({ parent }: ts.ArrowFunction): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "filter"
  );
}

/** Whether a function is called that returns what it is given with something added or taken out. */
function isPass({ expression, arguments: given }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && /^with(?:out)?\p{Lu}/u.test(expression.text) && given.length > 0;
}
