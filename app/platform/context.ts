import { openControlDatabase } from "~/data/control/control-database";
import { controlOf } from "~/data/control/tenant-control";
import type { Actor } from "~/domain/permissions/actor";
import type { TenantContext, VisitorContext } from "~/operations/context";
import type { RunContext } from "~/operations/processing/processing-context";
import type { StorageBindings } from "./bindings";
import { newIdentifier } from "./identifiers";
import { log } from "./log";
import { openProcessingQueue } from "./queues";
import { createSecrets, passwordCost } from "./secrets";
import { breachedPasswords } from "./sign-in/breached-passwords";
import type { TenantHome } from "./tenancy";

const localPepper = "local environment only";

/** A context without a tenant, new for each request, mail or job. */
export function makeVisitorContext(
  bindings: StorageBindings,
  actor: Actor,
  address: string | null = null,
): VisitorContext {
  return {
    actor,
    address,
    now: () => new Date(),
    newId: () => newIdentifier(),
    control: openControlDatabase(bindings.DB_CONTROL),
    secrets: createSecrets(() => pepperOf(bindings), costOf(bindings), breachedPasswords(bindings, log)),
    log,
  };
}

/** The context of work inside a tenant. */
export function makeTenantContext(
  context: VisitorContext,
  home: TenantHome,
  bindings: StorageBindings & { INTAKE_QUEUE: Queue<unknown> },
): TenantContext {
  return { ...enterTenant(context, home), processing: openProcessingQueue(bindings.INTAKE_QUEUE) };
}

/** The same for work that starts no document. */
export const enterTenant = (context: VisitorContext, home: TenantHome): RunContext => ({
  ...context,
  ...home,
  control: controlOf(context.control, { tenantId: home.tenant.id }),
});

/** Tests sign up hundreds of people whose passwords need no protection. */
const costOf = (bindings: StorageBindings) =>
  bindings.APP_ENV === "local" && bindings.CHEAP_PASSWORDS === "yes" ? { N: 2, r: 1, p: 1 } : passwordCost;

// The OCR Worker is not given the pepper: it neither hashes codes nor signs links.
function pepperOf(bindings: StorageBindings): string {
  if (bindings.CODE_PEPPER) return bindings.CODE_PEPPER;
  if (bindings.APP_ENV === "local") return localPepper;
  throw new Error("the secret CODE_PEPPER is not set");
}
