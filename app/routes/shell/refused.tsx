import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HomeLink } from "~/components/shell/home-link";
import { refusalMessage } from "~/components/shell/refusal-message";
import { redirect } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";

export const handle = { crumbs: () => [{ key: "error.no-page" }], plain: true };

/** What is said of a file that could not be given: the Worker shows it in place of the bare answer, at the file's own address. */
export function loader({ context }: LoaderFunctionArgs) {
  const { refused } = context;
  if (!refused) return redirect("/404");
  const { status, ...said } = refused;
  return data(said, { status });
}

export default function Refused() {
  const { t } = useTranslation();
  const refusal = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-xl gap-4">
      <h1>{refusalMessage(refusal, t)}</h1>
      <HomeLink />
    </div>
  );
}
