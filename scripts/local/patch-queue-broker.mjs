import fs from "node:fs";
import path from "node:path";

/**
 * Imported before the local runtime. Its queue brokers write a log line after every batch, over a connection to this process;
 * one that did not get through ended the queue for good, and so did a consumer that never answered. Here a line that
 * is lost is lost alone, and a consumer has the fifteen minutes that Cloudflare's have, after which the batch is
 * tried again.
 */
const broker = path.join("workers", "queues", "broker.worker.js");
const longestBatch = 15 * 60_000;

const changes = [
  {
    from: /await this\.logWithLevel\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
    to: "await this.logWithLevel($1).catch(() => {})",
  },
  {
    from: /return maybeService\.queue\(this\.name, messages, metadata\);/g,
    to: `return Promise.race([
      maybeService.queue(this.name, messages, metadata),
      new Promise((_, reject) => setTimeout(reject, ${longestBatch}, new Error("the consumer did not answer")))
    ]);`,
  },
];

const readFileSync = fs.readFileSync;
fs.readFileSync = function (file, ...parameters) {
  const content = readFileSync.call(this, file, ...parameters);
  return typeof content === "string" && String(file).endsWith(broker) ? patchedSource(content) : content;
};

function patchedSource(source) {
  return changes.reduce((text, { from, to }) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Miniflare's queue broker has changed: ${from} is not in it`);
    return changed;
  }, source);
}
