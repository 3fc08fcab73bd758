import { z } from "zod";
import { commit } from "~/data/commit";
import { demoExists, insertDemoAccount, putDemoKey } from "~/data/control/demo-account";
import { demoAccount } from "~/domain/demo/demo-account";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Makes the demo's tenant, admin and API key. Repeating it only sets the key. `isNew` says whether it was the first time. */
export const seedDemoAccount = defineOperation({
  name: "demo.seed-account",
  permission: "system",
  input: z.object({ apiKey: z.string().min(32).optional() }),
  async run(context: VisitorContext, input) {
    const isNew = !(await demoExists(context.control));
    const apiKey = input.apiKey ?? demoAccount.apiKey;
    const key = putDemoKey(
      context.control,
      await context.secrets.digest(apiKey),
      apiKey.slice(0, 6),
      context.now(),
    );
    if (isNew) {
      const passwordHash = await context.secrets.hashPassword(demoAccount.password);
      await commit(context.control, [
        ...insertDemoAccount(context.control, passwordHash, context.now()),
        key,
      ]);
    } else await commit(context.control, [key]);
    return { isNew, apiKey, email: demoAccount.email, password: demoAccount.password };
  },
});
