import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { isPopover, opensPopover } from "./popover";

export type ShellPerson = { givenName: string; familyName: string; email: string };

const links = [
  ["/Profile/editprofile", "shell.edit-profile"],
  ["/support/user-manual", "support.title"],
  ["/billing", "shell.billing"],
] as const;

/** Who is signed in, what belongs to the person, and signing out. */
export function ProfileMenu({ person }: { person: ShellPerson }) {
  const { t } = useTranslation();
  const name = `${person.givenName} ${person.familyName}`;
  return (
    <>
      <button
        type="button"
        {...opensPopover("profile-menu")}
        title={person.email}
        className="bar-button flex items-center gap-2"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
        >
          {Array.from(person.givenName)[0]?.toUpperCase()}
        </span>
        <span className="sr-only">{t("shell.profile")}: </span>
        <span className="max-w-40 truncate max-xl:sr-only">{name}</span>
      </button>
      <div {...isPopover("profile-menu")} className="popover-panel w-64 p-2">
        <p className="border-b border-line px-2 pb-2">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm break-all text-muted">{person.email}</span>
        </p>
        <ul className="mt-1">
          {links.map(([to, key]) => (
            <li key={to}>
              <Link to={to} className="menu-line">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
        <form method="post" action="/logout">
          <button type="submit" className="menu-line w-full">
            {t("logout.submit")}
          </button>
        </form>
      </div>
    </>
  );
}
