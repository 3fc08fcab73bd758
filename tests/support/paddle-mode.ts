import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { freePort, startLocalServer } from "../../scripts/local-server.mjs";
import { discountEntity } from "../stand-ins/paddle/paddle-entities";
import { hostedCheckout, paddleAddresses } from "../stand-ins/paddle/paddle-pages";
import { startPaddleStandIn } from "../stand-ins/paddle/paddle-server";
import { changeLocalData } from "./change-local-data";

const secret = "pdl_ntfset_journeys";
const dayLength = 86_400_000;
const idOf = (name: string) => `pri_${name.padEnd(26, "0")}`;

/** What the plans of the United States cost at Paddle. */
const prices = Object.fromEntries(
  [
    ["bronze", 4900],
    ["silver", 14900],
    ["gold", 39900],
  ].flatMap(([tier, amount]) => [
    [idOf(`${tier}`), { amount: Number(amount), currency: "USD" }],
    [idOf(`${tier}trial`), { amount: Number(amount), currency: "USD", trial: true }],
  ]),
);

/** The product with Paddle as its payment service, and a Paddle of our own. `setBack` moves its calendar. */
export async function startPaddleMode() {
  const stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-paddle-"));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  let daysBack = 0;
  const standIn = await startPaddleStandIn({
    site: () => site,
    prices,
    secret,
    now: () => new Date(Date.now() - daysBack * dayLength),
    discounts: [
      discountEntity("SAVE20US", 20),
      discountEntity("PARTNER-2026", 100, { custom_data: { partner: true } }),
    ],
  });
  const variables = {
    APP_ENV: "local",
    PADDLE_API_KEY: "pdl_sdbx_apikey",
    PADDLE_ENVIRONMENT: standIn.address,
    PADDLE_CLIENT_TOKEN: "test_journeys",
    PADDLE_WEBHOOK_SECRET: secret,
    PADDLE_HOSTED_CHECKOUT: hostedCheckout,
  };
  const server = await startLocalServer({ port, stateDir, variables });
  await changeLocalData(
    stateDir,
    `update plans set paddle_price_id = 'pri_' || substr(tier || ?, 1, 26),
      paddle_trial_price_id = 'pri_' || substr(tier || 'trial' || ?, 1, 26)`,
    "0".repeat(26),
    "0".repeat(26),
  );
  return {
    site,
    standIn,
    setBack(days: number) {
      daysBack = days;
    },
    async close() {
      await server.stop();
      await standIn.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
    /** Sends a page's requests to Paddle's hosts to the stand-in; the page and its policy do not know. */
    async divert(page: Page): Promise<void> {
      for (const [address, at] of Object.entries(paddleAddresses))
        await page.route(address.endsWith("/") ? `${address}**` : address, async (route) => {
          const url = route
            .request()
            .url()
            .replace(address, standIn.address + at);
          await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
        });
    },
  };
}
