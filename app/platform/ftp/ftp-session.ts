import type { FtpServer } from "~/operations/documents/release-ports";
import type { FolderFile } from "~/operations/folders/folder-ports";
import { withTimeout } from "../with-timeout";
import { FtpControl } from "./ftp-control";
import { filesOfList, filesOfMlsd } from "./ftp-listing";
import { FtpRefusal } from "./ftp-problem";
import { type FtpSocket, ignoringCloseErrors, type OpenSocket } from "./ftp-socket";

const mostFetched = 50 * 1024 * 1024;
/** Some forty thousand files. */
const mostListed = 4 * 1024 * 1024;

/** A session that is signed in. Close it whatever happens. */
export class FtpSession {
  /** The folders that were asked to be made: they are there, or cannot be made. */
  private readonly made = new Set<string>();

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
    const socket = ignoringCloseErrors(open({ hostname, port }, security[encryption]));
    await withTimeout(socket.opened, timeout);
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
    // Someone else may have made it just now.
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

  /** A file's content; a longer one than `most` bytes is not read to its end, and that ends the session. */
  fetch(name: string, most = mostFetched): Promise<Uint8Array<ArrayBuffer>> {
    return this.received(`RETR ${name}`, most);
  }

  /** The files of the folder that was entered. */
  async list(): Promise<FolderFile[]> {
    try {
      return filesOfMlsd(textOf(await this.received("MLSD", mostListed)));
    } catch (error) {
      // An older server does not know the command.
      if (!(error instanceof FtpRefusal) || ![500, 501, 502, 504].includes(error.reply.code)) throw error;
      return filesOfList(textOf(await this.received("LIST", mostListed)));
    }
  }

  /** What the server tells of a file's size and time; the same text as long as nobody wrote to it. */
  async stampOf(name: string): Promise<string> {
    const [size, time] = [
      await this.control.command(`SIZE ${name}`),
      await this.control.command(`MDTM ${name}`),
    ];
    return [size, time].map(({ code, text }) => (code === 213 ? text : "")).join("|");
  }

  /** The name that a file can have in a folder within this one: its own, unless a file there may have it. */
  async freeName(name: string, into: string): Promise<string> {
    if (!this.made.has(into)) await this.control.command(`MKD ${into}`);
    this.made.add(into);
    const { code } = await this.control.command(`SIZE ${into}/${name}`);
    return code === 550 ? name : `${Date.now()}-${name}`;
  }

  async move(name: string, to: string): Promise<void> {
    await this.control.command(`RNFR ${name}`, 350);
    await this.control.command(`RNTO ${to}`, 250);
  }

  async remove(name: string): Promise<void> {
    await this.control.command(`DELE ${name}`, 250);
  }

  async write(path: string, text: string): Promise<void> {
    const content = new Response(text).body;
    if (content) await this.send(`STOR ${path}`, content);
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

  private async received(command: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const data = await this.dataFor(command);
    const bytes = await withTimeout(readAll(data.readable, most), 4 * this.timeout).catch((error) =>
      this.refusalOr(error),
    );
    await this.control.expect(226, 250);
    await data.close().catch(() => {});
    return bytes;
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
    await withTimeout(written(), 4 * this.timeout).catch((error) => this.refusalOr(error));
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
    const plain = ignoringCloseErrors(this.open(address, isSecured ? "starttls" : "off"));
    await withTimeout(plain.opened, this.timeout);
    const data = isSecured ? ignoringCloseErrors(plain.startTls()) : plain;
    try {
      await this.control.command(command, 125, 150);
      return data;
    } catch (error) {
      await data.close().catch(() => {});
      throw error;
    }
  }

  /** The port of a passive connection. The address that the server names is not used: it may be anyone's. */
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

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) throw new Error("the file is too large");
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
