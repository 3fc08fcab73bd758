import type { TenantMove } from "~/data/control/tenant-moves";
import type { RunContext } from "~/operations/processing/processing-context";
import type { MoveJobs, MoveRequest, MoveSides } from "~/operations/tenants/steps/move-context";
import type { StorageBindings } from "./bindings";
import { makeRunContext } from "./processing-contexts";
import { moveSideOf } from "./tenancy";
import { requestJob, startJob } from "./tenant-jobs";

/** Asks the document Worker over its service binding to go on with a move. */
export const openMoveJobs = (extraction: Fetcher): MoveJobs => ({
  startMove: (request) => requestJob(extraction, "moves", request),
});

/** Starts the Workflow instance of a move. */
export const startMoveRun = (workflow: Workflow, request: MoveRequest): Promise<void> =>
  startJob(workflow, request.moveId, request);

/** The context of moving a tenant, with what it has in both shards; null when there is no such tenant (any more). */
export async function makeMoveContext(
  bindings: StorageBindings,
  tenantId: string,
): Promise<(RunContext & { sidesOf(move: TenantMove): MoveSides }) | null> {
  const context = await makeRunContext(bindings, tenantId, "move");
  return (
    context && {
      ...context,
      sidesOf({ fromShard, toShard }) {
        const [from, to] = [fromShard, toShard].map((id) => moveSideOf(bindings, context.tenant, id));
        if (!from || !to) throw new Error("a move is between two shards");
        return { from, to, copyFiles: (after) => copyFiles(from.bucket, to.bucket, { tenantId, after }) };
      },
    }
  );
}

/** Files of one page; each is a look into one bucket, a get and a put. */
const filesAtOnce = 50;

async function copyFiles(
  from: R2Bucket,
  to: R2Bucket,
  { tenantId, after }: { tenantId: string; after: string },
): Promise<{ after: string | null; copied: number }> {
  const { objects, truncated } = await from.list({
    prefix: `${tenantId}/`,
    limit: filesAtOnce,
    ...(after && { startAfter: after }),
  });
  let copied = 0;
  for (const { key } of objects) if (await copyFile(from, to, key)) copied += 1;
  return { after: truncated ? (objects.at(-1)?.key ?? null) : null, copied };
}

/** Copies a file unless there is one of that name, which is newer. R2 checks what arrives where it knows the digest. */
async function copyFile(from: R2Bucket, to: R2Bucket, key: string): Promise<boolean> {
  if (await to.head(key)) return false;
  const file = await from.get(key);
  if (!file) return false;
  const put = await to.put(key, file.body, {
    onlyIf: new Headers({ "If-None-Match": "*" }),
    ...(file.httpMetadata && { httpMetadata: file.httpMetadata }),
    ...(file.checksums.md5 && { md5: file.checksums.md5 }),
  });
  if (put && put.size !== file.size) throw new Error(`a file arrived with ${put.size} of ${file.size} bytes`);
  return put !== null;
}
