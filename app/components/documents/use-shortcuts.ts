import { useEffect, useRef } from "react";

/** What a key does on this screen, by the key's name with its modifiers: "Ctrl+Enter", "Alt+w", "?". */
export type Shortcuts = Record<string, () => void>;

/** Keys of the whole screen. A key without Ctrl or Alt does nothing while someone types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const known = useRef(shortcuts);
  known.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const types =
        target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, select");
      const control = ctrlKey || metaKey;
      // Undo within a field is the field's own; a key that the form has handled is done.
      const isTyping = types && !altKey && key.length === 1 && (!control || /^[zy]$/i.test(key));
      if (event.defaultPrevented || isTyping) return;
      const shift = shiftKey && control ? "Shift+" : "";
      const name = `${control ? "Ctrl+" : ""}${altKey ? "Alt+" : ""}${shift}${key.length === 1 ? key.toLowerCase() : key}`;
      const perform = known.current[name];
      if (!perform) return;
      event.preventDefault();
      perform();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
