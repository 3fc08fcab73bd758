import type { Truth } from "./read-truth";

/** A truth with every value of a field put into another field of the same look: what a tired reader might save. */
export function withSwappedFields(truth: Truth): Truth {
  const fields = { ...truth.fields };
  for (const [a, b] of swapped) {
    const [first, second] = [truth.fields[a], truth.fields[b]];
    if (first) fields[b] = first;
    else delete fields[b];
    if (second) fields[a] = second;
    else delete fields[a];
  }
  return { ...truth, fields };
}

const swapped = [
  ["invoiceNumber", "orderNumber"],
  ["vendorName", "customerName"],
  ["vendorAddress", "billToAddress"],
  ["subTotal", "total"],
  ["invoiceDate", "dueDate"],
  ["periodStart", "periodEnd"],
  ["grossAmount", "amountDue"],
] as const;
