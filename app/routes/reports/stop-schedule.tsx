import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { NarrowCard } from "~/components/shell/narrow-card";
import { refusedPage } from "~/http/form-answer";
import { visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { stopSchedule } from "~/operations/reports/stop-schedule";
import { makeTenantContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/** A link that a mail program opens by itself stops nothing: there is a button to press. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get("token")) throw new Response("error.not-found", { status: 404 });
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const visitor = await visitorOf(args);
  const { env } = args.context.cloudflare;
  const home = await openTenant(env, visitor.control, (query.get("tenantId") ?? "").slice(0, 64));
  if (!home) throw new Response("error.not-found", { status: 404 });
  const context = makeTenantContext(visitor, home, env);
  const asked = { modelId: query.get("model") ?? "", token: query.get("token") ?? "" };
  await stopSchedule(context, asked).catch(refusedPage);
  return { stopped: true };
}

export default function StopSchedule() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <NarrowCard title={t("reports.stop.title")}>
      {answer ? (
        <Notice>{t("reports.stop.done")}</Notice>
      ) : (
        <Form method="post" className="grid gap-4">
          <p>{t("reports.stop.question")}</p>
          <Button>{t("reports.stop.yes")}</Button>
        </Form>
      )}
    </NarrowCard>
  );
}
