import { describe, expect, it } from "vitest";
import { isPrivateHost } from "~/domain/releases/is-private-host";
import { folderSteps, releaseFolder, releaseName } from "~/domain/releases/release-paths";

describe("the names of released files", () => {
  it.each([
    ["invoice 7.pdf", "invoice-7-d1"],
    ["Año/Señor Núñez.PDF", "Senor-Nunez-d1"],
    ["../../etc/passwd", "passwd-d1"],
    ["請求書.png", "document-d1"],
    ["a\r\nDELE b.pdf", "aDELE-b-d1"],
  ])("%j is %s", (fileName, name) => {
    expect(releaseName({ documentId: "d1", fileName })).toBe(name);
  });

  it("are the same each time, and no two documents share one", () => {
    const name = (documentId: string) => releaseName({ documentId, fileName: "a.pdf" });
    expect(name("1")).toBe(name("1"));
    expect(name("1")).not.toBe(name("2"));
  });

  it("stand in a folder with the model's name", () => {
    expect(releaseFolder("Facturas España / 2026")).toBe("Facturas-Espana-2026");
    expect(releaseFolder("…")).toBe("model");
  });
});

describe("a folder on a server", () => {
  it.each([
    ["/in/invoices/", ["in", "invoices"]],
    ["", []],
    ["a/./b", ["a", "b"]],
    ["a/../../b", null],
    ["a\\..\\b", null],
    ["a\r\nDELE b", null],
  ])("%j is %j", (folder, steps) => {
    expect(folderSteps(folder)).toEqual(steps);
  });
});

describe("a private host", () => {
  it.each([
    "localhost",
    "127.0.0.1",
    "10.0.0.1",
    "172.16.5.5",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "[::1]",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "2130706433",
    "0x7f.1",
    "127.1",
    "server",
    "nas.local",
    "db.internal",
    "host.localhost",
    "224.0.0.1",
    "LOCALHOST.",
  ])("%s is one", (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each([
    "ftp.example.com",
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "files.example.co.uk",
  ])("%s is none", (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });
});
