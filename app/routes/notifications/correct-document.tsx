import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { Field } from "~/components/form/field";
import { Notice } from "~/components/form/notice";
import { NarrowCard } from "~/components/shell/narrow-card";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { hideReplyToken, renewReplyLink, replyLinkHeaders, replyLinkOf } from "~/http/reply-link";
import { useTranslation } from "~/locales/use-translation";
import { getReplyForm } from "~/operations/replies/get-form";
import { saveReplyForm } from "~/operations/replies/save-form";

export const headers = () => replyLinkHeaders;

/** A link that a mail program opens by itself changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  await hideReplyToken(args);
  const { context, document, asked } = await replyLinkOf(args);
  const { fileName, fields } = await getReplyForm(context, document).catch(refusedPage);
  const { search } = new URL(args.request.url);
  const pictureOf = (key: string) => `/mails/picture${search}&${new URLSearchParams({ field: key })}`;
  return {
    ...{ asked, documentId: document.documentId, fileName },
    fields:
      fields?.map(({ picture, ...field }) => ({ ...field, picture: picture && pictureOf(field.key) })) ??
      null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  await renewReplyLink(args, form);
  const { context, document } = await replyLinkOf(args);
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith("field.") ? [[name.slice("field.".length), String(value)] as const] : [],
    ),
  );
  const language = await languageOf(args.request);
  const outcome = await saveReplyForm(context, { ...document, fields, language }).catch(refusedPage);
  if (outcome.sentences) return data({ changed: null, problems: outcome.sentences, typed: fields }, 422);
  return { changed: outcome.changed, problems: null, typed: null };
}

export default function CorrectDocument() {
  const { t } = useTranslation();
  const { asked, documentId, fileName, fields } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSaved = answer?.changed != null;
  return (
    <NarrowCard title={t("intake.reply.form.title", { file: fileName })}>
      {isSaved && (
        <Notice>
          {answer.changed === 0
            ? t("intake.reply.form.unchanged")
            : t("intake.reply.form.saved", { count: answer.changed })}
        </Notice>
      )}
      {answer?.problems && (
        <Notice kind="problem">
          {[t("intake.reply.form.refused"), ...answer.problems.map(({ text }) => text)].join(". ")}
        </Notice>
      )}
      {!isSaved && fields === null && <Notice kind="problem">{t("intake.reply.form.stale")}</Notice>}
      {!isSaved && fields?.length === 0 && <p>{t("intake.reply.form.nothing")}</p>}
      {fields !== null && fields.length > 0 && (
        <Form method="post" reloadDocument className="grid gap-4" noValidate>
          <input type="hidden" name="user" value={asked.user} />
          <input type="hidden" name="token" value={asked.token} />
          <p>{t("intake.reply.form.hint")}</p>
          {fields.map(({ key, name, labelKey, value, picture }) => (
            <div key={key} className="grid gap-1">
              {picture && (
                <img
                  src={picture}
                  alt={t("intake.reply.form.picture")}
                  className="max-w-full border border-line"
                />
              )}
              <Field
                name={`field.${key}`}
                label={t(labelKey, { name })}
                defaultValue={answer?.typed?.[key] ?? value}
                error={answer?.problems?.find(({ field }) => field === key)?.text}
                autoComplete="off"
              />
            </div>
          ))}
          <Button>{t("intake.reply.form.save")}</Button>
        </Form>
      )}
      <p>
        <Link className="link" to={`/documents/${documentId}`}>
          {t("intake.reply.form.open")}
        </Link>
      </p>
    </NarrowCard>
  );
}
