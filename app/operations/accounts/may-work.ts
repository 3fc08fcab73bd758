import { z } from "zod";
import { startStep } from "~/domain/accounts/start-step";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { tenantFacts } from "./steps/tenant-facts";

/** Whether the start-up flow lets the people of this tenant work in it: asked again for every page. */
export const mayWork = defineOperation({
  name: "accounts.may-work",
  permission: "signed-in",
  input: z.custom<{ tenant: Pick<Tenant, "id" | "countryCode"> }>(),
  async run(context: VisitorContext, { tenant }): Promise<boolean> {
    const facts = { account: "open", state: null, source: null, membership: null } as const;
    return startStep({ ...facts, tenant: await tenantFacts(context, tenant) }).go === "dashboard";
  },
});
