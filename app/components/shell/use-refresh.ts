import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Refreshes the page's data at an interval given in milliseconds as long as something is in progress. A hidden tab does
 * not refresh; it does at once when it is visible again.
 */
export function useRefresh(underWay: boolean, every: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!underWay || state !== "idle") return;
    const ask = () => document.visibilityState === "visible" && revalidate();
    const timer = setTimeout(ask, every);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [underWay, every, state, revalidate]);
}
