import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { UserSearch } from "~/components/people/user-search";
import { UsersTable } from "~/components/people/users-table";
import { PageHeader } from "~/components/shell/page-header";
import { Pager } from "~/components/table/pager";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listUsers } from "~/operations/users/list";
import { shownUser } from "./shown-user";
import { pageLinks, sortLinks } from "./user-list-links";

export const handle = { crumbs: () => [{ key: "people.manage-users" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const asked = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const page = await listUsers(context, asked).catch(refusedPage);
  const may = (permission: "Users.Edit" | "Users.Invite" | "Tenant.Edit") =>
    isAllowed(context.actor, permission);
  return {
    mayEdit: may("Users.Edit"),
    mayInvite: may("Users.Invite"),
    mayChoose: may("Tenant.Edit") && may("Users.Invite"),
    search: query.get("search") ?? "",
    order: { sortField: query.get("sortField") ?? "", sortOrder: query.get("sortOrder") ?? "" },
    users: page.items.map((user) => shownUser(context, user)),
    sorting: sortLinks(query),
    pager: {
      page: page.page,
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      ...pageLinks(query, page),
    },
  };
}

export default function Users() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { users, search, mayEdit, mayInvite } = page;
  return (
    <>
      <PageHeader title={t("people.users")} hint={t("people.users-hint")}>
        {mayInvite && (
          <LinkButton kind="primary" to="/Users/inviteuser">
            {t("people.invite")}
          </LinkButton>
        )}
      </PageHeader>
      <UserSearch key={search} search={search} {...page.order} />
      {users.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("people.none-found", { search })}</p>
      ) : (
        <UsersTable users={users} mayEdit={mayEdit} sorting={page.sorting} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Pager {...page.pager} />
        {page.mayChoose && (
          <Link to="/Users/default-features" className="link">
            {t("people.default-features")}
          </Link>
        )}
      </div>
    </>
  );
}
