import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { LiveSample } from "~/components/front/live-sample";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { shownSample } from "~/http/shown-sample";
import { siteOf } from "~/platform/site-of";
import { frontMeta } from "./front-meta";

export const handle = { crumbs: () => [{ key: "front.product" }], plain: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ front }, language] = await Promise.all([longTextsFor(request), languageOf(request)]);
  const origin = siteOf(context.cloudflare.env);
  const tryIt = front.tried.link;
  return { origin, tryIt, texts: front.product, sampleTexts: front.sample, sample: shownSample(language) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? frontMeta(data.origin, data.texts.title, data.texts.lead) : [];

/** What the product does, for who has no account yet. */
export default function Product() {
  const { texts, tryIt, sample, sampleTexts } = useLoaderData<typeof loader>();
  return (
    <article className="grid gap-8">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-lg text-muted">{texts.lead}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton kind="primary" to="/signup" reloadDocument>
            {texts.start}
          </LinkButton>
          <LinkButton to="/try" reloadDocument>
            {tryIt}
          </LinkButton>
          <LinkButton to="/pricing" reloadDocument>
            {texts.prices}
          </LinkButton>
        </p>
      </header>
      <LiveSample sample={sample} texts={sampleTexts} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {texts.points.map(({ heading, text }) => (
          <li key={heading} className="grid content-start gap-1 rounded-sm border border-line bg-surface p-4">
            <h2 className="text-lg">{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <dl className="grid max-w-3xl gap-3">
        {texts.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
