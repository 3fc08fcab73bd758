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
    <nav aria-label={t("profile.title")} className="flex flex-wrap gap-x-1 border-b border-line">
      {tabs.map(([to, key]) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            `-mb-px inline-flex min-h-10 items-center border-b-2 px-3 ${isActive ? "border-accent font-medium text-ink" : "border-transparent text-accent hover:bg-accent-soft"}`
          }
        >
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
