import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { couponProblem } from "~/domain/billing/coupon-code";

type Start = { planCode: string; partner: boolean; trial: boolean; code: string };

/**
 * The trial and the code of a payment form, where script runs: they exclude each other, and a code is checked as soon
 * as it is entered. `verdict` is the server's answer about the current code: true, false, or null when it was not
 * checked.
 */
export function useOffer({ planCode, partner, ...start }: Start) {
  const [trial, setTrial] = useState(start.trial);
  const [code, setCode] = useState(start.code);
  const check = useFetcher<{ code: string; valid: boolean }>();
  const verdict = check.data?.code === code && code !== "" ? check.data.valid : null;
  return {
    trial,
    code,
    verdict,
    onTrial: (next: boolean) => {
      setTrial(next);
      setCode("");
    },
    onCode: (next: string) => {
      setCode(next.trim());
      if (next.trim() !== "") setTrial(false);
    },
    onCodeLeft: () => {
      if (code === "" || couponProblem(code, partner)) return;
      check.load(
        `/payment_process/coupon?code=${encodeURIComponent(code)}&plan=${encodeURIComponent(planCode)}`,
      );
    },
  };
}
