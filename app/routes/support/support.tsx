import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NavLink, Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

const tabs = ["user-manual", "faq", "terms-and-conditions", "privacy-policy"] as const;

export const handle = { crumbs: () => [{ key: "support.title" }] };

/** Tickets go to the service that is configured, else to a mailbox. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { TICKET_URL, MAIL_DOMAIN } = context.cloudflare.env;
  return { ticketAddress: TICKET_URL || `mailto:support@${MAIL_DOMAIN}` };
};

export default function Support() {
  const { t } = useTranslation();
  const { ticketAddress } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-6">
      <nav aria-label={t("support.title")} className="no-print">
        <ul className="tabs">
          {tabs.map((name) => (
            <li key={name}>
              <NavLink to={`/support/${name}`}>{t(`support.${name}`)}</NavLink>
            </li>
          ))}
          <li>
            <a href={ticketAddress} rel="external noopener">
              {t("support.ticket")}
            </a>
          </li>
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
