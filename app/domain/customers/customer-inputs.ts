import { z } from "zod";

/** A page of customers by name: those whose name begins with `search`, after the (folded) name `after`. */
export const customerListInput = z.object({
  search: z.string().max(80).default(""),
  after: z.string().max(200).optional(),
  size: z.number().int().min(1).max(200).default(20),
});

export const customerInput = z.object({ tenantId: z.string().max(64) });

/** A customer by id, or else by its whole name; neither case nor spacing counts. */
export const customerChoiceInput = z.object({
  tenantId: z.string().max(64).optional(),
  name: z.string().max(200).optional(),
});

/** The session, by its token, for which a customer is picked. */
export const pickCustomerInput = z.object({ token: z.string().max(200), tenantId: z.string().max(64) });

export const clearCustomerInput = z.object({ token: z.string().max(200) });

/** Periods of customers whose documents are to be counted: ISO days, the last one left out. */
export const usageInput = z.object({
  customers: z
    .array(z.object({ id: z.string(), shardId: z.string(), from: z.string(), to: z.string() }))
    .max(200),
});
