/** What a plan costs and gives, in the minor unit of the currency. */
export type PlanTerms = {
  currency: string;
  monthlyPrice: number;
  documentsIncluded: number;
  overagePrice: number;
};

/** The discount of a coupon, in percent or as an amount in the minor unit of the currency, and for how many bills. */
export type DiscountTerms = {
  couponCode: string | null;
  percentOff: number;
  amountOff: number;
  discountedBillsLeft: number;
};

/** What is sold in a country. `rank` orders plans, the cheapest is 1. */
export type Plan = PlanTerms & {
  code: string;
  tier: string;
  countryCode: string;
  rank: number;
  introductionKey: string;
  trialNoteKey: string;
  paddlePriceId: string | null;
  paddleTrialPriceId: string | null;
  paddleOveragePriceId: string | null;
};
