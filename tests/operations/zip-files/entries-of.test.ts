import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { entriesOf, NotAZipFile } from "~/operations/zip-files/steps/entries-of";

const pdf = new TextEncoder().encode("%PDF-1.7 one page");

async function told(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const entries: string[] = [];
  for await (const { path, bytes: unpacked, problem } of entriesOf(new Blob([bytes]).stream()))
    entries.push(`${path}: ${problem ?? unpacked.length}`);
  return entries;
}

/** Made by `zip`: b.pdf as it is, then a.pdf with the password "secret". */
const halfLocked = `UEsDBBQAAAAIAEWAdV3CsrViFQAAAEcAAAAFAAAAYi5wZGZTDXBx0zXUM1fIz0tVKEhMTyWPAQBQSwMECgAJAAAARYB1XVv2WfsdAAAAEQAAAAUAAABh
LnBkZg86GnX+E8ZQR0DuoastLUP/64TLO1oCmzYH6vkMUEsHCFv2WfsdAAAAEQAAAFBLAQIeAxQAAAAIAEWAdV3CsrViFQAAAEcAAAAFAAAAAAAAAAEA
AACkgQAAAABiLnBkZlBLAQIeAwoACQAAAEWAdV1b9ln7HQAAABEAAAAFAAAAAAAAAAEAAACkgTgAAABhLnBkZlBLBQYAAAAAAgACAGYAAACIAAAAAAA=`;

describe("the files of a ZIP file", () => {
  it("are found in whatever folder their path leads to", async () => {
    const paths = ["./a.pdf", "../../b.pdf", "june/./c.pdf", "june\\d.pdf", "/e.pdf"];
    expect(await told(zipSync(Object.fromEntries(paths.map((path) => [path, pdf]))))).toEqual(
      paths.map((path) => `${path}: 17`),
    );
  });

  it("are not what computers put beside them", async () => {
    const paths = ["__MACOSX/._a.pdf", ".DS_Store", "june/.hidden/a.pdf", "june/Thumbs.db", "june/"];
    expect(await told(zipSync(Object.fromEntries(paths.map((path) => [path, pdf]))))).toEqual([]);
  });

  it("are told apart from those that have a password", async () => {
    const bytes = Uint8Array.from(atob(halfLocked.replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
    expect(await told(bytes)).toEqual(["b.pdf: 71", "a.pdf: zip.problem.password"]);
  });

  it("are none where the file is no ZIP file, or only the beginning of one", async () => {
    for (const bytes of [
      new TextEncoder().encode("PK, said the letter"),
      zipSync({ "a.pdf": pdf }).subarray(0, 20),
      zipSync({ "a.pdf": pdf }).subarray(0, 45),
    ])
      await expect(told(bytes)).rejects.toThrow(NotAZipFile);
    expect(await told(zipSync({}))).toEqual([]);
  });
});
