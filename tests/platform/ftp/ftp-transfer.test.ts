import { type FtpStandIn, startFtpServer } from "@tests/stand-ins/ftp/ftp-server";
import { openNodeSocket } from "@tests/support/node-socket";
import { afterEach, describe, expect, it } from "vitest";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";

const transfer = openFileTransfer(openNodeSocket, { allowPrivateHosts: true });
const running: FtpStandIn[] = [];

async function started(...options: Parameters<typeof startFtpServer>) {
  const standIn = await startFtpServer(...options);
  running.push(standIn);
  const encryption = options[0]?.encryption ?? "none";
  return {
    standIn,
    server: {
      hostName: "127.0.0.1",
      port: standIn.port,
      userName: "harbour",
      password: "rope and paint",
      encryption,
    },
  };
}

const file = (text: string, name = "invoice-1.json") => ({ name, bytes: new TextEncoder().encode(text) });

afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.stop()));
});

describe("files over FTP", () => {
  it.each(["none", "explicit", "implicit"] as const)(
    "are stored and fetched again (%s)",
    async (encryption) => {
      const { standIn, server } = await started({ encryption });
      const text = "é".repeat(100_000);
      await transfer.store(server, ["in", "invoices"], [file(text), file("a,b", "invoice-1.csv")]);
      expect([...standIn.files.keys()]).toEqual(["in/invoices/invoice-1.json", "in/invoices/invoice-1.csv"]);
      expect(standIn.files.get("in/invoices/invoice-1.json")).toBe(text);
      const bytes = await transfer.fetch(server, ["in", "invoices"], "invoice-1.csv");
      expect(new TextDecoder().decode(bytes)).toBe("a,b");
    },
  );

  it("are sent over a secured channel alone when it is asked for", async () => {
    const { standIn, server } = await started({ encryption: "explicit" });
    await transfer.store(server, [], [file("x")]);
    expect(standIn.commands.slice(0, 2)).toEqual(["AUTH TLS", "USER harbour"]);
    expect(standIn.commands).toContain("PROT P");
  });

  it("are written over when they are there, never in halves", async () => {
    const { standIn, server } = await started();
    await transfer.store(server, [], [file("old")]);
    await transfer.store(server, [], [file("new")]);
    expect([...standIn.files]).toEqual([["invoice-1.json", "new"]]);
    expect(standIn.commands.filter((line) => line.startsWith("STOR"))).toEqual([
      "STOR invoice-1.json.part",
      "STOR invoice-1.json.part",
    ]);
  });

  it("go to the host that was named, whatever address the server gives for the data", async () => {
    const { standIn, server } = await started({ refuse: { EPSV: "500 never heard of it" } });
    await transfer.store(server, [], [file("x")]);
    expect(standIn.files.get("invoice-1.json")).toBe("x");
    expect(standIn.commands).toContain("PASV");
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
    expect(standIn.commands.some((line) => line.startsWith("DELE"))).toBe(false);
  });

  it("do not make a folder when they are only fetched", async () => {
    const { standIn, server } = await started();
    await expect(transfer.fetch(server, ["in"], "a.json")).rejects.toMatchObject({ code: "unavailable" });
    expect(standIn.folders.has("in")).toBe(false);
  });

  it.each(["127.0.0.1", "localhost", "10.1.2.3", "[::1]", "printer", "192.168.0.9"])(
    "are never sent into a private network: %s",
    async (hostName) => {
      const { standIn, server } = await started();
      const strict = openFileTransfer(openNodeSocket, { allowPrivateHosts: false });
      await expect(strict.store({ ...server, hostName }, [], [file("x")])).rejects.toMatchObject({
        messageKey: "releases.problem.host",
      });
      expect(standIn.commands).toEqual([]);
    },
  );
});
