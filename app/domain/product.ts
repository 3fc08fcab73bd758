/** The product's name, in one place: plans are called "Fieldwise Bronze", pages are titled "… · Fieldwise". */
export const productName = "Fieldwise";
