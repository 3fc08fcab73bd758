import type { ZodType, z } from "zod";
import { lockReasonOf } from "~/data/shard/moving-triggers";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { withoutControlCharacters } from "~/domain/errors/without-control-characters";
import { type Access, type Actor, isAllowed } from "~/domain/permissions/actor";
import { isReadOnly, worksWhileReadOnly } from "~/domain/tenants/is-read-only";
import type { Tenant } from "~/domain/tenants/tenant";
import { noteRefusal } from "./note-refusal";

/** What makes an operation: the name for the audit, who may call it, what goes in, and what it does. */
export type Definition<C extends { actor: Actor }, S extends ZodType, O> = {
  name: string;
  permission: Access;
  input: S;
  /** What some inputs ask for besides the permission. */
  alsoNeeds?(input: z.output<S>): readonly Access[];
  run(context: C, input: z.output<S>): Promise<O>;
};

export type Operation<C extends { actor: Actor }, S extends ZodType, O> = {
  (context: C, input: z.input<S>): Promise<O>;
  readonly definition: Definition<C, S, O>;
};

/**
 * Turns a definition into the function that doors call. Permission and input are checked here and nowhere else, so that
 * an operation cannot forget them. A refusal is written to the log and the audit. Throws AppError `unauthenticated`, `forbidden`, or InvalidInput.
 */
export function defineOperation<C extends { actor: Actor }, S extends ZodType, O>(
  definition: Definition<C, S, O>,
): Operation<C, S, O> {
  const call = async (context: C, input: z.input<S>): Promise<O> => {
    await requireHere(context, definition.name, definition.permission);
    // What jobs hand on was read or made by us; everything else comes from outside, whichever door it came through.
    const clean = context.actor.kind === "system" ? input : withoutControlCharacters(input);
    const parsed = definition.input.safeParse(clean);
    if (!parsed.success) throw new InvalidInput(parsed.error.issues);
    for (const access of definition.alsoNeeds?.(parsed.data) ?? [])
      await requireHere(context, definition.name, access);
    return definition.run(context, parsed.data).catch((error: unknown) => {
      throw refusedWhileHeld(context, error) ?? error;
    });
  };
  return Object.assign(call, { definition });
}

/** While a tenant changes its shard, or an export is restored into it, nothing can be written. Jobs retry automatically. */
function refusedWhileHeld({ actor }: { actor: Actor }, error: unknown): AppError | null {
  const hold = actor.kind === "system" ? null : lockReasonOf(error);
  return hold && new AppError("unavailable", heldSentences[hold], { cause: error });
}

const heldSentences = { moving: "tenants.problem.moving", restoring: "tenants.problem.restoring" };

/** Refuses, and logs, what the actor may not do and what a read-only tenant does not allow. */
async function requireHere(context: { actor: Actor }, operation: string, permission: Access): Promise<void> {
  if (!isAllowed(context.actor, permission)) await noteRefusal(context, { operation, permission });
  requireAccess(context.actor, permission);
  requireOpenTenant(context, permission);
}

/** Running jobs finish whatever happens to the tenant. */
function requireOpenTenant(context: { actor: Actor; tenant?: unknown }, access: Access): void {
  if (context.actor.kind === "system" || worksWhileReadOnly(access)) return;
  if (hasTenant(context) && isReadOnly(context.tenant))
    throw new AppError("forbidden", "tenants.problem.read-only");
}

const hasTenant = (context: { tenant?: unknown }): context is { tenant: Tenant } =>
  typeof context.tenant === "object" && context.tenant !== null;

/** Throws AppError `unauthenticated` or `forbidden` unless the actor has this access. For a step inside of an operation. */
export function requireAccess(actor: Actor, access: Access): void {
  if (isAllowed(actor, access)) return;
  if (actor.kind === "visitor") throw new AppError("unauthenticated", "error.unauthenticated");
  throw new AppError("forbidden", "error.forbidden", { values: { permission: access } });
}
