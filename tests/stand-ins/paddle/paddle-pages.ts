import type { Hono } from "hono";
import type { createPaddleStandIn, StandInCard } from "./paddle-stand-in";

type StandIn = ReturnType<typeof createPaddleStandIn>;

/** Where Paddle keeps what a browser asks for, and the paths at which the stand-in has it. */
export const paddleAddresses: Record<string, string> = {
  "https://cdn.paddle.com/paddle/v2/paddle.js": "/paddle.js",
  "https://sandbox-buy.paddle.com/": "/frame/",
  "https://pay.paddle.io/": "/hosted/",
};

/** The launch address of the stand-in's hosted checkout. */
export const hostedCheckout = "https://pay.paddle.io/checkout/hsc_stand_in";

/**
 * Paddle.js as far as our page uses it: `Environment.set`, `Initialize`, `Checkout.open` with an inline frame. As Paddle's
 * own, it leads to `successUrl` once the frame says that it is paid.
 */
const paddleScript = `(() => {
  const frames = "https://sandbox-buy.paddle.com";
  let environment = "production", token = "";
  addEventListener("message", ({ origin, data }) => {
    if (origin === frames && data.event === "checkout.completed") location.href = data.successUrl;
  });
  window.Paddle = window.PaddleBillingV1 = {
    Initialized: false,
    Environment: { set(name) { environment = name; } },
    Initialize(options) {
      if (!options.token) throw new Error("Paddle.js needs a client token");
      token = options.token;
      this.Initialized = true;
    },
    Update() {},
    Checkout: {
      open({ transactionId, settings }) {
        if (environment !== "sandbox") throw new Error("the stand-in is a sandbox");
        const frame = document.createElement("iframe");
        const query = new URLSearchParams({ token, successUrl: settings.successUrl, locale: settings.locale });
        frame.src = frames + "/checkout/" + transactionId + "?" + query;
        frame.title = "Paddle Checkout";
        frame.style.cssText = settings.frameStyle;
        frame.height = settings.frameInitialHeight;
        document.querySelector("." + settings.frameTarget).replaceChildren(frame);
      },
      close() {},
    },
  };
})();`;

const cards: [StandInCard, string][] = [
  ["succeeds", "Pay"],
  ["declined", "Pay with a declined card"],
  ["not_enough_balance", "Pay with an empty card"],
];

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/** A form that pays a transaction; `action` is the address that it is sent to. */
function payForm(standIn: StandIn, transactionId: string, action: string): string {
  const totals = standIn.transactionOf(transactionId)?.details?.totals;
  const buttons = cards.map(([card, label]) => `<button name="card" value="${card}">${label}</button>`);
  return `<p>Due: ${totals?.grand_total} ${totals?.currency_code}</p>
    <form method="post" action="${action}">${buttons.join(" ")}</form>`;
}

const refusals = { declined: "The card was declined.", not_enough_balance: "Insufficient funds." };

/** The pages of Paddle that a customer sees: the form in the frame, the hosted checkout, the customer portal. */
export function addPaddlePages(app: Hono, standIn: StandIn, site: string): void {
  app.get("/paddle.js", (c) => c.body(paddleScript, 200, { "Content-Type": "text/javascript" }));

  app.get("/frame/checkout/:id", (c) => {
    const [id, query] = [c.req.param("id"), new URL(c.req.url).search];
    return c.html(page("Payment form", payForm(standIn, id, `/checkout/${id}${query}`)));
  });
  app.post("/frame/checkout/:id", async (c) => {
    const id = c.req.param("id");
    const { search } = new URL(c.req.url);
    const card = String((await c.req.parseBody()).card) as StandInCard;
    const successUrl = c.req.query("successUrl") ?? "";
    if (await standIn.pay(id, card))
      return c.html(
        page(
          "Paid",
          `<script>parent.postMessage(${JSON.stringify({ event: "checkout.completed", successUrl })}, "*")</script>`,
        ),
      );
    const why = card === "succeeds" ? "Paid already." : refusals[card];
    return c.html(page("Payment form", `<p>${why}</p>${payForm(standIn, id, `/checkout/${id}${search}`)}`));
  });

  app.get("/hosted/checkout/:launch", (c) => {
    const id = c.req.query("transaction_id") ?? "";
    const action = `${new URL(c.req.url).pathname.replace("/hosted", "")}?transaction_id=${id}`;
    return c.html(page("Hosted checkout", payForm(standIn, id, action)));
  });
  app.post("/hosted/checkout/:launch", async (c) => {
    const id = c.req.query("transaction_id") ?? "";
    const card = String((await c.req.parseBody()).card) as StandInCard;
    // Where it leads afterwards is set in Paddle, not by us.
    if (await standIn.pay(id, card))
      return c.redirect(`${site}/payment_process/payment_information?paid`, 303);
    const why = card === "succeeds" ? "Paid already." : refusals[card];
    return c.html(page("Hosted checkout", `<p>${why}</p>`));
  });

  app.get("/portal/:id/payment-method", (c) =>
    c.html(page("Customer portal", `<form method="post"><button>Save another card</button></form>`)),
  );
  app.post("/portal/:id/payment-method", async (c) => {
    await standIn.mendCard(c.req.param("id"));
    return c.html(page("Customer portal", `<p>Saved.</p><a href="${site}/billing">Back to the shop</a>`));
  });
}
