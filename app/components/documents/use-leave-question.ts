import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Asks before the screen is left, by a link or by closing it, while `isUnsaved` says that it has unsaved changes.
 * Requests to the same address, such as its own forms, are not asked about. Without script nothing is asked.
 */
export function useLeaveQuestion(isUnsaved: () => boolean, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
