import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Writes a fontconfig file that names the machine's fonts, for samples in many typefaces, and gives its path. The
 * fonts used come from these Debian packages: fonts-liberation, fonts-lato, fonts-roboto-unhinted,
 * fonts-crosextra-carlito, fonts-crosextra-caladea and fonts-open-sans.
 */
export async function machineFontsConfig(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "sample-fonts-"));
  const file = path.join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return file;
}
