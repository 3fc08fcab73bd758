import { useEffect } from "react";

/** Blocks the browser's back action on this page. */
export function useBlockBackButton(): void {
  useEffect(() => {
    const stay = () => history.pushState(history.state, "", location.href);
    stay();
    window.addEventListener("popstate", stay);
    return () => window.removeEventListener("popstate", stay);
  }, []);
}
