import { connect } from "cloudflare:sockets";
import type { OpenSocket } from "./ftp-socket";

/** TCP sockets of the Workers runtime. Certificates are checked against its own list of authorities, and no other. */
export const openWorkerSocket: OpenSocket = (address, secureTransport) =>
  connect(address, { secureTransport, allowHalfOpen: false });
