import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/shell/error-page";
import { PlainFrame } from "~/components/shell/plain-frame";
import { ShellFrame } from "~/components/shell/shell-frame";
import { shellDataOf } from "~/http/shell-data";

export const loader = (args: LoaderFunctionArgs) => shellDataOf(args);

export default function Shell() {
  return (
    <ShellFrame shell={useLoaderData<typeof loader>()}>
      <Outlet />
    </ShellFrame>
  );
}

export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>("routes/shell/shell");
  if (!shell)
    return (
      <PlainFrame signedIn={false}>
        <ErrorPage />
      </PlainFrame>
    );
  return (
    <ShellFrame shell={shell}>
      <ErrorPage />
    </ShellFrame>
  );
}
