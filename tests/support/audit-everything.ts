import { inject } from "vitest";
import { auditedOperations } from "~/domain/audit/audited-operations";
import { demoAccount } from "~/domain/demo/demo-account";
import { changeLocalData } from "./change-local-data";

/** Puts a line of every kind into the demo's audit log, and one that only another version knows. */
export async function auditEverything(): Promise<void> {
  const operations = [...Object.keys(auditedOperations), "of-another.version"];
  await changeLocalData(
    inject("stateDir"),
    `insert into audit (id, tenant_id, at, actor_kind, actor_id, operation, subject_id, detail)
      select 'every-' || key, ?1, 1770000000000 + key, 'system', 'sweep', value, 'gone', '{"number":1}' from json_each(?2)`,
    demoAccount.tenantId,
    JSON.stringify(operations),
  );
}
