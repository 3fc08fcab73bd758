import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

// Of the one page in a browser; the server never sets them.
let rendered: string | undefined;
let inView: string | undefined;

/** Follows which page is rendered and which is in view. Called by what every page is rendered in. */
export function usePageInView(): void {
  const { key } = useLocation();
  if (typeof document !== "undefined") rendered = key;
  useEffect(() => {
    inView = key;
  }, [key]);
}

/** Whether a page is being rendered that is not in view yet, as another one is. */
export const isPageMovingIn = (): boolean => inView !== undefined && rendered !== inView;
