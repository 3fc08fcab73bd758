import { findTenantBySlug } from "~/data/control/tenants";
import { mailAddressInput } from "~/domain/intake/intake-inputs";
import { parseMailAddress } from "~/domain/intake/mail-address";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant that an address belongs to, or null. Its token is the proof, so that anyone may ask. */
export const findMailTenant = defineOperation({
  name: "intake.find-mail-tenant",
  permission: "anyone",
  input: mailAddressInput,
  async run({ control, secrets }: VisitorContext, { address, domain }): Promise<Tenant | null> {
    const parsed = parseMailAddress(address, domain);
    const tenant = parsed && (await findTenantBySlug(control, parsed.slug));
    if (!parsed || !tenant) return null;
    // Digests take the same time to compare wherever they differ.
    const [given, expected] = await Promise.all([
      secrets.digest(parsed.token),
      secrets.digest(tenant.intakeToken.toLowerCase()),
    ]);
    return given === expected ? tenant : null;
  },
});
