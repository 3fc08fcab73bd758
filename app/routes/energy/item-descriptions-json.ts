import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { listDescriptors } from "~/operations/energy/list-descriptors";

/** The first 200 described lines of energy bills as JSON, by their words; the API pages through all. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { items } = await listDescriptors(context, { described: true, size: 200 }).catch(refusedPage);
  const described = items.map(({ shown, commodity, chargeType, unit, heading, quantityHeading }) => [
    shown,
    { commodity, chargeType, unit, heading, quantityHeading },
  ]);
  return Response.json(Object.fromEntries(described), { headers: { "Cache-Control": "private, no-store" } });
}
