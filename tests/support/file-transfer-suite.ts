import type { FtpOptions } from "@tests/stand-ins/ftp/ftp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { OpenSocket } from "~/platform/ftp/ftp-socket";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";

/** An FTP stand-in, here or elsewhere, and what it has seen so far. */
export type RunningFtp = {
  port: number;
  seen(): Promise<{ files: [string, string][]; folders: string[]; commands: string[] }>;
  /** Puts files there, by their paths. */
  put(files: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
};

type Place = { where: string; open: OpenSocket; start(options?: FtpOptions): Promise<RunningFtp> };

/** What holds for files over FTP wherever the sockets come from. */
export function testsOfFileTransfer({ where, open, start }: Place): void {
  const transfer = openFileTransfer(open, { allowPrivateHosts: true });
  const running: RunningFtp[] = [];

  async function started(options: FtpOptions = {}) {
    const standIn = await start(options);
    running.push(standIn);
    const { encryption = "none" } = options;
    const account = { userName: "harbour", password: "rope and paint" };
    return { standIn, server: { ...account, hostName: "localhost", port: standIn.port, encryption } };
  }

  const file = (text: string, name = "invoice-1.json") => ({ name, open: () => new Blob([text]).stream() });

  describe(`files over FTP ${where}`, () => {
    afterEach(async () => {
      await Promise.all(running.splice(0).map((standIn) => standIn.stop()));
    });

    it.each(["none", "explicit", "implicit"] as const)(
      "are stored and fetched again (%s)",
      async (encryption) => {
        const { standIn, server } = await started({ encryption });
        const text = "é".repeat(100_000);
        await transfer.store(server, ["in", "invoices"], [file(text), file("a,b", "invoice-1.csv")]);
        expect((await standIn.seen()).files.map(([name]) => name)).toEqual([
          "in/invoices/invoice-1.json",
          "in/invoices/invoice-1.csv",
        ]);
        expect(new Map((await standIn.seen()).files).get("in/invoices/invoice-1.json")).toBe(text);
        const bytes = await transfer.fetch(server, ["in", "invoices"], "invoice-1.csv");
        expect(new TextDecoder().decode(bytes)).toBe("a,b");
      },
    );

    it("are sent over a secured channel alone when it is asked for", async () => {
      const { standIn, server } = await started({ encryption: "explicit" });
      await transfer.store(server, [], [file("x")]);
      expect((await standIn.seen()).commands.slice(0, 2)).toEqual(["AUTH TLS", "USER harbour"]);
      expect((await standIn.seen()).commands).toContain("PROT P");
    });

    it("are written over when they are there, never in halves", async () => {
      const { standIn, server } = await started();
      await transfer.store(server, [], [file("old")]);
      await transfer.store(server, [], [file("new")]);
      expect((await standIn.seen()).files).toEqual([["invoice-1.json", "new"]]);
      expect((await standIn.seen()).commands.filter((line) => line.startsWith("STOR"))).toEqual([
        "STOR invoice-1.json.part",
        "STOR invoice-1.json.part",
      ]);
    });

    it("go to the host that was named, whatever address the server gives for the data", async () => {
      const { standIn, server } = await started({ refuse: { EPSV: "500 never heard of it" } });
      await transfer.store(server, [], [file("x")]);
      expect(new Map((await standIn.seen()).files).get("invoice-1.json")).toBe("x");
      expect((await standIn.seen()).commands).toContain("PASV");
    });

    it.each([
      [{}, { password: "wrong" }, "sign-in"],
      [{ refuse: { STOR: "552 full" } }, {}, "full"],
      [{ refuse: { STOR: "550 read only" } }, {}, "not-allowed"],
      [{ refuse: { MKD: "550 no" } }, {}, "not-allowed"],
      [
        { encryption: "explicit" as const, refuse: { STOR: "522 session reuse required" } },
        {},
        "session-reuse",
      ],
      [{}, { encryption: "explicit" as const }, "no-tls"],
    ])("fail with a sentence about it: %j %j", async (options, change, problem) => {
      const { server } = await started(options);
      await expect(transfer.store({ ...server, ...change }, ["in"], [file("x")])).rejects.toMatchObject({
        code: "unavailable",
        messageKey: `releases.problem.${problem}`,
      });
    });

    it("fail when nobody listens", async () => {
      const { standIn, server } = await started();
      await standIn.stop();
      await expect(transfer.store(server, [], [file("x")])).rejects.toMatchObject({
        messageKey: "releases.problem.unreachable",
      });
    });

    it("are not sent when a name holds a command of its own", async () => {
      const { standIn, server } = await started();
      await expect(transfer.store(server, ["in\r\nDELE all"], [file("x")])).rejects.toMatchObject({
        code: "unavailable",
      });
      expect((await standIn.seen()).commands.some((line) => line.startsWith("DELE"))).toBe(false);
    });

    it("that are gone from the server are not found", async () => {
      const { server } = await started();
      await expect(transfer.fetch(server, [], "a.json")).rejects.toMatchObject({
        code: "not-found",
        messageKey: "releases.error.not-released",
      });
    });

    it("do not make a folder when they are only fetched", async () => {
      const { standIn, server } = await started();
      await expect(transfer.fetch(server, ["in"], "a.json")).rejects.toMatchObject({ code: "not-found" });
      expect((await standIn.seen()).folders.includes("in")).toBe(false);
    });

    it.each(["127.0.0.1", "localhost", "10.1.2.3", "[::1]", "printer", "192.168.0.9"])(
      "are never sent into a private network: %s",
      async (hostName) => {
        const { standIn, server } = await started();
        const strict = openFileTransfer(open, { allowPrivateHosts: false });
        await expect(strict.store({ ...server, hostName }, [], [file("x")])).rejects.toMatchObject({
          messageKey: "releases.problem.host",
        });
        expect((await standIn.seen()).commands).toEqual([]);
      },
    );

    it.each([
      ["none", {}],
      ["explicit", {}],
      ["implicit", {}],
      ["none", { MLSD: "500 never heard of it" }],
    ] as const)("are taken out of a folder, and put away (%s, %j)", async (encryption, refuse) => {
      const holds = { "in/a 1.pdf": "%PDF é", "in/b.pdf": "%PDF b", "in/processed/b.pdf": "old" };
      const { standIn, server } = await started({ encryption, refuse, holds });
      expect(await transfer.count(server, ["in"])).toBe(2);
      const fetched = await transfer.visit(server, ["in"], async (folder) => {
        const files = await folder.list();
        expect(files.map(({ name, size }) => [name, size])).toEqual([
          ["a 1.pdf", 7],
          ["b.pdf", 6],
        ]);
        const before = await folder.stampOf("b.pdf");
        await standIn.put({ "in/b.pdf": "%PDF B" });
        expect(await folder.stampOf("b.pdf")).not.toBe(before);
        const bytes = await folder.fetch("a 1.pdf", 100);
        await folder.write("failed", "a 1.pdf.txt", "why");
        await folder.move("a 1.pdf", "failed", await folder.freeName("a 1.pdf", "failed"));
        const free = await folder.freeName("b.pdf", "processed");
        expect(free).toMatch(/^\d+-b\.pdf$/);
        await folder.remove("b.pdf");
        return new TextDecoder().decode(bytes);
      });
      expect(fetched).toBe("%PDF é");
      expect((await standIn.seen()).files.map(([path]) => path).sort()).toEqual([
        "in/failed/a 1.pdf",
        "in/failed/a 1.pdf.txt",
        "in/processed/b.pdf",
      ]);
    });

    it("that one may not touch are told of, and do not end the visit", async () => {
      const { server } = await started({ refuse: { RNTO: "550 no" }, holds: { "in/a.pdf": "a" } });
      const ofFile = { code: "conflict", messageKey: "folders.problem.file" };
      await transfer.visit(server, ["in"], async (folder) => {
        await expect(folder.fetch("gone.pdf", 9)).rejects.toMatchObject(ofFile);
        await expect(folder.move("a.pdf", "processed", "a.pdf")).rejects.toMatchObject(ofFile);
        expect(await folder.list()).toHaveLength(1);
      });
    });

    it("longer than wanted are not read to their end", async () => {
      const { server } = await started({ holds: { "in/a.pdf": "a".repeat(100_000) } });
      await expect(
        transfer.visit(server, ["in"], (folder) => folder.fetch("a.pdf", 1_000)),
      ).rejects.toMatchObject({ code: "unavailable" });
    });

    it("are not taken out of a folder that is not there, which nobody makes", async () => {
      const { standIn, server } = await started();
      await expect(transfer.count(server, ["in"])).rejects.toMatchObject({
        code: "unavailable",
        messageKey: "folders.problem.no-folder",
      });
      expect((await standIn.seen()).folders).toEqual([""]);
    });

    it("are tested without storing any: the folder is made and entered", async () => {
      const { standIn, server } = await started();
      await transfer.test(server, ["in", "invoices"]);
      const { files, folders, commands } = await standIn.seen();
      expect([files, folders]).toEqual([[], ["", "in", "in/invoices"]]);
      expect(commands.filter((line) => /^(STOR|EPSV|PASV)/.test(line))).toEqual([]);
    });

    it.each([
      ["after the greeting", { refuse: { USER: "" } }, {}],
      ["at the password", { refuse: { PASS: "" } }, {}],
      ["instead of TLS", { encryption: "explicit" as const, refuse: { AUTH: "" } }, {}],
      ["one answer at a time", { refuse: { USER: "" } }, { answer: 60_000 }],
    ])("are given up when the server falls silent: %s", async (_name, options, timeout) => {
      const { standIn, server } = await started(options);
      const hasty = { answer: 200, test: 400, fetch: 400, store: 400, visit: 400, ...timeout };
      const impatient = openFileTransfer(open, { allowPrivateHosts: true, timeout: hasty });
      const late = { code: "unavailable", messageKey: "releases.problem.late" };
      await expect(impatient.test(server, [])).rejects.toMatchObject(late);
      await expect(impatient.store(server, [], [file("x")])).rejects.toMatchObject(late);
      await expect(impatient.fetch(server, [], "a.json")).rejects.toMatchObject(late);
      expect((await standIn.seen()).files).toEqual([]);
    });
  });
}
