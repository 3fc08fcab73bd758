import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus after a page was changed by script, as a browser does when it loads one: to the heading, which a screen
 * reader then reads, unless the page has put it somewhere itself; then the page's title is announced. Another query or
 * hash is the same page. Stands after the page, so that its effect comes last.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState("");
  const seen = useRef<string | null>(null);
  const focusedBefore = useRef<Element | null>(null);
  // While a page is rendered, the one before still stands, and its focus.
  if (typeof document !== "undefined" && seen.current !== pathname)
    focusedBefore.current = document.activeElement;
  useEffect(() => {
    const isLoaded = seen.current === null || seen.current === pathname;
    seen.current = pathname;
    if (isLoaded) return;
    const main = document.querySelector("main");
    const now = document.activeElement;
    const isPutByPage = now !== focusedBefore.current && now !== document.body && main?.contains(now);
    setAnnounced(isPutByPage ? document.title : "");
    if (!isPutByPage) focusHeading(main);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector("h1") ?? main;
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
