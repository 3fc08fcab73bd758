import type { FtpServer } from "~/operations/documents/release-ports";
import { inTime } from "../in-time";
import { FtpControl } from "./ftp-control";
import { FtpRefusal } from "./ftp-problem";
import { type FtpSocket, type OpenSocket, quiet } from "./ftp-socket";

const mostFetched = 50 * 1024 * 1024;

/** A session that is signed in. Close it whatever happens. */
export class FtpSession {
  private constructor(
    private readonly open: OpenSocket,
    private readonly server: FtpServer,
    private readonly control: FtpControl,
    private readonly timeout: number,
  ) {}

  /** Connects and signs in. `timeout`: milliseconds that the server may take for an answer. */
  static async open(open: OpenSocket, server: FtpServer, timeout: number): Promise<FtpSession> {
    const { hostName: hostname, port, encryption } = server;
    const security = { none: "off", explicit: "starttls", implicit: "on" } as const;
    const socket = quiet(open({ hostname, port }, security[encryption]));
    await inTime(socket.opened, timeout);
    const session = new FtpSession(open, server, new FtpControl(socket, timeout), timeout);
    try {
      await session.begin();
      return session;
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  /** Enters a folder; `make` makes it when it is missing. */
  async enter(step: string, make: boolean): Promise<void> {
    const entered = await this.control.command(`CWD ${step}`);
    if (entered.code === 250 || entered.code === 200) return;
    if (!make) throw new FtpRefusal(entered);
    const made = await this.control.command(`MKD ${step}`);
    // Somebody else may have made it just now.
    const again = await this.control.command(`CWD ${step}`);
    if (again.code !== 250 && again.code !== 200) throw new FtpRefusal(made.code < 400 ? again : made);
  }

  /** Stores a file under another name and then renames it, so that nobody picks up half of it. */
  async store(name: string, content: ReadableStream<Uint8Array>): Promise<void> {
    const partial = `${name}.part`;
    await this.send(`STOR ${partial}`, content);
    const renamed = await this.rename(partial, name);
    if (renamed) return;
    // Some servers do not rename onto a file that is there.
    await this.control.command(`DELE ${name}`);
    await this.control.command(`RNFR ${partial}`, 350);
    await this.control.command(`RNTO ${name}`, 250);
  }

  async fetch(name: string): Promise<Uint8Array> {
    const data = await this.dataFor(`RETR ${name}`);
    const bytes = await inTime(readAll(data.readable), 4 * this.timeout).catch((error) =>
      this.refusalOr(error),
    );
    await this.control.expect(226, 250);
    await data.close().catch(() => {});
    return bytes;
  }

  close(): Promise<void> {
    return this.control.close();
  }

  private async begin(): Promise<void> {
    const { userName, password, encryption } = this.server;
    await this.control.expect(220);
    if (encryption === "explicit") {
      await this.control.command("AUTH TLS", 234);
      this.control.secure();
    }
    const user = await this.control.command(`USER ${userName}`, 230, 331);
    if (user.code !== 230) await this.control.command(`PASS ${password}`, 230, 202);
    await this.control.command("OPTS UTF8 ON");
    await this.control.command("TYPE I", 200);
    if (encryption === "none") return;
    await this.control.command("PBSZ 0");
    await this.control.command("PROT P", 200);
  }

  private async rename(from: string, to: string): Promise<boolean> {
    await this.control.command(`RNFR ${from}`, 350);
    const { code } = await this.control.command(`RNTO ${to}`);
    return code === 250;
  }

  private async send(command: string, content: ReadableStream<Uint8Array>): Promise<void> {
    const data = await this.dataFor(command);
    const writer = data.writable.getWriter();
    const written = async () => {
      for await (const part of content) await writer.write(part);
      await writer.close();
    };
    await inTime(written(), 4 * this.timeout).catch((error) => this.refusalOr(error));
    await this.control.expect(226, 250);
    await data.close().catch(() => {});
  }

  /**
   * Opens the data channel and gives the command. The handshake begins before the command and is not waited for: some
   * servers finish it before they answer, others only look at the channel after.
   */
  private async dataFor(command: string): Promise<FtpSocket> {
    const address = { hostname: this.server.hostName, port: await this.passivePort() };
    const isSecured = this.server.encryption !== "none";
    const plain = quiet(this.open(address, isSecured ? "starttls" : "off"));
    await inTime(plain.opened, this.timeout);
    const data = isSecured ? quiet(plain.startTls()) : plain;
    try {
      await this.control.command(command, 125, 150);
      return data;
    } catch (error) {
      await data.close().catch(() => {});
      throw error;
    }
  }

  /** The port of a passive connection. The address that the server names is not used: it may be anybody's. */
  private async passivePort(): Promise<number> {
    const extended = await this.control.command("EPSV");
    const port = extended.code === 229 && /\(\|\|\|(\d+)\|\)/.exec(extended.text)?.[1];
    if (port) return Number(port);
    const { text } = await this.control.command("PASV", 227);
    const [, high, low] = /\d+,\d+,\d+,\d+,(\d+),(\d+)/.exec(text) ?? [];
    if (!high || !low) throw new Error("the server names no port");
    return Number(high) * 256 + Number(low);
  }

  /** A server that ends a transfer says why on the control channel. */
  private async refusalOr(error: unknown): Promise<never> {
    const reply = await this.control.expect().catch(() => null);
    throw reply && reply.code >= 400 ? new FtpRefusal(reply) : error;
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > mostFetched) throw new Error("the file is too large");
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
