import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LongTextBody } from "~/components/legal/long-text-body";
import { longTextsFor } from "~/http/long-texts";
import type { LongText } from "~/locales/long-text";

export const handle = { crumbs: (text: LongText) => [{ text: text.title }] };

export const loader = async ({ request }: LoaderFunctionArgs) => (await longTextsFor(request)).terms;

export default function Terms() {
  const text = useLoaderData<typeof loader>();
  return (
    <article>
      <h1>{text.title}</h1>
      <LongTextBody text={text} contents />
    </article>
  );
}
