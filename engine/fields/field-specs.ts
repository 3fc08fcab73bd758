import { accountNumber } from "./account-number";
import { advertiser } from "./advertiser";
import { amountDue } from "./amount-due";
import { billToAddress } from "./bill-to-address";
import { closingBalance } from "./closing-balance";
import { currency } from "./currency";
import { currentRead } from "./current-read";
import { customerName } from "./customer-name";
import { customerTaxNumber } from "./customer-tax-number";
import { dueDate } from "./due-date";
import type { FieldSpec } from "./field-spec";
import { grossAmount } from "./gross-amount";
import { invoiceDate } from "./invoice-date";
import { invoiceNumber } from "./invoice-number";
import { meterNumber } from "./meter-number";
import { openingBalance } from "./opening-balance";
import { orderDate } from "./order-date";
import { orderNumber } from "./order-number";
import { paymentsReceived } from "./payments-received";
import { periodEnd } from "./period-end";
import { periodStart } from "./period-start";
import { previousBalance } from "./previous-balance";
import { previousRead } from "./previous-read";
import { serviceAddress } from "./service-address";
import { shipToAddress } from "./ship-to-address";
import { statementDate } from "./statement-date";
import { subTotal } from "./sub-total";
import { tax } from "./tax";
import { total } from "./total";
import { totalCredits } from "./total-credits";
import { totalDebits } from "./total-debits";
import { usageKwh } from "./usage-kwh";
import { usageTherms } from "./usage-therms";
import { vendorAddress } from "./vendor-address";
import { vendorName } from "./vendor-name";
import { vendorTaxNumber } from "./vendor-tax-number";

/** How every header field of the catalogue is found. */
export const fieldSpecs: readonly FieldSpec[] = [
  invoiceNumber,
  invoiceDate,
  dueDate,
  orderNumber,
  orderDate,
  statementDate,
  periodStart,
  periodEnd,
  currency,
  subTotal,
  tax,
  total,
  amountDue,
  grossAmount,
  vendorName,
  vendorAddress,
  vendorTaxNumber,
  customerName,
  customerTaxNumber,
  billToAddress,
  shipToAddress,
  accountNumber,
  serviceAddress,
  meterNumber,
  usageKwh,
  usageTherms,
  previousRead,
  currentRead,
  previousBalance,
  paymentsReceived,
  openingBalance,
  closingBalance,
  totalCredits,
  totalDebits,
  advertiser,
];
