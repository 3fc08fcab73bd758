/** What becomes of charges to a test card of the sandbox. */
export type TestCardBehaviour = "succeeds" | "declined" | "insufficient" | "fails-later";

/** The numbers that the sandbox takes; no card of anyone has them. */
export const testCards: readonly { number: string; brand: string; behaviour: TestCardBehaviour }[] = [
  { number: "4242424242424242", brand: "Visa", behaviour: "succeeds" },
  { number: "5555555555554444", brand: "Mastercard", behaviour: "succeeds" },
  { number: "4000000000000002", brand: "Visa", behaviour: "declined" },
  { number: "4000000000009995", brand: "Visa", behaviour: "insufficient" },
  { number: "4000000000000341", brand: "Visa", behaviour: "fails-later" },
];
