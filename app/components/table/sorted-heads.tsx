import { Link } from "@remix-run/react";
import type { SortLink } from "~/domain/listing/list-links";
import { InlineIcon } from "../shell/inline-icon";
import type { Column } from "./card-table";

type Head = Pick<Column<unknown>, "label" | "sort">;

/** Makes the headings of a table's columns: a heading whose field the list can be sorted by is a link that does it. */
export const sortedHeads =
  (sorting: Readonly<Record<string, SortLink>>) =>
  (field: string, label: string): Head => {
    const link = sorting[field];
    if (!link) return { label };
    const { to, direction } = link;
    const href = (
      <Link to={to} preventScrollReset className="whitespace-nowrap hover:underline">
        {label} <InlineIcon kind={direction === "none" ? "sortable" : direction} />
      </Link>
    );
    return { label, sort: { direction, href } };
  };
