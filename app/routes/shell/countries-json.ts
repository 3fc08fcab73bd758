import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countriesIn } from "~/domain/tenants/countries";
import { languageOf } from "~/http/language";

/** The countries as a file: `[{ countryCode, countryName }]`, in the reader's language. */
export async function loader({ request }: LoaderFunctionArgs) {
  const countries = countriesIn(await languageOf(request)).map(({ code, name }) => ({
    countryCode: code,
    countryName: name,
  }));
  return Response.json(countries, {
    headers: { "Cache-Control": "private, max-age=3600", Vary: "Cookie, Accept-Language" },
  });
}
