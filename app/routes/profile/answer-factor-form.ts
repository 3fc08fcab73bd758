import type { Submission } from "@conform-to/react";
import { confirmAppForm, secondFactorForm, switchOffForm } from "~/domain/accounts/second-factor-inputs";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { readSubmission } from "~/http/read-submission";
import { confirmSecondFactor } from "~/operations/accounts/confirm-second-factor";
import { renewRecoveryCodes } from "~/operations/accounts/renew-recovery-codes";
import { switchOffSecondFactor } from "~/operations/accounts/switch-off-second-factor";
import type { VisitorContext } from "~/operations/context";

/**
 * What a form of the page answers: recovery codes to show this once and, where the session goes on under another token than
 * `token`, that one; or what is wrong.
 */
export async function answerFactorForm(context: VisitorContext, form: FormData, token: string) {
  const intent = form.get("intent");
  form.delete("intent");
  switch (intent) {
    case "renew":
      return answered(readSubmission(form, secondFactorForm), (value) => renewRecoveryCodes(context, value));
    case "switch-off":
      return answered(readSubmission(form, switchOffForm), async (value) => {
        await switchOffSecondFactor(context, value);
        return { recoveryCodes: null };
      });
    default:
      return answered(readSubmission(form, confirmAppForm), (value) =>
        confirmSecondFactor(context, { ...value, token }),
      );
  }
}

async function answered<T>(
  submission: Submission<T, string[], T>,
  act: (value: T) => Promise<{ recoveryCodes: string[] | null; token?: string }>,
) {
  if (submission.status !== "success") {
    const { data, init } = invalidForm(submission);
    return { ...data, recoveryCodes: null, token: undefined, status: init?.status ?? 422 };
  }
  try {
    const done = await act(submission.value);
    return { token: undefined, ...done, lastResult: undefined, status: 200 };
  } catch (error) {
    const { data, init } = refusedForm(error, submission);
    return { ...data, recoveryCodes: null, token: undefined, status: init?.status ?? 422 };
  }
}
