import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A piece of source with what concerns the texts of the product: which keys it names, and which words it spells out. */
export type SourceTexts = {
  /** Every string literal of the file. */
  literals: string[];
  /** Keys that the file asks for by name, each with its place. */
  asked: { key: string; at: string }[];
  /** Template strings and beginnings of joined strings, as patterns of the keys they can make. */
  patterns: RegExp[];
  /** Words in the markup that no translation has seen, each with its place. */
  spelledOut: { text: string; at: string }[];
};

/** Reads all TypeScript files below the folders. */
export const readSources = (folders: readonly string[]): SourceTexts[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readSource(path.join(folder, name))),
  );

/** All migrations of the control database as one text. */
export const readMigrations = (): string =>
  readdirSync("migrations/control")
    .filter((name) => name.endsWith(".sql"))
    .map((name) => readFileSync(path.join("migrations/control", name), "utf8"))
    .join("\n");

function readSource(file: string): SourceTexts {
  return textsIn(file, readFileSync(file, "utf8"));
}

/** The texts of one file's source. */
export function textsIn(file: string, source: string): SourceTexts {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: SourceTexts = { literals: [], asked: [], patterns: [], spelledOut: [] };
  const at = (node: ts.Node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      found.literals.push(node.text);
      if (isAskedFor(node)) found.asked.push({ key: node.text, at: at(node) });
      if (isShown(node) && hasWords(node.text)) found.spelledOut.push({ text: node.text, at: at(node) });
    }
    if (ts.isTemplateExpression(node)) found.patterns.push(patternOf(node));
    if (ts.isJsxText(node) && hasWords(node.text))
      found.spelledOut.push({ text: node.text.trim(), at: at(node) });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Names under which our code hands keys on. */
const keyNames = new Set(["key", "messageKey", "whenEmpty", "labelKey", "textKey", "titleKey"]);

/** Whether a literal is a key for certain: it goes to `t`, or to an error as its message. */
function isAskedFor(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return keyNames.has(parent.name.getText()) && node.text.includes(".");
  if (ts.isNewExpression(parent))
    return parent.expression.getText() === "AppError" && parent.arguments?.[1] === node;
  return ts.isCallExpression(parent) && parent.expression.getText() === "t" && parent.arguments[0] === node;
}

/** Attributes whose words a person reads or hears. */
const readAttributes = new Set(
  "title alt placeholder label hint caption aria-label aria-description aria-roledescription".split(" "),
);

/** Whether a literal stands on the page as it is: between tags, or in an attribute that people read. */
function isShown(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return readAttributes.has(parent.name.getText());
  if (!ts.isJsxExpression(parent)) return false;
  return !ts.isJsxAttribute(parent.parent) || readAttributes.has(parent.parent.name.getText());
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`);
}
