import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { useTranslation } from "~/locales/use-translation";
import { listOutbox } from "~/operations/mail/list-outbox";
import { makeVisitorContext } from "~/platform/context";

export const handle = { crumbs: () => [{ key: "outbox.title" }] };

/** Mails hold codes: outside of the local environment this page does not exist. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context.cloudflare;
  if (env.APP_ENV !== "local") throw new Response("error.not-found", { status: 404 });
  const mails = await listOutbox(makeVisitorContext(env, { kind: "system", id: "outbox" }), {});
  return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
}

export default function Outbox() {
  const { t } = useTranslation();
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-4">
      <PageHeader title={t("outbox.title")} hint={t("outbox.hint")} />
      {mails.length === 0 && <p>{t("outbox.empty")}</p>}
      {mails.map(({ id, recipient, replyTo, subject, body, createdAt }) => (
        <article key={id} className="grid gap-2 rounded-sm border border-line bg-surface p-4">
          <h2>{subject}</h2>
          <p className="text-sm text-muted">
            {t("outbox.to", { recipient })} · <time dateTime={createdAt}>{createdAt}</time>
            {replyTo && <> · {t("outbox.reply-to", { address: replyTo })}</>}
          </p>
          <p className="whitespace-pre-line">{body}</p>
        </article>
      ))}
    </div>
  );
}
