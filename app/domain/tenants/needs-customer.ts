const ofCustomers = /^\/(reports|billing|payment_process|tenant)(\/|$)/i;

/**
 * Whether a page is about a customer alone, so that whoever runs the service picks a customer first. Until one is picked the
 * dashboard shows the service, and the pages of models, documents and training show what teaches the base models.
 */
export const needsCustomer = (pathname: string): boolean => ofCustomers.test(pathname);
