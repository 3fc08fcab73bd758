import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../bootstrap.mjs";

/**
 * Regular expressions and raw templates of the Workers' sources with a character beyond Latin-1. The bundler escapes those
 * of texts, but must leave these as they are, and one of them makes each character of a whole Worker's program take two bytes
 * of its isolate. `node scripts/check/wide-patterns.mjs` writes them with escapes, which mean the same.
 */
export function widePatterns() {
  return ["app", "engine", "workers"].flatMap((folder) => sourcesBelow(folder)).flatMap(patternsIn);
}

function sourcesBelow(folder) {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(path.join(root, file)).isDirectory())
      return name === "node_modules" ? [] : sourcesBelow(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });
}

const wide = /[^\0-\xff]/gu;

const patternsIn = (file) => widePatternsIn(readFileSync(path.join(root, file), "utf8"), file);

/** The same of one source: each with its file, where it starts and its text. */
export function widePatternsIn(text, file) {
  if (text.search(wide) < 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if ((ts.isRegularExpressionLiteral(node) || isRaw(node)) && node.getText().search(wide) >= 0)
      found.push({ file, start: node.getStart(), text: node.getText() });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a tagged template, or one of its parts. */
function isRaw(node) {
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isPart && !ts.isNoSubstitutionTemplateLiteral(node)) return false;
  const isTagged = (one) => one && ts.isTaggedTemplateExpression(one);
  return isTagged(node.parent) || isTagged(node.parent.parent) || isTagged(node.parent.parent?.parent);
}

/** A character as an escape of a regular expression with the flag u, or of a string. */
export function escaped(character) {
  const code = character.codePointAt(0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

if (process.argv[1] === import.meta.filename) {
  const all = widePatterns();
  for (const file of new Set(all.map((pattern) => pattern.file))) {
    let written = readFileSync(path.join(root, file), "utf8");
    // From the end, so that what stands before keeps its place.
    for (const { start, text } of all.filter((pattern) => pattern.file === file).reverse())
      written = written.slice(0, start) + text.replaceAll(wide, escaped) + written.slice(start + text.length);
    writeFileSync(path.join(root, file), written);
    console.log(file);
  }
}
