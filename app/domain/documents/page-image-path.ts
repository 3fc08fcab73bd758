import type { Tenant } from "../tenants/tenant";

/** Where the document Worker answers with the image of a page of one attempt. */
export const pageImagePath = (
  tenant: Tenant,
  { documentId, attempt, page }: { documentId: string; attempt: number; page: number },
): string => `/pages/${tenant.id}/${documentId}/${attempt}/${page}`;
