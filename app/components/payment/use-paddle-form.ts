import { useEffect, useState } from "react";

type Form = {
  token: string;
  environment: "sandbox" | "production";
  transactionId: string;
  locale: string;
};

/**
 * Shows Paddle's payment form in the element of the class `paddle-form`. Its script is loaded here and nowhere else.
 * Returns whether that failed.
 */
export function usePaddleForm({ token, environment, transactionId, locale }: Form): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    showForm({ token, environment, transactionId, locale }).catch(() => setFailed(true));
  }, [token, environment, transactionId, locale]);
  return failed;
}

async function showForm({ token, environment, transactionId, locale }: Form): Promise<void> {
  const { initializePaddle } = await import("@paddle/paddle-js");
  const paddle = await initializePaddle({ token, environment });
  if (!paddle) throw new Error("the script of the payment service did not come");
  const back = `/payment_process/payment_information?paid&transaction=${transactionId}`;
  paddle.Checkout.open({
    transactionId,
    settings: {
      displayMode: "inline",
      frameTarget: "paddle-form",
      frameInitialHeight: 450,
      frameStyle: "width: 100%; background-color: transparent; border: none;",
      locale,
      successUrl: new URL(back, location.href).href,
    },
  });
}
