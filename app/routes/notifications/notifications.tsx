import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { BellList } from "~/components/notifications/bell-list";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import type { BellLine } from "~/domain/notifications/bell-kinds";
import { shownMoment } from "~/domain/tenants/shown-day";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";
import { countUnreadNotifications } from "~/operations/notifications/count-unread";
import { listNotifications } from "~/operations/notifications/list";
import { readAllNotifications } from "~/operations/notifications/read-all";

export const handle = { crumbs: () => [{ key: "notifications.bell-page.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const before = query.get("before") ?? undefined;
  const [{ lines, next }, unread] = await Promise.all([
    listNotifications(context, { before }).catch(refusedPage),
    countUnreadNotifications(context, {}),
  ]);
  // On a later page, too, all are those from the newest on.
  const { lines: newest } = before ? await listNotifications(context, { size: 1 }) : { lines };
  const language = await languageOf(args.request);
  return {
    lines: lines.map(({ id, kind, by, isRead, at, ...line }) => ({
      ...{ id, kind, by, isRead },
      name: nameOf({ kind, name: line.name }, language),
      at: shownMoment(at, context.tenant),
    })),
    newest: unread > 0 ? (newest[0]?.id ?? null) : null,
    isFirst: before === undefined,
    next: next && `?${new URLSearchParams({ before: next })}`,
    done: query.has("read"),
  };
}

/** What a line is about, as people call it. */
function nameOf({ kind, name }: Pick<BellLine, "kind" | "name">, language: Language): string {
  if (kind === "webhook-failing") return hostOf(name);
  if (kind === "report-ready" || kind === "report-failed") return fillText(language, `reports.name.${name}`);
  return name;
}

/** Marks everything as read that there was when the page was shown. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  await readAllNotifications(context, { upTo: String(form.get("upTo") ?? "") }).catch(refusedPage);
  return redirect("?read", 303);
}

/** What happened that the person may want to know, and what of it is new. */
export default function Notifications() {
  const { t } = useTranslation();
  const { lines, newest, isFirst, next, done } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("notifications.bell-page.title")} hint={t("notifications.bell-page.hint")}>
        {newest && (
          <Form method="post" action="/notifications">
            <input type="hidden" name="upTo" value={newest} />
            <Button kind="secondary">{t("notifications.bell-page.read-all")}</Button>
          </Form>
        )}
        <Link to="/Profile/mails" className="link self-center">
          {t("notifications.bell-page.mails")}
        </Link>
      </PageHeader>
      {done && !newest && <Notice>{t("notifications.bell-page.done")}</Notice>}
      {lines.length > 0 ? (
        <BellList lines={lines} />
      ) : (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(isFirst ? "notifications.bell-page.none" : "notifications.bell-page.no-more")}
        </p>
      )}
      <PageLinks previous={isFirst ? null : "/notifications"} next={next} />
    </>
  );
}
