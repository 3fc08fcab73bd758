import http from "node:http";
import net from "node:net";

/**
 * Imported before the local runtime. Its Workers reach servers in this process, for their log lines or for what stands in
 * for another Worker, over connections that they keep. Node closes connections that are idle for five seconds. A request
 * that meets such a closed connection fails with "Network connection lost."; a queue whose log line does never delivers
 * another message. So connections are kept for ten minutes.
 */
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...parameters) {
  if (this instanceof http.Server) this.keepAliveTimeout = 600_000;
  return listen.apply(this, parameters);
};
