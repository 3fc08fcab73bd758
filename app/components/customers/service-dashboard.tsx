import { type ComponentProps, lazy, Suspense } from "react";
import { ServiceOverview } from "./service-overview";

/**
 * The service at a glance. The server renders it at once; its script is loaded separately, so that only those who run
 * the service load it.
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
