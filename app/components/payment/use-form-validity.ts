import { useEffect, useRef, useState } from "react";

/** Whether the browser finds a form valid, checked again with each input and when `changes` changes. */
export function useFormValidity(changes: string) {
  const form = useRef<HTMLFormElement>(null);
  const [right, setRight] = useState(true);
  const look = () => setRight(form.current?.checkValidity() ?? true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is not read, it only asks for another look
  useEffect(look, [changes]);
  return { right, handlers: { ref: form, onInput: look, onChange: look } };
}
