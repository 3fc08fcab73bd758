import type { ReactNode } from "react";
import { PageHeader } from "~/components/shell/page-header";
import { ProfileTabs } from "./profile-tabs";

/** The frame of the pages of one's own account: title, tabs, and one narrow column. */
export function ProfilePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <ProfileTabs />
      <div className="grid max-w-xl gap-4">{children}</div>
    </>
  );
}
