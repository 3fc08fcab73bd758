import { AppError } from "~/domain/errors/app-error";
import { mayDoEverything } from "~/domain/permissions/actor";
import type { TenantContext } from "../../context";

/** An export may hold roles and people of any kind. Throws AppError `forbidden` for whoever may not do everything. */
export function requireRestorer({ actor }: TenantContext): void {
  if (!mayDoEverything(actor)) throw new AppError("forbidden", "tenants.problem.restore-everything");
}
