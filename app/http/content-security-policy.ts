/** Hosts besides our own that a page may use. */
type Guests = { frames: string; connections: string; styles: string };

/** What Paddle's payment form needs (Paddle.js, "Content security policy"); its script comes in by the nonce of ours. */
const paddle: Guests = {
  frames: "https://buy.paddle.com https://sandbox-buy.paddle.com",
  connections: "https://*.paddle.com",
  styles: "https://cdn.paddle.com https://sandbox-cdn.paddle.com",
};

/** The policy of every page: scripts only with this request's nonce, nothing from other hosts, no framing. */
export const contentSecurityPolicy = (nonce: string, guests: Guests | null = null) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    withGuest("style-src 'self' 'unsafe-inline'", guests?.styles),
    withGuest("img-src 'self' data: blob:", guests?.connections),
    withGuest("connect-src 'self' ws:", guests?.connections),
    ...(guests ? [`frame-src ${guests.frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Who may be on a page: Paddle, where payments are made and go through Paddle. */
export const guestsOf = (pathname: string, usesPaddle: boolean): Guests | null =>
  usesPaddle && pathname.startsWith("/payment_process/") ? paddle : null;

const withGuest = (directive: string, hosts: string | undefined) =>
  hosts ? `${directive} ${hosts}` : directive;
