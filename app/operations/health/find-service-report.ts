import { z } from "zod";
import { namesOfAnyTenants } from "~/data/control/customers";
import { backlogOf } from "~/data/shard/backlog";
import {
  countPagesOf,
  selectFailingDoors,
  selectLatestErrors,
  selectLatestFinished,
  selectMostUsed,
  selectWaitingLongest,
} from "~/data/shard/service-figures";
import { errorsByProblem } from "~/domain/health/errors-by-problem";
import type { ShardReport } from "~/domain/health/service-report";
import { speedOf } from "~/domain/health/speed-of";
import { tenantsNamedIn } from "~/domain/health/tenants-named-in";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { EveryShard } from "../processing/processing-context";

/** What looking into every shard needs. */
export type ServiceContext = VisitorContext & { shards: EveryShard[] };

/** The whole service: a report for each shard, and the names of the organizations that they name. */
export type ServiceReport = { shards: ShardReport[]; names: Record<string, string>; day: string };

const day = 24 * 60 * 60_000;
/** Each list is as long as a person reads; each is taken from at most so many rows, whatever a shard holds. */
const most = { waiting: 10, errors: 2_000, finished: 500, doors: 500, tenants: 10 };

/**
 * What the people who run the service look at in the morning: per shard the backlog and what waits longest, errors of the last
 * 24 hours by kind, failing doors, how the latest documents went, and who used most today (UTC). Every query is bounded.
 * A shard whose database does not answer is reported as such, with a line in the log; the others are shown.
 */
export const findServiceReport = defineOperation({
  name: "health.find-service-report",
  permission: "system-admin",
  input: z.object({}),
  async run(context: ServiceContext): Promise<ServiceReport> {
    const shards = await Promise.all(context.shards.map((shard) => reportOf(context, shard)));
    const names = await namesOfAnyTenants(context.control, tenantsNamedIn(shards));
    return { shards, names, day: dayOf(context) };
  },
});

const dayOf = ({ now }: VisitorContext) => now().toISOString().slice(0, 10);

async function reportOf(context: ServiceContext, { id, database }: EveryShard): Promise<ShardReport> {
  try {
    const since = new Date(context.now().getTime() - day);
    const [backlog, waiting, errors, finished, doors, usage, pagesOfDay] = await Promise.all([
      backlogOf(database),
      selectWaitingLongest(database, most.waiting),
      selectLatestErrors(database, since, most.errors),
      selectLatestFinished(database, most.finished),
      selectFailingDoors(database, most.doors),
      selectMostUsed(database, dayOf(context), most.tenants),
      countPagesOf(database, dayOf(context)),
    ]);
    const { received, inLine, processing, pendingPages } = backlog;
    return {
      id,
      answers: true,
      received,
      inLine,
      processing,
      pendingPages,
      waiting: waiting.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime()).slice(0, most.waiting),
      errors: errorsByProblem(errors),
      doors: doors.slice(0, most.tenants),
      speed: speedOf(finished, most.tenants),
      usage,
      pagesOfDay,
    };
  } catch (error) {
    context.log.error("health.down", error, { part: `${id} database` });
    return { id, ...nothingKnown };
  }
}

const nothingKnown = {
  answers: false,
  received: 0,
  inLine: 0,
  processing: 0,
  pendingPages: 0,
  waiting: [],
  errors: [],
  doors: [],
  speed: speedOf([], 0),
  usage: [],
  pagesOfDay: 0,
};
