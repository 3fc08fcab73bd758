/**
 * The environment variables of the payment service. Without an API key there is none, and the sandbox takes its place.
 */
export type PaymentBindings = {
  PADDLE_API_KEY?: string;
  /** sandbox or production. */
  PADDLE_ENVIRONMENT?: string;
  PADDLE_CLIENT_TOKEN?: string;
  /** The launch address of a hosted checkout (Paddle, "Hosted checkouts"), for browsers without script. */
  PADDLE_HOSTED_CHECKOUT?: string;
  /** Separated by commas while one is being replaced. */
  PADDLE_WEBHOOK_SECRET?: string;
};

/** Whether payments go through Paddle. */
export const usesPaddle = ({ PADDLE_API_KEY }: PaymentBindings): boolean => Boolean(PADDLE_API_KEY);
