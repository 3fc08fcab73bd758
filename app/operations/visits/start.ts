import { sniffFileKind } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { findOpenShard, insertTenant } from "~/data/control/tenants";
import { insertVisit, setVisitDocument } from "~/data/control/visits";
import { AppError } from "~/domain/errors/app-error";
import { pickDataCenter } from "~/domain/tenants/data-center";
import { trialModel } from "~/domain/visits/trial-model";
import { startVisitInput } from "~/domain/visits/visit-inputs";
import { visitLimits } from "~/domain/visits/visit-limits";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import type { TenantContext, VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive";
import { createModel } from "../models/create";
import { newIntakeToken } from "../tenants/steps/new-intake-token";

/** `enter` opens the tenant that was just made, as the system. */
export type StartVisitContext = VisitorContext & { enter(tenantId: string): Promise<TenantContext> };

/** Where the result will be, and the secret that opens it. */
export type Visit = { visitId: string; token: string };

/**
 * Reads one document of someone without an account. It lives in a tenant of its own that nobody belongs to, so that no
 * other document can be compared with it and nothing that it teaches outlives it, and that is to be erased from the
 * first moment on, after an hour. Throws AppError `invalid` for what is no document, `too-large`, `too-many`, and
 * `unavailable`.
 */
export const startVisit = defineOperation({
  name: "visits.start",
  permission: "anyone",
  input: startVisitInput,
  async run(context: StartVisitContext, { kind, country, fileName, bytes }): Promise<Visit> {
    if (bytes.byteLength === 0) throw new AppError("invalid", "front.problem.no-file");
    if (bytes.byteLength > visitLimits.bytes)
      throw new AppError("too-large", "front.problem.too-large", {
        values: { megabytes: visitLimits.bytes / 1024 ** 2 },
      });
    if (!sniffFileKind(bytes)) throw new AppError("invalid", "front.problem.not-a-document");
    await enforceRateLimit(
      context,
      "visitsByAddress",
      context.address ?? "unknown",
      "front.problem.too-many",
    );
    await enforceRateLimit(context, "visitsInAll", "all", "front.problem.too-many-in-all");
    const token = context.secrets.newToken();
    const visitId = await makeTenant(context, country, token);
    const inside = await context.enter(visitId);
    const { modelId } = await createModel(inside, trialModel(kind, country));
    const { documentId } = await receiveDocument(inside, { modelId, fileName, bytes, source: "browser" });
    await setVisitDocument(inside.control, documentId);
    return { visitId, token };
  },
});

async function makeTenant(context: StartVisitContext, countryCode: string, token: string): Promise<string> {
  const { control } = context;
  const dataCenter = pickDataCenter(countryCode);
  const shardId = await findOpenShard(control, dataCenter);
  if (!shardId) throw new AppError("unavailable", "error.unavailable");
  const id = context.newId();
  const startedAt = context.now();
  const expiresAt = new Date(startedAt.getTime() + visitLimits.lifetime);
  const name = `visit-${id}`;
  await commit(control, [
    insertTenant(control, {
      id,
      slug: name,
      name,
      foldedName: name,
      companyName: "",
      addressLine1: "",
      city: "",
      state: "",
      postalCode: "",
      countryCode,
      dataCenter,
      shardId,
      intakeToken: newIntakeToken(context),
      createdAt: startedAt,
      status: "closing",
      deletionRequestedAt: startedAt,
      deletionDueAt: expiresAt,
    }),
    insertVisit(control, { tenantId: id, tokenHash: await context.secrets.digest(token), expiresAt }),
    insertControlAudit(control, { ...auditOf(context, "visits.start", id), tenantId: id }),
  ]);
  return id;
}
