import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

/** A form whose buttons change how the pages look, and which leads back to where it stands. */
export function AppearanceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/set-appearance" replace preventScrollReset className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}
