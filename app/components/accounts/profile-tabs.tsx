import { NavLink } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

const tabs = [
  ["/Profile/editprofile", "profile.tab.profile"],
  ["/Profile/email", "profile.tab.email"],
  ["/Profile/password", "profile.tab.password"],
  ["/Profile/second-factor", "profile.tab.second-factor"],
  ["/Profile/sessions", "profile.tab.sessions"],
  ["/Profile/mails", "profile.tab.mails"],
] as const;

/** The pages of one's own account. */
export function ProfileTabs() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("profile.title")} className="tabs">
      {tabs.map(([to, key]) => (
        <NavLink key={to} to={to}>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
