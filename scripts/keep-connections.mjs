import http from "node:http";
import net from "node:net";

/**
 * Preloaded into the local server. Locally all Workers share one thread, so a page that takes long to recognise stops
 * all of them for seconds. Node closes connections that are idle for five; a queue whose log line meets such a closed
 * connection never delivers another message. So connections are kept for ten minutes.
 */
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...parameters) {
  if (this instanceof http.Server) this.keepAliveTimeout = 600_000;
  return listen.apply(this, parameters);
};
