import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Permission } from "~/domain/permissions/permission";
import type { TenantJobsContext } from "~/operations/tenants/steps/tenant-jobs";
import { openTenantJobs } from "~/platform/tenant-jobs";
import { requirePermission } from "./require-permission";

/** The context of a person who holds the permission, with the way to set long jobs of the tenant going. */
export async function requireJobs(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  permission: Permission,
): Promise<TenantJobsContext> {
  const { context } = await requirePermission(args, permission);
  return { ...context, jobs: openTenantJobs(args.context.cloudflare.env.EXTRACTION) };
}
