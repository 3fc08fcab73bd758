import { AppError } from "~/domain/errors/app-error";
import { type Actor, isInSandbox } from "~/domain/permissions/actor";

/** Throws AppError `forbidden` for a sandbox key: only a single document of a model can be told from work later on. */
export function requireNoSandbox(actor: Actor): void {
  if (isInSandbox(actor)) throw new AppError("forbidden", "keys.problem.sandbox-single");
}
