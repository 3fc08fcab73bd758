import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage } from "~/components/shell/error-page";
import { PlainFrame } from "~/components/shell/plain-frame";
import { type ShellData, ShellFrame } from "~/components/shell/shell-frame";
import { shellDataIfAny } from "~/http/shell-data";
import { personOf } from "~/http/signed-in";

/** Pages for everyone: inside the shell for who has one, else in the plain frame. */
export const loader = async (args: LoaderFunctionArgs) => ({
  shell: await shellDataIfAny(args),
  signedIn: (await personOf(args)) !== null,
});

export default function Open() {
  return (
    <OpenFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </OpenFrame>
  );
}

export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/shell/open");
  return (
    <OpenFrame {...(loaded ?? { shell: null, signedIn: false })}>
      <ErrorPage />
    </OpenFrame>
  );
}

type Props = { shell: ShellData | null; signedIn: boolean; children: ReactNode };

const OpenFrame = ({ shell, signedIn, children }: Props) =>
  shell ? (
    <ShellFrame shell={shell}>{children}</ShellFrame>
  ) : (
    <PlainFrame signedIn={signedIn}>{children}</PlainFrame>
  );
