import { type RefObject, useEffect, useRef } from "react";

/** Folds what a `details` shows when a press goes elsewhere or Escape is pressed in it, as a menu does. */
export function useFolding(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = (event: Event) => {
      const { current } = details;
      const inside = event.target instanceof Node && current?.contains(event.target);
      if (!current?.open || (event instanceof KeyboardEvent ? event.key !== "Escape" || !inside : inside))
        return;
      current.open = false;
      if (inside) current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", fold);
    document.addEventListener("keydown", fold);
    return () => {
      document.removeEventListener("pointerdown", fold);
      document.removeEventListener("keydown", fold);
    };
  }, []);
  return details;
}
