import { energyChecks, severities } from "~/domain/energy/check-outcome";
import { chargeTypes, commodities, units } from "~/domain/energy/descriptor";

/** The words that descriptors of energy bills are made of, and the checks, as a public file. */
export const loader = () =>
  Response.json(
    { energyBills: { commodities, chargeTypes, units, checks: energyChecks, severities } },
    { headers: { "Cache-Control": "public, max-age=3600" } },
  );
