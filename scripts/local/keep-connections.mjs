import http from "node:http";
import net from "node:net";

/**
 * Imported before the local runtime. Its Workers send their log lines to a server in this process over connections that
 * they keep. Node closes connections that are idle for five seconds; a queue whose log line meets such a closed
 * connection never delivers another message. So connections are kept for ten minutes.
 */
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...parameters) {
  if (this instanceof http.Server) this.keepAliveTimeout = 600_000;
  return listen.apply(this, parameters);
};
