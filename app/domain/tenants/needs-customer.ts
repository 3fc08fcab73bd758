const ofCustomers =
  /^\/(dashboard|aimodels|document-processing|documents|training-documents|reports|billing|payment_process|tenant)(\/|$)/i;

/** Whether a page shows a customer's data, so that whoever runs the service picks a customer first. */
export const needsCustomer = (pathname: string): boolean => ofCustomers.test(pathname);
