import { z } from "zod";
import { findMembership } from "~/data/control/membership";
import { findTenant } from "~/data/control/tenants";
import { type Person, userStatus } from "~/domain/accounts/person";
import { type StartStep, startStep } from "~/domain/accounts/start-step";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { tenantFacts } from "./steps/tenant-facts";

/** What identifies the visitor. `person` is the owner of the session. */
type Incoming = { person: Person; state: string | null; source: string | null };

/** The next step of a signed-in person: where the start-up flow leads. */
export const decideStart = defineOperation({
  name: "accounts.decide-start",
  permission: "signed-in",
  input: z.custom<Incoming>(),
  async run(context: VisitorContext, { person, state, source }): Promise<StartStep> {
    const { tenantId, memberId } = person;
    const membership =
      tenantId && memberId
        ? { status: userStatus.active, tenantId, memberId }
        : await findMembership(context.control, person);
    const home = tenantId ? await findTenant(context.control, tenantId) : null;
    const tenant = home && (await tenantFacts(context, home));
    return startStep({ account: "open", state, source, membership, tenant });
  },
});
