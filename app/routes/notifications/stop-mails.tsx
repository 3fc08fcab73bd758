import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { NarrowCard } from "~/components/shell/narrow-card";
import { notificationKinds } from "~/domain/notifications/notification-kinds";
import { refusedPage } from "~/http/form-error-response";
import { visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { stopNotifications } from "~/operations/notifications/stop";

/** A link that a mail program opens by itself stops nothing: there is a button, and mail programs send a POST (RFC 8058). */
export const loader = ({ request }: LoaderFunctionArgs) => ({ kind: askedIn(request).kind });

export async function action(args: ActionFunctionArgs) {
  const asked = askedIn(args.request);
  await stopNotifications(await visitorOf(args), asked).catch(refusedPage);
  return { stopped: true };
}

function askedIn(request: Request) {
  const query = new URL(request.url).searchParams;
  const kind = notificationKinds.find((one) => one === query.get("kind"));
  const [userId, token] = [query.get("user"), query.get("token")];
  if (!kind || !userId || !token) throw new Response("error.not-found", { status: 404 });
  return { kind, userId, token };
}

export default function StopMails() {
  const { t } = useTranslation();
  const { kind } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const about = { kind: t(`notifications.kind.${kind}`) };
  return (
    <NarrowCard title={t("notifications.stop.title")}>
      {answer ? (
        <>
          <Notice>{t("notifications.stop.done", about)}</Notice>
          <p>
            {t("notifications.stop.again")}{" "}
            <Link className="link" to="/Profile/mails">
              {t("notifications.stop.profile")}
            </Link>
          </p>
        </>
      ) : (
        <Form method="post" className="grid gap-4">
          <p>{t("notifications.stop.question", about)}</p>
          <Button>{t("notifications.stop.yes")}</Button>
        </Form>
      )}
    </NarrowCard>
  );
}
