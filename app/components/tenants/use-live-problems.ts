import { type FormEvent, useEffect, useRef, useState } from "react";
import { isFormValid, liveProblem } from "./live-problem";

/** Validates a form while it is filled in: what is wrong with the fields that were left, and whether all are valid. */
export function useLiveProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string | null>>({});
  const [right, setRight] = useState(false);
  const look = () => setRight(form.current !== null && isFormValid(form.current));
  useEffect(look);
  const leave = (event: FormEvent) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || !control.name)
      return;
    const problem = liveProblem(control);
    setProblems((before) => ({ ...before, [control.name]: problem }));
  };
  return { right, problems, handlers: { ref: form, onInput: look, onBlur: leave } };
}
