import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { connect as secure } from "node:tls";
import type { FtpSocket, OpenSocket } from "~/platform/ftp/ftp-socket";

/** TCP sockets of Node in the shape of those of the Workers runtime. Any certificate will do. */
export const openNodeSocket: OpenSocket = ({ hostname, port }, security) => {
  const socket = connect({ host: hostname, port, allowHalfOpen: false });
  return security === "on" ? secureSocket(socket) : shaped(socket, "connect");
};

const secureSocket = (socket: Socket): FtpSocket =>
  shaped(secure({ socket, rejectUnauthorized: false, servername: "localhost" }), "secureConnect");

function shaped(socket: Socket, openedBy: string): FtpSocket {
  const opened = new Promise<void>((resolve, reject) => {
    socket.once(openedBy, () => resolve());
    socket.once("error", reject);
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  // Made when first asked for, so that a handshake can take over the socket before anything reads from it.
  let streams: ReturnType<typeof Duplex.toWeb> | null = null;
  const web = () => {
    streams ??= Duplex.toWeb(socket);
    return streams;
  };
  return {
    get readable() {
      return web().readable as ReadableStream<Uint8Array>;
    },
    get writable() {
      return web().writable as WritableStream<Uint8Array>;
    },
    opened,
    closed,
    startTls: () => secureSocket(socket),
    close: async () => void socket.destroy(),
  };
}
