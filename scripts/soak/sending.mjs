import { randomUUID } from "node:crypto";
import { kindOf, soakDocuments } from "./documents.mjs";

/** Milliseconds between two looks at the list. */
const lookEvery = 1_000;
const unfinished = new Set(["received", "processing"]);

/**
 * Sends documents through the doors in turn and follows each to its end. `send(kind)` sends one of this kind, or of the mix,
 * and is done when the door has answered; `documents` are all that were sent; `settle(ms)` waits until each has ended;
 * `stop()` ends the looking. With `ownClock` the product's clock is this machine's, and says when a document ended.
 */
export async function startSending({ doors, list, ownClock }) {
  const run = randomUUID().slice(0, 8);
  const { take } = await soakDocuments();
  const names = Object.keys(doors);
  const documents = [];
  const byName = new Map();
  let stopped = false;
  const looking = look();

  async function send(wanted) {
    const number = documents.length;
    const kind = wanted ?? kindOf(number);
    const door = names[number % names.length];
    const fileName = `soak-${run}-${number}.pdf`;
    const bytes = take(kind, number);
    const one = {
      kind,
      door,
      fileName,
      sentAt: Date.now(),
      endedAt: null,
      status: "sent",
      problem: null,
      copies: 0,
    };
    documents.push(one);
    byName.set(fileName, one);
    one.problem = await doors[door](fileName, bytes);
    if (one.problem) console.error(`${fileName} (${kind}) by ${door}: ${one.problem}`);
    return one;
  }

  async function look() {
    while (!stopped) {
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      await readList().catch((error) => console.error(`the list: ${error.message}`));
    }
  }

  /** Reads as many pages of the list as it takes to see the oldest document that has no end yet. */
  async function readList() {
    const open = new Set(documents.filter((one) => !one.endedAt && !one.problem));
    const seen = new Map();
    for (let page = 1; open.size > 0; page++) {
      const items = await list(page);
      for (const item of items) {
        const one = byName.get(item.fileName);
        if (!one) continue;
        seen.set(one, (seen.get(one) ?? new Set()).add(item.documentId));
        open.delete(one);
        note(one, item);
      }
      if (items.length === 0 || items.every(({ fileName }) => !byName.has(fileName))) break;
    }
    // A row that slides to the next page while pages are read comes twice, with the same id.
    for (const [one, ids] of seen) one.copies = Math.max(one.copies, ids.size);
  }

  function note(one, { status, processedOn, problem }) {
    one.status = status;
    if (one.endedAt || unfinished.has(status)) return;
    one.endedAt = ownClock && processedOn ? Date.parse(processedOn) : Date.now();
    if (status === "error") one.problem = `ended in error: ${problem}`;
    if (one.problem) console.error(`${one.fileName} (${one.kind}): ${one.problem}`);
  }

  return {
    documents,
    send,
    async settle(milliseconds) {
      const isOpen = (one) => !one.endedAt && !one.problem;
      for (const end = Date.now() + milliseconds; documents.some(isOpen) && Date.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, lookEvery));
    },
    /** Looks once more at the whole list, so that a copy which came late is seen, and ends. */
    async stop() {
      stopped = true;
      await looking;
      const ids = new Map();
      for (let page = 1; ; page++) {
        const items = await list(page);
        for (const { fileName, documentId } of items)
          if (byName.has(fileName)) ids.set(fileName, (ids.get(fileName) ?? new Set()).add(documentId));
        if (items.every(({ fileName }) => !byName.has(fileName))) break;
      }
      for (const [fileName, { size }] of ids) byName.get(fileName).copies = size;
    },
  };
}
