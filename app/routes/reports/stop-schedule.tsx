import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { NarrowCard } from "~/components/shell/narrow-card";
import { formErrorResponse } from "~/http/form-error-response";
import { visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { stopSchedule } from "~/operations/reports/stop-schedule";
import { makeTenantContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/** A link that a mail program opens by itself stops nothing: there is a button, and mail programs send a POST (RFC 8058). */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (!query.get("token")) throw new Response("error.not-found", { status: 404 });
  return { recipient: query.get("recipient") ?? "" };
}

export async function action(args: ActionFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const visitor = await visitorOf(args);
  const { env } = args.context.cloudflare;
  const home = await openTenant(env, visitor.control, (query.get("tenantId") ?? "").slice(0, 64));
  if (!home) throw new Response("error.not-found", { status: 404 });
  const form = await args.request.formData();
  try {
    await stopSchedule(makeTenantContext(visitor, home, env), {
      modelId: query.get("model") ?? "",
      token: query.get("token") ?? "",
      recipient: query.get("recipient") ?? undefined,
      typed: String(form.get("typed") ?? ""),
    });
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ stopped: false, ...answer }, init ?? {});
  }
  return data({ stopped: true, problems: [], typed: {} as Record<string, string> });
}

export default function StopSchedule() {
  const { t } = useTranslation();
  const { recipient } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const label = t("reports.stop.address");
  const messages = fieldMessages(t, answer?.problems, { typed: label });
  return (
    <NarrowCard title={t("reports.stop.title")}>
      {answer?.stopped ? (
        <Notice>{t("reports.stop.done")}</Notice>
      ) : (
        <Form method="post" noValidate className="grid gap-4">
          <ErrorSummary messages={messages} />
          <p className="break-words">
            {recipient ? t("reports.stop.question", { recipient }) : t("reports.stop.who")}
          </p>
          {!recipient && (
            <Field
              name="typed"
              type="email"
              autoComplete="email"
              label={label}
              defaultValue={answer?.typed.typed}
              error={messageFor(messages, "typed")}
            />
          )}
          <Button>{t("reports.stop.yes")}</Button>
        </Form>
      )}
    </NarrowCard>
  );
}
