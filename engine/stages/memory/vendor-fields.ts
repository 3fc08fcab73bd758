/**
 * Whether a header field belongs to the vendor or to the document. What belongs to the vendor is the same on all of its
 * documents; what belongs to the document (its customer, its numbers, dates and amounts) is read on each. A bank
 * account that is added to the catalogue is the vendor's unless it is the customer's.
 */
export const fieldOwners: Readonly<Record<string, "vendor" | "document">> = {
  vendorName: "vendor",
  vendorAddress: "vendor",
  vendorTaxNumber: "vendor",
  currency: "vendor",
  invoiceNumber: "document",
  invoiceDate: "document",
  dueDate: "document",
  orderNumber: "document",
  orderDate: "document",
  subTotal: "document",
  tax: "document",
  total: "document",
  amountDue: "document",
  customerName: "document",
  customerTaxNumber: "document",
  billToAddress: "document",
  shipToAddress: "document",
  accountNumber: "document",
  serviceAddress: "document",
  meterNumber: "document",
  usageKwh: "document",
  usageTherms: "document",
  previousRead: "document",
  currentRead: "document",
  previousBalance: "document",
  paymentsReceived: "document",
  periodStart: "document",
  periodEnd: "document",
  statementDate: "document",
  openingBalance: "document",
  closingBalance: "document",
  totalCredits: "document",
  totalDebits: "document",
  advertiser: "document",
  grossAmount: "document",
};

/** Whether a field holds what belongs to the vendor; nobody knows that of a field that a tenant made up. */
export const isOfVendor = (field: string): boolean => fieldOwners[field] === "vendor";
