import { createHmac } from "node:crypto";

/** The Paddle-Signature header of a body. */
export function signPaddle(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `ts=${time};h1=${createHmac("sha256", secret).update(`${time}:${body}`).digest("hex")}`;
}
