import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

/** A form whose buttons change the appearance of the pages, and which returns to the current page. */
export function AppearanceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/set-appearance" replace preventScrollReset className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}
