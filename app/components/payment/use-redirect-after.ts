import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Goes to another page after this many milliseconds. */
export function useRedirectAfter(milliseconds: number, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, navigate, to]);
}
