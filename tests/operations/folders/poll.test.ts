import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { folderWorld, papers } from "@tests/support/folder-world";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { describe, expect, it } from "vitest";
import { listConnections } from "~/operations/connections/list";
import type { OpenFolder } from "~/operations/folders/folder-ports";
import { getFolder } from "~/operations/folders/get";
import { pollFolder } from "~/operations/folders/poll";
import { sweepFolders } from "~/operations/folders/sweep";
import { listInbox } from "~/operations/inbox/list";
import { archiveModel } from "~/operations/models/archive";
import { allShards } from "~/platform/tenancy";

const minute = 60_000;
const later = 6 * minute;

describe("a folder of an FTP server", () => {
  it.each(["none", "explicit", "implicit"] as const)(
    "gives its files at the second look, each a document and a line, and has them moved (%s)",
    async (encryption) => {
      const { server, poll, pass, documents, lines, paths, modelId } = await folderWorld({}, { encryption });
      await server.put(papers(3));
      expect(await poll()).toEqual({ taken: 0, refused: 0, more: false, problem: null });
      pass(later);
      expect(await poll()).toEqual({ taken: 3, refused: 0, more: false, problem: null });
      expect(await documents()).toBe(3);
      expect((await paths()).sort()).toEqual([1, 2, 3].map((at) => `in/processed/paper-${at}.pdf`));
      expect(await lines()).toMatchObject(
        [3, 2, 1].map((at) => ({
          outcome: "taken",
          source: "ftp",
          sender: "localhost",
          subject: "/in",
          fileName: `paper-${at}.pdf`,
          documentId: expect.any(String),
          messageId: expect.stringContaining(`ftp:${modelId}:`),
        })),
      );
      pass(later);
      expect(await poll()).toMatchObject({ taken: 0, more: false });
    },
  );

  it("gives its files to the inbox where the settings say so, each once and with a line", async () => {
    const { server, context, poll, pass, documents, lines, paths, queued } = await folderWorld({
      destination: "inbox",
    });
    await server.put(papers(2));
    await poll();
    pass(later);
    expect(await poll()).toMatchObject({ taken: 2, refused: 0, problem: null });
    const { files } = await listInbox(context, {});
    expect(files.map(({ fileName, source, sender }) => [fileName, source, sender])).toEqual([
      ["paper-2.pdf", "ftp", null],
      ["paper-1.pdf", "ftp", null],
    ]);
    expect(await lines()).toMatchObject(
      files.map(({ id }) => ({ outcome: "taken", documentId: id, isInInbox: true })),
    );
    expect([await documents(), queued]).toEqual([0, []]);
    expect((await paths()).sort()).toEqual([1, 2].map((at) => `in/processed/paper-${at}.pdf`));
  });

  it("leaves half-written files alone: hidden ones, part names, and those that still grow", async () => {
    const { server, poll, pass, documents, paths } = await folderWorld();
    const named = {
      "in/.hidden.pdf": "%PDF",
      "in/a.pdf.part": "%PDF",
      "in/b.TMP": "%PDF",
      "in/~c.pdf": "%PDF",
    };
    await server.put({ ...named, "in/grows.pdf": "%PDF-1.7" });
    await poll();
    for (const more of [" 1", " 1 2"]) {
      await server.put({ "in/grows.pdf": `%PDF-1.7${more}` });
      pass(later);
      expect(await poll()).toMatchObject({ taken: 0, problem: null });
    }
    pass(later);
    expect(await poll()).toMatchObject({ taken: 1 });
    expect(await documents()).toBe(1);
    expect((await paths()).sort()).toEqual([...Object.keys(named), "in/processed/grows.pdf"].sort());
  });

  it("does not put away what was written over while it was taken", async () => {
    const { server, system, modelId, poll, pass, documents, paths } = await folderWorld();
    await server.put({ "in/a.pdf": "%PDF-1.7 first." });
    await poll();
    pass(later);
    const meddling = {
      ...system,
      transfer: wrapped(system.transfer, (folder) => ({
        ...folder,
        async fetch(name, most) {
          const bytes = await folder.fetch(name, most);
          await server.put({ "in/a.pdf": "%PDF-1.7 second" });
          return bytes;
        },
      })),
    };
    expect(await pollFolder(meddling, { modelId })).toMatchObject({ taken: 0, problem: null });
    expect(await paths()).toEqual(["in/a.pdf"]);
    for (const _ of [1, 2]) {
      pass(later);
      await poll();
    }
    expect(await documents()).toBe(2);
    expect(await paths()).toEqual(["in/processed/a.pdf"]);
  });

  it("deletes what was taken when that is wanted", async () => {
    const { server, poll, pass, documents, paths } = await folderWorld({ afterwards: "delete" });
    await server.put(papers(2));
    await poll();
    pass(later);
    await poll();
    expect([await documents(), await paths()]).toEqual([2, []]);
  });

  it("puts what is refused into a folder of its own, with the sentence, and goes on", async () => {
    const { server, poll, pass, lines, documents } = await folderWorld({ afterwards: "delete" });
    await server.put({ "in/notes.txt": "hello", "in/empty.pdf": "", ...papers(1) });
    await poll();
    pass(later);
    expect(await poll()).toMatchObject({ taken: 1, refused: 2 });
    expect(await documents()).toBe(1);
    const files = new Map((await server.seen()).files);
    expect(files.get("in/failed/notes.txt")).toBe("hello");
    expect(files.get("in/failed/notes.txt.txt")).toBe("notes.txt: The file is not a PDF, JPEG or PNG.\r\n");
    expect(files.get("in/failed/empty.pdf.txt")).toBe("empty.pdf: The file is empty.\r\n");
    const refused = (await lines()).filter(({ outcome }) => outcome === "refused");
    expect(refused.map(({ fileName, reason }) => [fileName, reason]).sort()).toEqual([
      ["empty.pdf", "empty"],
      ["notes.txt", "unsupported"],
    ]);
  });

  it("refuses a file that says it is too large without fetching it", async () => {
    const { server, system, modelId, poll, pass } = await folderWorld();
    await server.put({ "in/big.pdf": "%PDF" });
    const large = { name: "big.pdf", size: 26 * 1024 * 1024, modified: "1" };
    const telling = {
      ...system,
      transfer: wrapped(system.transfer, (folder) => ({ ...folder, list: async () => [large] })),
    };
    await pollFolder(telling, { modelId });
    pass(later);
    expect(await pollFolder(telling, { modelId })).toMatchObject({ refused: 1 });
    const { files, commands } = await server.seen();
    expect(commands.filter((line) => line.startsWith("RETR"))).toEqual([]);
    expect(new Map(files).get("in/failed/big.pdf.txt")).toContain("larger than 25 MB");
    expect(await poll()).toMatchObject({ problem: null });
  });

  it("knows a file that comes again by its name and content, and says so", async () => {
    const { server, poll, pass, documents, lines, paths } = await folderWorld();
    const same = { "in/a.pdf": "%PDF-1.7 same" };
    for (const _ of [1, 2]) {
      await server.put(same);
      await poll();
      pass(later);
      await poll();
      pass(later);
    }
    expect(await documents()).toBe(1);
    expect((await lines()).map(({ outcome }) => outcome)).toEqual(["repeated", "taken"]);
    expect((await paths()).length).toBe(2);
  });

  it("takes 25 files at a time, and is looked at again at once while more wait", async () => {
    const { server, poll, pass, documents } = await folderWorld();
    await server.put(papers(27));
    await poll();
    pass(later);
    expect(await poll()).toMatchObject({ taken: 25, more: true });
    expect(await poll()).toMatchObject({ taken: 2, more: false });
    expect(await documents()).toBe(27);
    expect(await poll()).toMatchObject({ taken: 0, more: false });
  }, 60_000);

  it("is looked at by one run alone", async () => {
    const { server, poll, pass, documents } = await folderWorld();
    await server.put(papers(4));
    await poll();
    pass(later);
    const runs = await Promise.all([poll(), poll(), poll()]);
    expect(runs.map(({ taken }) => taken).sort()).toEqual([0, 0, 4]);
    expect(await documents()).toBe(4);
  });
});

describe("a folder that makes trouble", () => {
  it("is left alone longer and longer, people are told once after five failures, and it heals", async () => {
    const { server, poll, pass, context, modelId, documents, clock } = await folderWorld(
      {},
      { refuse: { MLSD: "421 closing" }, refusals: 7 },
    );
    const reader = await makeReader(context);
    await tellPeople(context, context.now());
    await server.put(papers(1));
    const pauses: number[] = [];
    for (let look = 1; look <= 7; look += 1) {
      expectConsole(/folders\.failed/);
      expect(await poll()).toMatchObject({ problem: "releases.problem.refused" });
      const { settings } = await getFolder(context, { modelId });
      const pause = (settings?.nextAt.getTime() ?? 0) - context.now().getTime();
      pauses.push(Math.floor(pause / minute));
      pass(pause + 1);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60]);
    expect((await listConnections(context, {})).find(({ kind }) => kind === "folder")).toMatchObject({
      state: "failing",
      toDo: "folder-failing",
      lastFailure: expect.any(Date),
    });
    await tellPeople(context, context.now());
    const mails = await notificationsFor(reader.email);
    expect(mails.map(({ body }) => body.includes("could not be read five times in a row"))).toEqual([true]);
    expect(mails[0]?.body).toContain(`/aimodels/intake-ftp-settings/${modelId}`);
    await poll();
    clock.ahead += later;
    expect(await poll()).toMatchObject({ taken: 1, problem: null });
    expect(await documents()).toBe(1);
    expect((await getFolder(context, { modelId })).settings).toMatchObject({ failures: 0, problem: null });
  });

  it("with one file keeps the others coming, and says what is wrong", async () => {
    const { server, poll, pass, documents, paths } = await folderWorld(
      {},
      { refuse: { "RNFR paper-2.pdf": "550 not yours" }, refusals: 1 },
    );
    await server.put(papers(3));
    await poll();
    pass(later);
    expectConsole(/folders\.failed/);
    expect(await poll()).toMatchObject({ problem: "folders.problem.file" });
    expect((await paths()).sort()).toEqual([
      "in/paper-2.pdf",
      "in/processed/paper-1.pdf",
      "in/processed/paper-3.pdf",
    ]);
    pass(later);
    expect(await poll()).toMatchObject({ taken: 1, problem: null });
    expect(await documents()).toBe(3);
  });

  it("is told of when its looks die before they can say why", async () => {
    const { system, modelId, context, pass } = await folderWorld();
    const reader = await makeReader(context);
    await tellPeople(context, context.now());
    let isDead = false;
    const dying = {
      ...system,
      transfer: {
        visit: async () => {
          isDead = true;
          throw new Error("killed");
        },
      },
      now: () => {
        if (isDead) throw new Error("killed");
        return context.now();
      },
    };
    for (let look = 1; look <= 6; look += 1) {
      isDead = false;
      await pollFolder(dying, { modelId }).then(
        () => expect.unreachable(),
        () => {},
      );
      expectConsole(/folders\.failed/);
      pass(later);
    }
    await tellPeople(context, context.now());
    expect((await notificationsFor(reader.email))[0]?.body).toContain("was interrupted several times");
    expect((await getFolder(context, { modelId })).settings).toMatchObject({
      failures: 6,
      problem: "folders.problem.broke-off",
    });
  });

  it("of an archived model is not looked at, and that is no failure", async () => {
    const { server, poll, pass, context, modelId } = await folderWorld();
    await archiveModel(context, { modelId });
    expect(await poll()).toEqual({ taken: 0, refused: 0, more: false, problem: null });
    pass(later);
    expect(await poll()).toMatchObject({ problem: null });
    expect((await server.seen()).commands).toEqual([]);
    expect((await listConnections(context, {})).find(({ kind }) => kind === "folder")).toMatchObject({
      state: "off",
      toDo: "folder-off",
    });
  });
});

describe("the sweep of folders", () => {
  it("asks for those that are due and at which nobody works, and frees all at a local start", async () => {
    const { system, modelId, pass } = await folderWorld();
    const asked: string[] = [];
    const folderQueue = {
      send: async (requests: { modelId: string }[]) => {
        asked.push(...requests.map((request) => request.modelId).filter((id) => id === modelId));
      },
    };
    const sweep = (everything = false) =>
      sweepFolders({ ...system, shards: allShards(env), folderQueue }, { everything });
    await sweep();
    expect(asked).toEqual([modelId]);
    const dead = {
      ...system,
      transfer: {
        visit: async () => {
          throw new Error("killed");
        },
      },
      log: {
        ...system.log,
        error: () => {
          throw new Error("killed");
        },
      },
    };
    await expect(pollFolder(dead, { modelId })).rejects.toThrow("killed");
    await sweep();
    expect(asked).toEqual([modelId]);
    pass(later);
    await sweep();
    expect(asked).toEqual([modelId, modelId]);
    await expect(pollFolder(dead, { modelId })).rejects.toThrow("killed");
    await sweep(true);
    expect(asked).toEqual([modelId, modelId, modelId]);
  });
});

describe("a run that is killed", () => {
  it.each(["move", "delete"] as const)(
    "at any step makes no document twice and loses none (%s)",
    async (afterwards) => {
      const { server, system, modelId, pass, documents, lines, paths } = await folderWorld({ afterwards });
      // A message that is lost so is found by the sweep of documents.
      expectConsole(/processing\.not-queued/);
      let allowed = 0;
      let round = 0;
      const live = () => {
        if (allowed <= 0) throw new Error("killed");
        allowed -= 1;
      };
      const step = async <T>(act: () => Promise<T>): Promise<T> => {
        live();
        const answer = await act();
        live();
        return answer;
      };
      const { files, processing } = system;
      const mortal = {
        ...system,
        // Anyone who is dead knows no time, and so notes nothing.
        now: () => {
          if (allowed <= 0) throw new Error("killed");
          return system.now();
        },
        files: { ...files, put: (...put: Parameters<typeof files.put>) => step(() => files.put(...put)) },
        processing: {
          ...processing,
          send: (...sent: Parameters<typeof processing.send>) => step(() => processing.send(...sent)),
        },
        transfer: wrapped(system.transfer, (folder) => ({
          list: () => step(() => folder.list()),
          stampOf: (name) => step(() => folder.stampOf(name)),
          fetch: (name, most) => step(() => folder.fetch(name, most)),
          freeName: (name, into) => step(() => folder.freeName(name, into)),
          move: (name, into, as) => step(() => folder.move(name, into, as)),
          remove: (name) => step(() => folder.remove(name)),
          write: (into, name, text) => step(() => folder.write(into, name, text)),
        })),
      };
      const run = () => pollFolder(mortal, { modelId });
      for (let most = 1, isDone = false; !isDone; most += 1) {
        round += 1;
        await server.put({
          [`in/a-${round}.pdf`]: `%PDF-1.7 ${round}`,
          [`in/b-${round}.txt`]: `text ${round}`,
        });
        allowed = 1_000;
        await run();
        pass(later);
        allowed = most;
        isDone = await run().then(
          () => allowed > 0,
          () => false,
        );
        if (!isDone) expectConsole(/folders\.failed/);
        pass(later);
        allowed = 1_000;
        await run();
        pass(later);
      }
      expect(round).toBeGreaterThan(20);
      expect(await documents()).toBe(round);
      const said = (await lines()).map(({ outcome, fileName }) => `${outcome} ${fileName}`);
      const names = Array.from({ length: round }, (_, at) => at + 1);
      expect(said.sort()).toEqual(names.flatMap((at) => [`refused b-${at}.txt`, `taken a-${at}.pdf`]).sort());
      const expected = names.flatMap((at) => [
        ...(afterwards === "move" ? [`in/processed/a-${at}.pdf`] : []),
        `in/failed/b-${at}.txt`,
        `in/failed/b-${at}.txt.txt`,
      ]);
      expect((await paths()).sort()).toEqual(expected.sort());
    },
    // Some fifty runs against a server.
    120_000,
  );
});

type Transfer = { visit: Parameters<typeof pollFolder>[0]["transfer"]["visit"] };

/** A transfer whose folders do something else. */
const wrapped = (transfer: Transfer, change: (folder: OpenFolder) => OpenFolder): Transfer => ({
  visit: (server, steps, act) => transfer.visit(server, steps, (folder) => act(change(folder))),
});
