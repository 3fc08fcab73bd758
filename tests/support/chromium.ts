import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PACKAGE = path.join(ROOT, "node_modules/@sparticuz/chromium");

// The package's own default arguments hold --single-process, which dies when the first browser context closes.
const ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Where an installed browser lives on the platforms for which no packaged one exists. */
const USUAL_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/microsoft-edge",
  ],
};

type Installation = { executablePath: string; env: NodeJS.ProcessEnv };

/**
 * Starts a headless Chromium; the caller closes it. The packaged browser is taken on Linux x64, elsewhere CHROME_PATH or
 * an installed Chrome, Edge or Chromium. `fontsConfig` is a fontconfig file for pages that need other fonts than the
 * packaged Open Sans. Throws an Error with advice when no browser can be found.
 */
export async function launchChromium(options: { fontsConfig?: string } = {}): Promise<Browser> {
  const { executablePath, env } = await installation();
  if (options.fontsConfig) env.FONTCONFIG_FILE = options.fontsConfig;
  return chromium.launch({ executablePath, args: ARGS, env: definedEntries(env) });
}

async function installation(): Promise<Installation> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  if (chosen) return { executablePath: chosen, env: { ...process.env } };
  if (process.platform === "linux" && process.arch === "x64" && existsSync(PACKAGE)) return packaged();
  const found = USUAL_PATHS[process.platform]?.find((candidate) => existsSync(candidate));
  if (found) return { executablePath: found, env: { ...process.env } };
  throw new Error(
    `No browser for ${process.platform} ${process.arch}. Install Chrome, Edge or Chromium, or set CHROME_PATH to one.`,
  );
}

async function packaged(): Promise<Installation> {
  const folder = await unpackedFolder();
  const executablePath = path.join(folder, "chromium");
  const env: NodeJS.ProcessEnv = { ...process.env, FONTCONFIG_FILE: path.join(folder, "fonts.conf") };
  if (spawnSync(executablePath, ["--version"], { env }).status === 0) return { executablePath, env };
  const libraries = path.join(folder, "al2023/lib");
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } };
}

/**
 * The package re-uses whatever it finds in its folder, so each version gets a folder of its own. It is unpacked under
 * another name and moved when whole, since several test processes may start at once.
 */
async function unpackedFolder(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(PACKAGE, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.join(ROOT, "node_modules/.cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  await unpackInto(staging);
  await writeFile(path.join(staging, "fonts.conf"), fontsConfig(folder));
  await rename(staging, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(staging, { recursive: true, force: true });
  });
  return folder;
}

/** The package unpacks to the temporary folder of the process and takes no other, hence the exchange of TMPDIR. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packagedChromium, inflate } = await import("@sparticuz/chromium");
    await packagedChromium.executablePath();
    // NSS, which bare machines lack; the package carries it for another purpose.
    await inflate(path.join(PACKAGE, "bin/al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** A machine without fonts crashes the page, and the machine's own fonts would make pictures differ. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fc-cache</cachedir>
</fontconfig>
`;
}

function definedEntries(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
