import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { longTextsFor } from "~/http/long-texts";
import type { QuestionList } from "~/locales/long-text";

export const handle = { crumbs: (list: QuestionList) => [{ text: list.title }] };

export const loader = async ({ request }: LoaderFunctionArgs) => (await longTextsFor(request)).faq;

export default function Faq() {
  const { title, questions } = useLoaderData<typeof loader>();
  return (
    <article className="grid gap-4">
      <h1>{title}</h1>
      <div className="max-w-[68ch] divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} {...exclusive}>
            <summary className="px-2 py-3 font-medium hover:bg-accent-soft">{question}</summary>
            <p className="px-2 pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </article>
  );
}

/** Opening one answer closes the others. React 18 has no type for the attribute. */
const exclusive: Record<string, string> = { name: "faq" };
