import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isPopover, opensPopover } from "./popover";
import type { ShellPerson } from "./shell-frame";

/** Who is signed in, and the way out. */
export function ProfileMenu({ person }: { person: ShellPerson }) {
  const { t } = useTranslation();
  const name = `${person.givenName} ${person.familyName}`;
  return (
    <>
      <button
        type="button"
        {...opensPopover("profile-menu")}
        title={person.email}
        className="flex min-h-10 items-center gap-2 rounded-sm px-2 hover:bg-accent-soft"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
        >
          {Array.from(person.givenName)[0]?.toUpperCase()}
        </span>
        <span className="sr-only">{t("shell.profile")}: </span>
        <span className="max-w-48 truncate max-sm:sr-only">{name}</span>
      </button>
      <div
        {...isPopover("profile-menu")}
        className="fixed top-14 right-4 bottom-auto left-auto m-0 w-64 rounded-sm border border-line bg-surface p-2 text-ink shadow-lg"
      >
        <p className="border-b border-line px-2 pb-2">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm break-all text-muted">{person.email}</span>
        </p>
        <Link to="/support/user-manual" className="block rounded-sm px-2 py-2 hover:bg-accent-soft">
          {t("support.title")}
        </Link>
        <form method="post" action="/logout">
          <button type="submit" className="block w-full rounded-sm px-2 py-2 text-left hover:bg-accent-soft">
            {t("logout.submit")}
          </button>
        </form>
      </div>
    </>
  );
}
