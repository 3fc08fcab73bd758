import ts from "typescript";

/**
 * A number that someone chose: a weight, a bonus, a limit. `from` and `to` are its place in the source, `name` says
 * which declaration it belongs to and under which keys, `reason` is the comment that stands nearest before it.
 */
export type ChosenNumber = { name: string; value: number; from: number; to: number; reason: string };

/** Numbers that count or index rather than weigh. */
const counting = new Set([0, 1, -1, 2]);

/** The numbers that were chosen in a TypeScript source, those in functions among them. */
export function numbersIn(source: string, fileName = "source.ts"): ChosenNumber[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: ChosenNumber[] = [];
  visit(file, { name: "", reason: "", inFunction: false });
  return found;

  function visit(node: ts.Node, around: Around): void {
    if (ts.isTypeNode(node)) return;
    const value = numberOf(node);
    if (value !== undefined) {
      if (!around.inFunction || !counting.has(value))
        found.push({
          name: around.name,
          value,
          from: node.getStart(),
          to: node.getEnd(),
          reason: around.reason,
        });
      return;
    }
    const inner = {
      name: [around.name, nameOf(node)].filter(Boolean).join("."),
      reason: commentBefore(node, source) || around.reason,
      inFunction: around.inFunction || ts.isFunctionLike(node),
    };
    ts.forEachChild(node, (child) => visit(child, inner));
  }
}

type Around = { name: string; reason: string; inFunction: boolean };

/** The value of a number with or without a sign. */
function numberOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll("_", ""));
  const negative = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  const plain = negative ? numberOf(node.operand) : undefined;
  return plain === undefined ? undefined : -plain;
}

function nameOf(node: ts.Node): string {
  const named =
    ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node);
  return named && node.name ? node.name.getText().replaceAll('"', "") : "";
}

function commentBefore(node: ts.Node, source: string): string {
  const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  const texts = ranges.map(({ pos, end }) =>
    source.slice(pos, end).replace(/^\/\*\*?|\*\/$|^\/\/|^\s*\* ?/gm, ""),
  );
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
