import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

// State of the single page in a browser; the server never sets it.
let rendered: string | undefined;
let inView: string | undefined;

/** Tracks which page is rendered and which is visible. Called by the component that every page is rendered in. */
export function useVisiblePage(): void {
  const { key } = useLocation();
  if (typeof document !== "undefined") rendered = key;
  useEffect(() => {
    inView = key;
  }, [key]);
}

/** Whether a page is being rendered that is not visible yet, because another one is. */
export const isPageEntering = (): boolean => inView !== undefined && rendered !== inView;
