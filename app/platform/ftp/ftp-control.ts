import { withTimeout } from "../with-timeout";
import { FtpRefusal, type FtpReply } from "./ftp-problem";
import { type FtpSocket, ignoringCloseErrors } from "./ftp-socket";

const longestReply = 65_536;

/** The control channel of an FTP session: a line goes out, a reply comes back (RFC 959, section 4.2). */
export class FtpControl {
  private reader: ReadableStreamDefaultReader<Uint8Array>;
  private writer: WritableStreamDefaultWriter<Uint8Array>;
  private decoder = new TextDecoder();
  private unread = "";

  /** `timeout`: milliseconds that the server may take for an answer. */
  constructor(
    private socket: FtpSocket,
    private readonly timeout: number,
  ) {
    this.reader = socket.readable.getReader();
    this.writer = socket.writable.getWriter();
  }

  /** Sends a command; throws FtpRefusal unless the reply has one of these codes. Any code will do when none is named. */
  async command(line: string, ...expected: number[]): Promise<FtpReply> {
    // A line break in a name would be a command of its own.
    if (/[\r\n\0]/.test(line)) throw new FtpRefusal({ code: 553, text: "not a name" });
    await withTimeout(this.writer.write(new TextEncoder().encode(`${line}\r\n`)), this.timeout);
    return this.expect(...expected);
  }

  /** Reads the next reply. */
  async expect(...expected: number[]): Promise<FtpReply> {
    const reply = await this.reply();
    if (expected.length > 0 && !expected.includes(reply.code)) throw new FtpRefusal(reply);
    return reply;
  }

  /** Goes on over TLS. */
  secure(): void {
    this.reader.releaseLock();
    this.writer.releaseLock();
    this.socket = ignoringCloseErrors(this.socket.startTls());
    this.reader = this.socket.readable.getReader();
    this.writer = this.socket.writable.getWriter();
    // What came before the handshake was not protected, so that nothing of it counts.
    this.unread = "";
  }

  async close(): Promise<void> {
    await withTimeout(this.writer.write(new TextEncoder().encode("QUIT\r\n")), 300).catch(() => {});
    await withTimeout(this.socket.close(), 300).catch(() => {});
  }

  /** A reply of several lines ends with the line that begins with its code and a space. */
  private async reply(): Promise<FtpReply> {
    const first = await this.line();
    const lines = [first];
    const code = first.slice(0, 3);
    if (first[3] === "-")
      while (!lines.at(-1)?.startsWith(`${code} `)) {
        lines.push(await this.line());
        if (lines.length > 500) throw new Error("the reply does not end");
      }
    return { code: Number(code), text: lines.join("\n").slice(4) };
  }

  private async line(): Promise<string> {
    let end = this.unread.indexOf("\n");
    while (end < 0) {
      const { value, done } = await withTimeout(this.reader.read(), this.timeout);
      if (done) throw new Error("the server closed the connection");
      this.unread += this.decoder.decode(value, { stream: true });
      if (this.unread.length > longestReply) throw new Error("the reply is too long");
      end = this.unread.indexOf("\n");
    }
    const line = this.unread.slice(0, end).replace(/\r$/, "");
    this.unread = this.unread.slice(end + 1);
    return line;
  }
}
