/** The little of a TCP socket that an FTP client needs; what `cloudflare:sockets` gives has it. */
export type FtpSocket = {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<unknown>;
  startTls(): FtpSocket;
  close(): Promise<unknown>;
};

/** `on`: TLS from the first byte. `starttls`: plain until `startTls` is called. */
export type OpenSocket = (
  address: { hostname: string; port: number },
  security: "on" | "off" | "starttls",
) => FtpSocket;

/** A socket whose close errors are ignored: without this the runtime reports them as unhandled. */
export function ignoringCloseErrors(socket: FtpSocket): FtpSocket {
  socket.closed.catch(() => {});
  socket.opened.catch(() => {});
  return socket;
}
