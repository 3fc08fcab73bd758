import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/shell/error-page";
import { PlainFrame } from "~/components/shell/plain-frame";
import { personOf } from "~/http/signed-in";

export const loader = async (args: LoaderFunctionArgs) => ({ signedIn: (await personOf(args)) !== null });

export default function Plain() {
  return (
    <PlainFrame signedIn={useLoaderData<typeof loader>().signedIn}>
      <Outlet />
    </PlainFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PlainFrame signedIn={useRouteLoaderData<typeof loader>("routes/shell/plain")?.signedIn ?? false}>
      <ErrorPage />
    </PlainFrame>
  );
}
