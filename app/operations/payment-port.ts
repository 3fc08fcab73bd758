import type { Day } from "~/domain/billing/days";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import type { Card } from "~/domain/billing/payment-inputs";
import type { DiscountTerms, Plan } from "~/domain/billing/plan";
import type { GatewayName, Subscription } from "~/domain/billing/subscription";
import type { OfTenant } from "./of-tenant";

/** What someone wants to subscribe to. */
export type Order = {
  tenant: { id: string; companyName: string; countryCode: string };
  payer: { firstName: string; lastName: string; email: string; zip: string };
  plan: Plan;
  trial: boolean;
  discount: DiscountTerms | null;
};

/** Money to be taken. `key` is what it is for: the same key is never charged twice. */
export type Charge = { key: string; amount: number; currency: string; token: string };

/** Why a payment was refused, as a translation key. */
export type ChargeOutcome = { paid: true; paymentId: string } | { paid: false; problem: string };

/** Documents beyond those included, to be charged to a subscription. */
export type OverageCharge = { key: string; documents: number; amount: number; overagePriceId: string | null };

/**
 * A payment that was begun. `url` is the page of ours that shows the service's form in itself, which needs script;
 * `hostedUrl` is the service's own page, where the installation has one. An open one waits to be paid; one that begins a
 * subscription is not for a bill of one that runs.
 */
export type Checkout = OfTenant & {
  transactionId: string;
  isOpen: boolean;
  begins: boolean;
  url: string;
  hostedUrl: string | null;
};

/** Whatever may hold a card: what is taken from it is no longer in it, what is read stays. */
export type CardSource = { take(field: string): string; read(field: string): string };

/** A card as a token, or what is wrong with it, field by field, as translation keys. */
export type CardOutcome = { card: Card } | { problems: { field: string; messageKey: string }[] };

type Common = {
  name: GatewayName;
  /** What a code takes off a plan, or null when it is not good for it. */
  findDiscount(code: string, plan: Plan): Promise<DiscountTerms | null>;
  /** What a request of the service tells: "nothing" when it is none of our business, null when it did not come from there. */
  readEvent(body: string, signature: string | null, now: Date): Promise<PaymentEvent | "nothing" | null>;
};

/** A gateway that takes cards and leaves it to us when to charge them. */
export type CardGateway = Common & {
  kind: "cards";
  /** The only thing that ever sees a card's number. */
  takeCard(source: CardSource, now: Date): CardOutcome;
  charge(charge: Charge): Promise<ChargeOutcome>;
};

/** A gateway that runs subscriptions by itself and tells by events the outcome of them. */
export type SubscriptionGateway = Common & {
  kind: "subscriptions";
  /** What the page needs to show the service's payment form in itself. */
  clientSettings: { token: string; environment: "sandbox" | "production" };
  begin(order: Order): Promise<Checkout>;
  /** A payment that was begun, or null when there is none of this id. */
  findCheckout(transactionId: string): Promise<Checkout | null>;
  /** What the service says about a payment that a customer comes back from. */
  eventsOf(transactionId: string): Promise<PaymentEvent[]>;
  /** The new plan begins, and is paid, today; a trial goes on. */
  changePlan(subscription: Subscription, plan: Plan, today: Day): Promise<PaymentEvent>;
  cancelAtPeriodEnd(subscription: Subscription): Promise<PaymentEvent>;
  /** Ends it before the end of its period; one that has ended stays so. */
  cancelNow(subscription: Subscription): Promise<PaymentEvent>;
  /**
   * Ends a subscription that was begun while another ran, by its id at the service, and pays back what was taken for it.
   * Returns null, and does nothing, when the one that ran is over at the service by now. Repeating it pays back once.
   */
  refundSecond(secondId: string, running: Subscription): Promise<PaymentEvent | null>;
  undoCancel(subscription: Subscription): Promise<PaymentEvent>;
  chargeOverage(subscription: Subscription, overage: OverageCharge): Promise<void>;
  /** A page of the service where the customer changes the payment method. */
  portalUrl(subscription: Subscription): Promise<string>;
};

export type PaymentGateway = CardGateway | SubscriptionGateway;
