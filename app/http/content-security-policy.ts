/** Hosts besides our own that a page may use. */
type Guests = { frames: string; connections: string; styles: string };

/** What Paddle's payment form needs in the page around it; its script comes in by the nonce of ours. */
const paddle: Record<"production" | "sandbox", Guests> = {
  production: {
    frames: "https://buy.paddle.com",
    connections: "https://*.paddle.com",
    styles: "https://cdn.paddle.com",
  },
  sandbox: {
    frames: "https://sandbox-buy.paddle.com",
    connections: "https://*.paddle.com",
    styles: "https://sandbox-cdn.paddle.com https://cdn.paddle.com",
  },
};

/**
 * The policy of every page: scripts only with this request's nonce, nothing from other hosts, no framing. `ownSocket` is
 * where the development server tells of changed files.
 */
export const contentSecurityPolicy = (nonce: string, guests: Guests | null = null, ownSocket?: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    withGuest("style-src 'self' 'unsafe-inline'", guests?.styles),
    withGuest("img-src 'self' data: blob:", guests?.connections),
    withGuest(withGuest("connect-src 'self'", ownSocket), guests?.connections),
    "font-src 'self'",
    ...(guests ? [`frame-src ${guests.frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

type Installation = { PADDLE_API_KEY?: string; PADDLE_ENVIRONMENT?: string };

/** Who may be on a page: Paddle, on the one that shows its payment form. */
export function allowedOriginsOf(
  pathname: string,
  { PADDLE_API_KEY, PADDLE_ENVIRONMENT }: Installation,
): Guests | null {
  if (!PADDLE_API_KEY || !pathname.startsWith("/payment_process/checkout/")) return null;
  return paddle[PADDLE_ENVIRONMENT === "production" ? "production" : "sandbox"];
}

const withGuest = (directive: string, hosts: string | undefined) =>
  hosts ? `${directive} ${hosts}` : directive;
