import { findDeletion } from "~/data/control/tenant-deletion";
import { AppError } from "~/domain/errors/app-error";
import type { RunContext } from "../../processing/processing-context";

/** Nothing is erased of a tenant whose deletion has not begun, whatever a job was told. Throws AppError `conflict`. */
export async function requireErasing({ control }: RunContext): Promise<void> {
  const deletion = await findDeletion(control);
  if (deletion?.status !== "erasing") throw new AppError("conflict", "tenants.problem.not-closing");
}
