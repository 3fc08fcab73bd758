/** Milliseconds. A runtime that ran this long had a good start: the next one is not delayed for the ends before. */
const goodRun = 60_000;
const longestPause = 30_000;
const pauseAfter = (ends) => Math.min(longestPause, 125 * 2 ** ends);

/**
 * Keeps the two runtimes running: "web", which keeps the storage, and "documents", which asks it and is started again
 * with it. `start(group, storage)` starts one; `onRunning` is told after every start what runs, and whether again.
 */
export function keepRunning({ start, onRunning, say }) {
  let web;
  let documents;
  let ending = false;
  /** A runtime that is started again because it was asked for: what stops it, and who waits until it runs. */
  let renewal = null;
  let quickEnds = 0;
  let listening = Promise.withResolvers();

  async function startMissing() {
    if (!web) {
      web = await start("web");
      listening.resolve(new URL(web.url));
    }
    documents ??= await start("documents", web.debugAddress);
  }

  async function stopWeb() {
    listening = Promise.withResolvers();
    await stopDocuments();
    await web?.stop();
    web = undefined;
  }

  async function stopDocuments() {
    await documents?.stop();
    documents = undefined;
  }

  async function watch() {
    for (let since = Date.now(); !ending; ) {
      const ended = await Promise.race([
        web ? web.ended.then(() => "web") : "web",
        documents ? documents.ended.then(() => "documents") : "documents",
      ]);
      if (ending) return;
      if (renewal) await renewal.stopped;
      else await recover(ended, Date.now() - since);
      if (ending) return;
      since = Date.now();
      try {
        await startMissing();
        onRunning({ web, again: true });
      } catch (error) {
        say(error.message);
      }
      renewal?.resolve();
      renewal = null;
    }
  }

  /** Tidies up after a runtime that ended by itself; the next start waits the longer the more ended soon. */
  async function recover(ended, ran) {
    say(`The runtime of the ${ended === "web" ? "pages" : "documents"} is gone. It is started again.`);
    await (ended === "web" ? stopWeb() : stopDocuments());
    quickEnds = ran > goodRun ? 1 : quickEnds + 1;
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(quickEnds)));
  }

  return {
    /** Where the pages are served: a promise that takes until they are. */
    whereabouts: () => listening.promise,
    async start() {
      await startMissing();
      onRunning({ web, again: false });
      void watch();
    },
    /** Starts a runtime again though nothing is wrong with it; answers when it runs. */
    renew(group) {
      renewal ??= {
        ...Promise.withResolvers(),
        stopped: group === "web" ? stopWeb() : stopDocuments(),
      };
      return renewal.promise;
    },
    async stop() {
      ending = true;
      await stopWeb();
    },
  };
}
