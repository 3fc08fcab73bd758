import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Asks for the page's data again at an interval given in milliseconds as long as something is under way. A hidden tab is left in
 * peace; it asks at once when it is seen again.
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
