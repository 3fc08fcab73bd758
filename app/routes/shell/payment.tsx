import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { ErrorPage } from "~/components/shell/error-page";
import { PaymentFrame } from "~/components/shell/payment-frame";
import { requirePerson } from "~/http/signed-in";

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return null;
}

export default function Payment() {
  return (
    <PaymentFrame>
      <Outlet />
    </PaymentFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PaymentFrame>
      <ErrorPage />
    </PaymentFrame>
  );
}
