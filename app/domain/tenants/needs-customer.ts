const ofCustomers =
  /^\/(aimodels|document-processing|documents|training-documents|reports|billing|payment_process|tenant)(\/|$)/i;

/**
 * Whether a page shows a customer's data, so that whoever runs the service picks a customer first. The dashboard does not: it
 * shows the service until one is picked.
 */
export const needsCustomer = (pathname: string): boolean => ofCustomers.test(pathname);
