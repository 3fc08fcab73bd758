import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldId } from "~/components/form/field-id";
import { fileInputStyle } from "~/components/form/file-input-style";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import { countriesIn } from "~/domain/tenants/countries";
import { trialDocumentKinds } from "~/domain/visits/trial-document-kinds";
import { problemsOf } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { readTriedForm } from "~/http/read-trial-file";
import { redirect } from "~/http/redirect";
import { likelyCountryOf } from "~/http/request-origin";
import { statusOf } from "~/http/status-of";
import { newVisitOf } from "~/http/visit";
import { keepVisit } from "~/http/visit-cookie";
import { useTranslation } from "~/locales/use-translation";
import { startVisit } from "~/operations/visits/start";
import { siteOf } from "~/platform/site-of";
import { frontMeta } from "./front-meta";

export const handle = { crumbs: () => [{ key: "front.try" }], plain: true };

const usualCountry = { en: "US", es: "ES" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ front }, language] = await Promise.all([longTextsFor(request), languageOf(request)]);
  return {
    origin: siteOf(context.cloudflare.env),
    texts: front.tried,
    country: likelyCountryOf(request) || usualCountry[language],
    countries: countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { file, fields, refusal } = await readTriedForm(args.request);
  const { kind = "", country = "" } = fields;
  try {
    if (refusal) throw refusal;
    if (!file) throw new AppError("invalid", "front.problem.no-file");
    const started = await startVisit(newVisitOf(args), { ...file, kind: kindOf(kind), country });
    const cookie = await keepVisit(args.request, args.context.cloudflare.env.APP_ENV, started.token);
    return redirect(`/try/${started.visitId}`, { headers: [cookie] });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ kind, country, problems: problemsOf(error) }, { status: statusOf[error.code] });
  }
}

const kindOf = (text: string) => trialDocumentKinds.find((kind) => kind === text) ?? "invoice";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? frontMeta(data.origin, data.texts.title, data.texts.hint) : [];

/** One document of a visitor's own, read without an account. */
export default function Try() {
  const { t } = useTranslation();
  const { texts, country, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = (answer?.problems ?? []).map(({ messageKey, values }) => ({
    field: "file",
    label: texts.file,
    text: t(messageKey, values),
  }));
  const id = fieldId("file");
  return (
    <article className="grid gap-6">
      <PageHeader title={texts.title} hint={texts.hint} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid gap-2 rounded-sm border border-line bg-surface p-4 sm:p-6"
        >
          <ErrorSummary messages={messages} heading={texts.problem} />
          <SelectField
            name="kind"
            label={texts.kind}
            defaultValue={answer?.kind || "invoice"}
            choices={trialDocumentKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          />
          <SelectField
            name="country"
            label={texts.country}
            hint={texts.countryHint}
            defaultValue={answer?.country || country}
            choices={countries}
          />
          <div className="grid gap-1 pb-3">
            <label htmlFor={id} className="font-medium">
              {texts.file}
            </label>
            <p id={`${id}-hint`} className="text-sm text-muted">
              {texts.fileHint}
            </p>
            <input
              id={id}
              type="file"
              name="file"
              accept=".pdf,.jpg,.jpeg,.png"
              required
              aria-invalid={messages.length > 0 || undefined}
              aria-describedby={`${id}-hint`}
              className={fileInputStyle}
            />
          </div>
          <div>
            <Button>{texts.start}</Button>
          </div>
        </form>
        <div className="grid gap-4 lg:pt-2">
          <ul className="grid max-w-xl list-disc gap-2 pl-5">
            {texts.promises.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            {texts.otherwise}{" "}
            <Link to="/product#sample" className="link" reloadDocument>
              {texts.sample}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}
