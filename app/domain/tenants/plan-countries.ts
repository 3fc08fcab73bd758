const countries = new Set(["US", "IN", "AU", "CA"]);

/** Whether subscription plans are sold in the country. */
export const hasPlans = (countryCode: string) => countries.has(countryCode);
