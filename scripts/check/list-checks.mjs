const config = ".dependency-cruiser.cjs";
const folders = ["app", "engine", "lab", "workers", "scripts"];

/** What decides about every module: after a change to one of these, all modules are looked at again. */
const rulesOfFloors = new Set([config, "tsconfig.json", "package.json", "package-lock.json"]);

/**
 * The checks to run, as `[name, tool, arguments]`, the longest first, so that the others run beside it. With `changed`, the paths
 * that differ from the main branch, format and floors are checked for those alone and unused code is not searched for.
 * `hasNativeTypes` says whether the native compiler is installed; it reports the same errors as TypeScript 5, sooner.
 */
export function listChecks({ changed, hasNativeTypes }) {
  return [
    ["types", ...typesCheck(hasNativeTypes)],
    ...formatCheck(changed),
    ...floorsCheck(changed),
    ...(changed ? [] : [["unused code", "knip", []]]),
    ["paths and names", "scripts/check/house.mjs", []],
  ];
}

/** Two checkers: four, the compiler's own choice, take 42 s of processor time where two take 27 s. */
function typesCheck(hasNativeTypes) {
  const wanted = ["--noEmit", "-p", "."];
  return hasNativeTypes ? ["typescript-native", [...wanted, "--checkers", "2"]] : ["tsc", wanted];
}

/** Biome without a path takes all files, so that it is not run when nothing was changed. */
function formatCheck(changed) {
  if (changed?.length === 0) return [];
  return [
    ["format and lint", "biome", ["check", ...(changed ? ["--no-errors-on-unmatched", ...changed] : ["."])]],
  ];
}

/**
 * A rule is broken by an import, and a circle goes through each of its imports, so that what can be reached from the changed files
 * holds whatever a change can have broken.
 */
function floorsCheck(changed) {
  const from =
    !changed || changed.some((file) => rulesOfFloors.has(file)) ? folders : changed.filter(isModule);
  return from.length ? [["floors", "depcruise", [...from, "--config", config]]] : [];
}

function isModule(file) {
  return folders.some((folder) => file.startsWith(`${folder}/`)) && /\.(?:tsx?|mjs)$/.test(file);
}
