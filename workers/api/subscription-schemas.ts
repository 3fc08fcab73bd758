import { z } from "@hono/zod-openapi";

const amount = z.number().openapi({ description: "In the currency of the product." });

export const products = z.array(
  z
    .object({
      productCode: z.string(),
      currencyCode: z.string().openapi({ description: "ISO 4217." }),
      currencies: z.array(z.string()),
      productPlans: z.array(
        z.object({
          productPlanCode: z.string(),
          productPlanName: z.string(),
          initialInvoiceBillingDateTime: z
            .string()
            .openapi({ description: "When a free trial that starts today is billed." }),
          recurringChargeAmount: amount,
          planItems: z.array(z.object({ quantityIncluded: z.number().int(), overageAmount: amount })),
        }),
      ),
    })
    .openapi("Product"),
);

export const subscribed = z
  .object({
    customerCode: z.string(),
    planCode: z.string(),
    status: z
      .string()
      .openapi({ description: "`pending` until payment on the provider's page is complete." }),
    nextBillDate: z
      .string()
      .nullable()
      .openapi({ description: "month/day/year, including the day that the payment service adds." }),
    checkoutUrl: z.string().nullable().openapi({ description: "The payment page, if there is one." }),
  })
  .openapi("BillingCustomer");

const string = { type: "string" as const };

/** The billing customer payload, for the document only. */
export const customerBody = {
  type: "object" as const,
  required: ["customerCode", "email", "subscription"],
  properties: {
    customerCode: { ...string, description: "The organization's ID." },
    firstName: string,
    lastName: string,
    email: string,
    Company: string,
    currencyCode: string,
    subscription: {
      type: "object" as const,
      required: ["planCode", "ccFirstName", "ccLastName"],
      properties: {
        planCode: string,
        initialBillDate: {
          ...string,
          description: "month/day/year; a later date than today requests the free trial.",
        },
        currencyCode: string,
        changeBillDate: string,
        ccFirstName: string,
        ccLastName: string,
        CCNumber: { ...string, description: "Never stored." },
        CCExpiration: { ...string, description: "Month and year, such as 05/2030." },
        ccCardCode: { ...string, description: "Never stored." },
        ccAddress: string,
        ccCity: string,
        ccState: string,
        ccZip: string,
        Method: { ...string, enum: ["cc"] },
        couponCode: string,
      },
    },
  },
};
