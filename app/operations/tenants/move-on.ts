import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import {
  advanceMove,
  endFilesFrom,
  findMove,
  switchShard,
  type TenantMove,
} from "~/data/control/tenant-moves";
import { findOwnTenant } from "~/data/control/tenants";
import { selectUnindexedOf } from "~/data/shard/document-search";
import { eraseSomeRows } from "~/data/shard/erase-tenant";
import { endTriggers, lockWrites, noteChanges, setTenantSwept } from "~/data/shard/moving-triggers";
import { keptAfterMove, type MoveState } from "~/domain/tenants/move";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { indexDocumentWords } from "../documents/index-words";
import type { RunContext } from "../processing/processing-context";
import {
  checkPage,
  copyPage,
  firstPlace,
  replayChanges,
  tablesOf,
  unequalTables,
} from "./steps/compare-tables";
import type { FoundMove, MoveSides } from "./steps/move-context";

type Context = RunContext & { sidesOf(move: TenantMove): MoveSides };
type Next = { next: "again" | "done"; until?: never } | { next: "later"; until: number };
type Step = Omit<Parameters<typeof advanceMove>[2], "progressAt">;

/** Pages of rows, documents put into the index, and pages of files of one step. */
const atOnce = { pages: 40, documents: 25, files: 4, erasures: 50 };
/** With fewer changes left than this, writes are held until they are carried over. */
const fewChanges = 200;
/** For how long writes are held at most, in milliseconds; how often that is tried. */
const longestHold = 5 * 60 * 1000;
const mostRounds = 3;

const again: Next = { next: "again" };
const later = (until: number): Next => ({ next: "later", until });

/**
 * One step of a move; to be called until it is done. It may be interrupted at any point and is then repeated. Nothing of the old shard
 * is deleted before the tenant has lived in the new one for an hour.
 */
export const runMoveStep = defineOperation({
  name: "tenants.move-on",
  permission: "system",
  input: z.object({ moveId: z.string().max(64) }),
  async run(context: Context, { moveId }): Promise<Next> {
    const [move, tenant] = await Promise.all([findMove(context.control), findOwnTenant(context.control)]);
    if (!tenant || move?.id !== moveId || move.endedAt) return { next: "done" };
    const step = steps[move.state];
    return step ? step(context, { move, tenant, sides: context.sidesOf(move) }) : { next: "done" };
  },
});

const steps: { [state in MoveState]?: (context: Context, found: FoundMove) => Promise<Next> } = {
  copying: copyRows,
  indexing: indexWords,
  checking: checkRows,
  holding: holdAndSwitch,
  switched: copyFiles,
  waiting: async (context, { move }) => {
    const until = (move.switchedAt ?? context.now()).getTime() + keptAfterMove;
    return context.now().getTime() < until ? later(until) : note(context, move, { state: "erasing" });
  },
  erasing: eraseOld,
  cancelling: eraseNew,
};

async function note(context: Context, move: TenantMove, step: Step): Promise<Next> {
  await advanceMove(context.control, move, { ...step, progressAt: context.now() });
  return again;
}

async function copyRows(context: Context, { move, sides }: FoundMove): Promise<Next> {
  const tables = await tablesOf(sides);
  if (!move.place) {
    await setTenantSwept(sides.to.rows, true);
    await noteChanges(sides.from.rows, tables);
  }
  let place = move.place ?? firstPlace;
  for (let page = 0; page < atOnce.pages; page += 1) {
    const next = await copyPage(sides, tables, place);
    if (!next) return note(context, move, { state: "indexing", place: firstPlace });
    place = next;
  }
  return note(context, move, { place });
}

/** The words of documents are searched for in an index of each shard, which is made again from the files. */
async function indexWords(context: Context, { move, sides }: FoundMove): Promise<Next> {
  const after = move.place?.row ?? 0;
  const waiting = await selectUnindexedOf(sides.to.own, after, atOnce.documents);
  const home = { ...context, shard: sides.to.own, files: sides.from.files };
  for (const { documentId, attempt } of waiting)
    await indexDocumentWords(home, { documentId, attempt }).catch((error: unknown) =>
      context.log.error("search.not-indexed", error, { documentId }),
    );
  const last = waiting.at(-1)?.searchId;
  if (last !== undefined) return note(context, move, { place: { ...firstPlace, row: last } });
  return note(context, move, { state: "checking", place: null });
}

async function checkRows(context: Context, { move, sides }: FoundMove): Promise<Next> {
  const tables = await tablesOf(sides);
  if (!move.place) await noteChanges(sides.to.rows, tables);
  let standing = move.place
    ? { place: move.place, sums: move.tables }
    : { place: firstPlace, sums: {} as TenantMove["tables"] };
  for (let page = 0; page < atOnce.pages; page += 1) {
    const next = await checkPage(sides, tables, standing);
    if (!next) return catchUp(context, { move, sides, tables });
    standing = next;
  }
  return note(context, move, { place: standing.place, tables: standing.sums });
}

/** What was written meanwhile, until little is left. */
async function catchUp(
  context: Context,
  {
    move,
    sides,
    tables,
  }: Pick<FoundMove, "move" | "sides"> & { tables: Awaited<ReturnType<typeof tablesOf>> },
): Promise<Next> {
  for (let page = 0; page < atOnce.pages; page += 1)
    if ((await replayChanges(sides, tables)) < fewChanges)
      return note(context, move, { state: "holding", heldAt: context.now() });
  return again;
}

async function holdAndSwitch(context: Context, { move, sides }: FoundMove): Promise<Next> {
  const held = context.now().getTime() - (move.heldAt ?? context.now()).getTime();
  if (held > longestHold) return release(context, { move, sides }, "held-too-long");
  const tables = await tablesOf(sides);
  await setTenantSwept(sides.from.rows, true);
  await lockWrites(sides.from.rows, tables);
  for (let page = 0; (await replayChanges(sides, tables)) > 0; page += 1)
    if (page === 2 * atOnce.pages) return again;
  const unequal = await unequalTables(sides, tables);
  if (unequal.length > 0) return release(context, { move, sides }, `unequal: ${unequal.join(", ")}`);
  const at = context.now();
  await commit(context.control, [
    advanceMove(context.control, move, {
      state: "switched",
      switchedAt: at,
      progressAt: at,
      place: null,
    }),
    switchShard(context.control, move),
    insertControlAuditIfChanged(context.control, auditOfTenant(context, "tenants.move-on")),
  ]);
  context.log.info("tenants.moved", { moveId: move.id, to: move.toShard, heldFor: held });
  return again;
}

/** The tenant goes on where it is; the rows are compared again, or the move is given up. */
async function release(
  context: Context,
  { move, sides }: Pick<FoundMove, "move" | "sides">,
  problem: string,
): Promise<Next> {
  await endTriggers(sides.from.rows, "hold");
  await setTenantSwept(sides.from.rows, false);
  context.log.error("tenants.move-not-equal", new Error(problem), { moveId: move.id });
  const isLast = move.rounds + 1 >= mostRounds;
  return note(context, move, {
    state: isLast ? "cancelling" : "checking",
    rounds: move.rounds + 1,
    place: null,
    tables: {},
    heldAt: null,
    problem,
  });
}

async function copyFiles(context: Context, { move, sides }: FoundMove): Promise<Next> {
  if (!move.place) {
    await endTriggers(sides.to.rows, "note");
    await setTenantSwept(sides.to.rows, false);
  }
  let [after, files]: [string | null, number] = [move.place?.file ?? "", move.files];
  for (let page = 0; page < atOnce.files && after !== null; page += 1) {
    const copied: { after: string | null; copied: number } = await sides.copyFiles(after);
    [after, files] = [copied.after, files + copied.copied];
  }
  if (after !== null) return note(context, move, { files, place: { ...firstPlace, file: after } });
  await endFilesFrom(context.control);
  return note(context, move, { state: "waiting", files });
}

async function eraseOld(context: Context, { move, tenant, sides }: FoundMove): Promise<Next> {
  if (tenant.shardId !== move.toShard || tenant.filesFrom !== null)
    throw new Error("nothing is deleted of a shard in which a tenant lives");
  await endTriggers(sides.from.rows, "hold");
  await endTriggers(sides.from.rows, "note");
  if (!(await eraseSide(sides.from))) return note(context, move, {});
  await setTenantSwept(sides.from.rows, false);
  return note(context, move, { state: "done", endedAt: context.now() });
}

async function eraseNew(context: Context, { move, tenant, sides }: FoundMove): Promise<Next> {
  if (tenant.shardId !== move.fromShard)
    throw new Error("a move that has come to its end cannot be taken back");
  await endTriggers(sides.from.rows, "hold");
  await setTenantSwept(sides.from.rows, false);
  await endTriggers(sides.from.rows, "note");
  await endTriggers(sides.to.rows, "note");
  if (!(await eraseSide(sides.to))) return note(context, move, {});
  await setTenantSwept(sides.to.rows, false);
  return note(context, move, { state: "cancelled", endedAt: context.now() });
}

/** Deletes some of what lies in a shard where the tenant does not live; says whether nothing is left. */
async function eraseSide({ own, files }: MoveSides["from"]): Promise<boolean> {
  for (let turn = 0; turn < atOnce.erasures; turn += 1)
    if (!(await eraseSomeRows(own))) return !(await files.deleteSome(""));
  return false;
}
