import { z } from "zod";

/** The move of a tenant, as its job receives it. */
export const moveRequestInput = z.object({ tenantId: z.string().max(64), moveId: z.string().max(64) });

/** A customer that is to live in another shard of its data center. */
export const moveCustomerInput = z.object({ tenantId: z.string().max(64), shardId: z.string().max(64) });
