import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";

/** Rules of the house that no other tool holds: the README's paths exist, forbidden names are absent, texts come in pairs. */
const complaints = [...missingPaths(), ...forbiddenNames(), ...unpairedTexts()];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length ? 1 : 0);

function missingPaths() {
  const readme = readFileSync(path.join(root, "README.md"), "utf8");
  const named = [
    ...readme.matchAll(/`((?:app|engine|lab|workers|migrations|scripts|tests|public|docs)\/[\w./$-]+)`/g),
  ];
  const missing = new Set(named.map(([, name]) => name).filter((name) => !existsSync(path.join(root, name))));
  return [...missing].map((name) => `README.md names ${name}, which does not exist`);
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

function keysOf(file) {
  return Object.keys(JSON.parse(readFileSync(path.join(root, file), "utf8")));
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(path.join(root, file)).isDirectory() ? filesBelow(file) : [file];
  });
}
