import { useEffect } from "react";

type Form = { token: string; environment: string; transactionId: string; locale: string };

/** Shows Paddle's payment form in the element of the class `paddle-form`. Its script is loaded here and nowhere else. */
export function usePaddleForm({ token, environment, transactionId, locale }: Form): void {
  useEffect(() => {
    if (token === "") return;
    void showForm({ token, environment, transactionId, locale });
  }, [token, environment, transactionId, locale]);
}

async function showForm({ token, environment, transactionId, locale }: Form): Promise<void> {
  const { initializePaddle } = await import("@paddle/paddle-js");
  const paddle = await initializePaddle({
    token,
    environment: environment === "production" ? "production" : "sandbox",
  });
  const back = `/payment_process/payment_information?paid&transaction=${transactionId}`;
  paddle?.Checkout.open({
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
