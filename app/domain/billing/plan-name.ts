import { productName } from "../product";

/** The promotional partner whose customers get a plan of their own. */
const partnerName = "Partner";

const names: Record<string, string> = {
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  partner: partnerName,
};

/** The name of a plan: the product's followed by the tier's. Names are not translated. */
export const planName = (tier: string): string => `${productName} ${names[tier] ?? tier}`;
