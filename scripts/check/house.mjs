import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";
import { numbersInFunctions } from "./numbers-in-functions.mjs";
import { constantsOfEngine } from "./numbers-of-engine.mjs";
import { testsOfEngine } from "./tests-of-engine.mjs";
import { widePatterns } from "./wide-patterns.mjs";

/** Rules of the house that no other tool holds: paths that the documents name exist, README is short, forbidden names are absent, texts come in pairs, numbers of the engine have a reason and its code has tests, operations name no tenant by hand, old words stay away, patterns leave the Workers' programs in Latin-1. */
const complaints = [
  ...missingPaths(),
  ...missingHeadings(),
  ...longReadme(),
  ...forbiddenNames(),
  ...unpairedTexts(),
  ...misplacedOperations(),
  ...unexplainedNumbers(),
  ...tooFewTests(),
  ...tenantsByHand(),
  ...oldWords(),
  ...patternsBeyondLatin1(),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length ? 1 : 0);

/** What the documents name between backticks below the root, and what their links lead to. */
function missingPaths() {
  const folders = "app|engine|lab|workers|migrations|scripts|tests|public|docs";
  const named = new RegExp(`\`((?:${folders})/[\\w./$-]+)\``, "g");
  const linked = /\]\(([^)\s#]+)[^)]*\)/g;
  return documents().flatMap((document) => {
    const text = readFileSync(path.join(root, document), "utf8");
    const links = [...text.matchAll(linked)].filter(([, link]) => !/^[a-z]+:/.test(link));
    const paths = new Set([
      ...[...text.matchAll(named)].map(([, name]) => name),
      ...links.map(([, link]) => path.join(path.dirname(document), link)),
    ]);
    return [...paths]
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `${document} names ${name}, which does not exist`);
  });
}

/** Links to a heading of another document that has no such heading. */
function missingHeadings() {
  return documents().flatMap((document) => {
    const text = readFileSync(path.join(root, document), "utf8");
    return [...text.matchAll(/\]\(([\w./-]+\.md)#([\w-]+)\)/g)]
      .filter(([, file, anchor]) => !anchorsIn(path.join(path.dirname(document), file)).includes(anchor))
      .map(([, file, anchor]) => `${document} leads to #${anchor} of ${file}, which has no such heading`);
  });
}

/** The anchors of a document's headings; none where there is no such document. */
function anchorsIn(file) {
  if (!existsSync(path.join(root, file))) return [];
  const headings = readFileSync(path.join(root, file), "utf8").matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}

/** Every document in Markdown at the root and in docs. */
function documents() {
  const inDocs = filesBelow("docs").filter((file) => file.endsWith(".md"));
  return [...readdirSync(root).filter((name) => name.endsWith(".md")), ...inDocs];
}

/** README leads to the rest and stays short enough to be read. */
function longReadme() {
  const lines = readFileSync(path.join(root, "README.md"), "utf8").split("\n").length - 1;
  return lines > 120 ? [`README.md has ${lines} lines, more than 120`] : [];
}

function forbiddenNames() {
  const forbidden = /^(utils?|helpers?|misc|common|manager|base|types|constants|index)\.(ts|tsx|mjs)$/;
  const door = /^(workers[/\\]\w+|engine)[/\\]index\.ts$/;
  return ["app", "engine", "lab", "workers", "scripts", "tests"]
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => forbidden.test(path.basename(file)) && !door.test(file))
    .map((file) => `${file}: the name does not say what is inside`);
}

function unpairedTexts() {
  const english = readdirSync(path.join(root, "app/locales/en")).filter((name) => name.endsWith(".json"));
  return english.flatMap((name) => {
    const [en, es] = ["en", "es"].map((language) => keysOf(`app/locales/${language}/${name}`));
    return [
      ...en.filter((key) => !es.includes(key)).map((key) => `app/locales/es/${name} lacks ${key}`),
      ...es.filter((key) => !en.includes(key)).map((key) => `app/locales/en/${name} lacks ${key}`),
    ];
  });
}

/** A number of the engine says what it is, in which unit, and what it was measured with or why it is as it is. */
function unexplainedNumbers() {
  const named = constantsOfEngine()
    .filter(({ isExplained }) => !isExplained)
    .map(({ file, name }) => `${file}: ${name} has no comment that says why it is as it is`);
  const unnamed = numbersInFunctions().map(
    ({ file, line, value }) => `${file}:${line}: name ${value} and say why it is as it is`,
  );
  return [...named, ...unnamed];
}

/** The engine grows with its tests; `node scripts/check/tests-of-engine.mjs` lists the modules that have none of their own. */
function tooFewTests() {
  // Lines of tests a line of code: what the engine is to have, and not to lose.
  const leastTests = 0.8;
  const { code, tests } = testsOfEngine();
  return tests >= leastTests * code
    ? []
    : [`tests/engine has ${tests} lines for ${code} of the engine, fewer than ${leastTests} a line`];
}

/**
 * Operations reach their tenant's rows by the `shard` and `control` of their context, which add the tenant by themselves. Its id
 * is named where messages, logs and the audit get it, and by those that act for a tenant without being in it.
 */
function tenantsByHand() {
  const naming = /^app[/\\]operations[/\\](of-tenant|audit-of|note-refusal)\.ts$/;
  const outside = /^app[/\\]operations[/\\](customers|accounts|visits[/\\]start\.ts|tenants[/\\]create\.ts)/;
  return filesBelow("app/operations")
    .filter((file) => !naming.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const byHand = text.match(/\btenant\.id\b/) ?? (outside.test(file) ? null : text.match(/\btenantId\b/));
      return byHand ? [`${file} names ${byHand[0]}: the context's shard and control do, and ofTenant`] : [];
    });
}

function keysOf(file) {
  return Object.keys(JSON.parse(readFileSync(path.join(root, file), "utf8")));
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(path.join(root, file)).isDirectory() ? filesBelow(file) : [file];
  });
}

/** One such pattern doubles what a Worker's program takes in its isolate. */
function patternsBeyondLatin1() {
  return widePatterns().map(
    ({ file, text }) =>
      `${file}: ${text} is beyond Latin-1; node scripts/check/wide-patterns.mjs writes it with escapes`,
  );
}

/** Words that gave way to the terms of docs/glossary.md: they come back neither in code nor in texts. */
function oldWords() {
  const needsLook = [/\bneeds? a look\b/i, "needs review"];
  const inCode = [
    [/\bdeeds?\b|(?:Review|User)Deed|[a-z]Deeds?\b/, "action"],
    [/\bbrake\(|[a-z]Brake\b|\bthe brake\b/, "rate limit"],
    [/\bbroughtTexts\b/i, "inline messages"],
    [/\busualPatience\b/, "default timeout"],
    needsLook,
  ];
  const inTexts = [
    [/\bnot taken\b/, "rejected"],
    [/\bfor want of\b/, "for lack of, for non-payment"],
    [/\bstands? (?:on|at|in)\b/, "is on, appears on"],
    [/\bTake\b.*\baway\b/, "Delete"],
    [/\bReplay\b/, "Reproducibility check"],
    [/\binquilin/i, "organización"],
    // The word in a sentence; keys and addresses keep it.
    [/(?<=[\s("“])mails(?=[\s),.:;"”])/i, "e-mails"],
    needsLook,
  ];
  // Where the rules of the product are: comments there are read most.
  const inRules = [
    [/\bstands? (?:on|at|in)\b/, "is on, is in, appears on"],
    [/\bshall\b/, "is to, must, should"],
  ];
  const rules = ["app/domain", "app/operations"].flatMap((folder) => filesBelow(folder));
  const code = ["app", "engine", "lab", "workers", "tests"].flatMap((folder) => filesBelow(folder));
  const texts = filesBelow("app/locales").filter((file) => /\.json$|pages/.test(file));
  return [
    ...code.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => oldWordsIn(file, inCode)),
    ...rules.flatMap((file) => oldWordsIn(file, inRules)),
    ...texts.flatMap((file) => oldWordsIn(file, inTexts)),
  ];
}

function oldWordsIn(file, words) {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.flatMap((line, index) =>
    words
      .filter(([word]) => word.test(line))
      .map(([word, better]) => `${file}:${index + 1} has an old word (${word.source}); say ${better}`),
  );
}

/**
 * In a folder of app/operations stand operations, each at the path that its name says, and the contexts and ports that
 * they take. What several of them are made of stands in the folder's `steps`.
 */
function misplacedOperations() {
  const files = filesBelow("app/operations").filter((file) => file.split(path.sep).length === 4);
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const [, name] =
      text.match(/= define\w*Operation\(\{\s*name: "([\w.-]+)"/) ??
      text.match(/^const name = "([\w.-]+)"/m) ??
      [];
    const place = file.split(path.sep).slice(2).join(".").replace(/\.ts$/, "");
    if (name === place || (!name && /-(context|ports?)$/.test(place))) return [];
    return [name ? `${file} holds the operation ${name}` : `${file} holds no operation: it belongs to steps`];
  });
}
