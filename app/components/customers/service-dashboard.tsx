import { type ComponentProps, lazy, Suspense } from "react";
import { ServiceOverview } from "./service-overview";

/**
 * The service at a glance. The server draws it at once; its script comes by itself, for those alone who run the service:
 * everybody else's dashboard does not send it.
 */
const Overview = import.meta.env.SSR
  ? ServiceOverview
  : lazy(async () => ({ default: (await import("./service-overview")).ServiceOverview }));

export function ServiceDashboard(props: ComponentProps<typeof ServiceOverview>) {
  return (
    <Suspense>
      <Overview {...props} />
    </Suspense>
  );
}
