// Makes the hostile files of the tests again: node lab/samples/make-hostile.mjs (needs qpdf for the encrypted ones)
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { launchChromium } from "../../tests/support/chromium.ts";
import { hostileFiles, validPdf } from "./hostile-files.ts";

const folder = new URL("../../tests/fixtures/hostile/", import.meta.url);
const largestFile = 40 * 1024;

const files = {
  ...hostileFiles(),
  "user-password.pdf": encrypted("letmein", "owner-secret"),
  "owner-password.pdf": encrypted("", "owner-secret"),
  "png-named.jpg": await drawnPng(),
};
for (const [name, bytes] of Object.entries(files)) {
  if (bytes.length > largestFile) throw new Error(`${name} has ${bytes.length} bytes`);
  writeFileSync(new URL(name, folder), bytes);
  console.info(`${name}: ${bytes.length} bytes`);
}

/** Fixed id and vectors, so that the same file comes out every time. */
function encrypted(userPassword, ownerPassword) {
  const work = mkdtempSync(path.join(tmpdir(), "hostile-"));
  try {
    const [plain, locked] = [path.join(work, "plain.pdf"), path.join(work, "locked.pdf")];
    writeFileSync(plain, validPdf);
    const fixed = ["--static-id", "--static-aes-iv"];
    execFileSync("qpdf", [...fixed, "--encrypt", userPassword, ownerPassword, "256", "--", plain, locked]);
    return readFileSync(locked);
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function drawnPng() {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 700, height: 330 } });
    await page.setContent(
      "<div style='font:26px/1.5 Open Sans;padding:24px'>Fernbank Stationers<br>Invoice number: 7002<br>Invoice date: 10/06/2026<br>Subtotal: 200.00<br>Tax 5%: 10.00<br>Total: $210.00</div>",
    );
    return await page.screenshot({ type: "png" });
  } finally {
    await browser.close();
  }
}
