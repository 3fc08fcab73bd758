import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus after script changed the page, as a browser does when it loads one: to the heading, which a screen
 * reader then reads, unless the page has set it itself; then the page's title is announced. Another query or hash is
 * the same page. Placed after the page, so that its effect runs last.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState("");
  const seen = useRef<string | null>(null);
  const focusedBefore = useRef<Element | null>(null);
  // While a page is rendered, the previous one is still shown, with its focus.
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
