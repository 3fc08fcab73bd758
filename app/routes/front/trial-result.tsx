import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { FoundSums, FoundValues, MarkedPage } from "~/components/front/found-values";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { redirect } from "~/http/redirect";
import { maxLines, shownVisit } from "~/http/shown-visit";
import { anonymousContextOf, visitCredentials, visitHeaders, visitOf } from "~/http/visit";
import { keepVisit } from "~/http/visit-cookie";
import { fillPlaceholders } from "~/locales/fill-placeholders";
import { useTranslation } from "~/locales/use-translation";
import { getDocument } from "~/operations/documents/get";
import { endVisit } from "~/operations/visits/end";

export const handle = { crumbs: () => [{ key: "front.try", to: "/try" }], plain: true };

export const headers = () => visitHeaders;

/** Seconds until a page that shows how a document is being read asks again. */
const lookAgain = 2;

export async function loader(args: LoaderFunctionArgs) {
  const [{ front }, language] = await Promise.all([longTextsFor(args.request), languageOf(args.request)]);
  const texts = front.tried;
  const visit = await visitOf(args).catch(nothing);
  if (!visit) return data({ texts, state: "over" as const, seen: null, fileName: "", minutes: 0 }, 404);
  const { context, documentId, expiresAt } = visit;
  const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - context.now().getTime()) / 60_000));
  const details =
    documentId === null
      ? null
      : await getDocument(context, { documentId, rows: { first: 0, count: maxLines } }).catch(refusedPage);
  const seen = details && shownVisit(details, context.tenant.id, language);
  const state = seen ? ("read" as const) : ("reading" as const);
  return data({ texts, state, seen, fileName: details?.fileName ?? "", minutes });
}

/** Deletes what was tried. */
export async function action(args: ActionFunctionArgs) {
  await endVisit(anonymousContextOf(args), await visitCredentials(args)).catch(nothing);
  return redirect("/try", {
    headers: [await keepVisit(args.request, args.context.cloudflare.env.APP_ENV, null)],
  });
}

function nothing(error: unknown): null {
  if (error instanceof AppError && error.code === "not-found") return null;
  throw error;
}

// While it is read there is nothing on the page that a reload could lose.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { name: "robots", content: "noindex" },
  ...(data?.state === "reading" ? [{ httpEquiv: "refresh", content: String(lookAgain) }] : []),
];

/** What the product found on a visitor's own document. */
export default function Tried() {
  const { t } = useTranslation();
  const { texts, state, seen, fileName, minutes } = useLoaderData<typeof loader>();
  if (state === "over")
    return (
      <article className="grid max-w-xl gap-4">
        <PageHeader title={texts.over} />
        <p>{t("front.problem.over")}</p>
        <Onward texts={texts} />
      </article>
    );
  if (!seen)
    return (
      <article className="grid max-w-xl gap-4" aria-busy="true">
        <PageHeader title={texts.reading} hint={fileName} />
        <p role="status">{texts.readingHint}</p>
        <p>
          <LinkButton to="" reloadDocument>
            {texts.look}
          </LinkButton>
        </p>
      </article>
    );
  const { problem, fields, missing, pages, proof, lines } = seen;
  return (
    <article className="grid gap-4">
      <PageHeader
        title={problem ? texts.failed : fillPlaceholders(texts.result, { file: fileName })}
        hint={problem ? fileName : texts.resultHint}
      >
        <form method="post" className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-muted">{fillPlaceholders(texts.until, { minutes })}</span>
          <Button kind="secondary">{texts.remove}</Button>
        </form>
      </PageHeader>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {!problem && fields.length === 0 && <Notice kind="info">{texts.nothing}</Notice>}
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          {pages.map(({ number, isRead, picture, fields: onPage }) => (
            <section
              key={number}
              aria-label={fillPlaceholders(texts.page, { page: number })}
              className="grid gap-1"
            >
              {pages.length > 1 && (
                <h2 className="text-base">{fillPlaceholders(texts.page, { page: number })}</h2>
              )}
              {!isRead && <Notice kind="problem">{fillPlaceholders(texts.unread, { page: number })}</Notice>}
              <MarkedPage {...picture} alt={fillPlaceholders(texts.page, { page: number })} fields={onPage} />
            </section>
          ))}
        </div>
        <div className="grid gap-3">
          {fields.length > 0 && <FoundValues label={texts.result} fields={fields} />}
          {proof && <FoundSums {...proof} />}
          {!problem && missing.length > 0 && (
            <p className="text-muted">{fillPlaceholders(texts.missing, { fields: missing.join(", ") })}</p>
          )}
          <Onward texts={texts} />
        </div>
      </div>
      {lines.rows.length > 0 && (
        <div className="grid gap-2">
          <h2 id="lines">{texts.lines}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls the wide table, too */}
          <section className="overflow-x-auto" tabIndex={0} aria-labelledby="lines">
            <table className="w-full border border-line bg-surface text-sm">
              <thead>
                <tr>
                  {lines.heads.map(({ key, label, isNumber }) => (
                    <th
                      key={key}
                      scope="col"
                      className={`border-b border-line px-3 py-1.5 ${isNumber ? "text-right" : "text-left"}`}
                    >
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
                  <tr key={index} className="border-b border-line last:border-0">
                    {row.map(({ key, text }, column) => (
                      <td
                        key={key}
                        className={`px-3 py-1.5 ${lines.heads[column]?.isNumber ? "text-right tabular-nums" : ""}`}
                      >
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {lines.more > 0 && <p>{fillPlaceholders(texts.moreLines, { count: lines.more })}</p>}
        </div>
      )}
    </article>
  );
}

const Onward = ({ texts }: { texts: { again: string; account: string } }) => (
  <p className="flex flex-wrap gap-2">
    <LinkButton kind="primary" to="/signup" reloadDocument>
      {texts.account}
    </LinkButton>
    <LinkButton to="/try" reloadDocument>
      {texts.again}
    </LinkButton>
  </p>
);
