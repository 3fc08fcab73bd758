import type { noScriptUser } from "./no-script-user";

type User = ReturnType<typeof noScriptUser>;

export const trialLabel = "Start with a 14-day free trial";
export const goodCard = "4242424242424242";

/** Fills in the billing form; `changes` replace what is typed by its label. */
export function fillInCard(user: User, changes: Record<string, string> = {}): void {
  const typed = {
    "First name": "Ines",
    "Last name": "Marlow",
    "Card number": goodCard,
    CVC: "123",
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) user.type(label, text);
  user.choose("Expiry year", "2030");
}

/** Goes from the plans to the page that follows a payment for the cheapest one. */
export async function payForPlan(user: User): Promise<void> {
  await user.open("/payment_process/products");
  await user.follow("Get Started");
  user.untick(trialLabel);
  fillInCard(user);
  await user.press("Proceed to Pay");
}
