import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../form/button";
import { Field } from "../form/field";

type Props = {
  search: string;
  label: string;
  find: string;
  clear: string;
  /** Whether the list is filtered, so that there is a link that shows all of it again. */
  isSet?: boolean;
  children?: ReactNode;
};

/** Narrows a list to the rows that contain a text; `children` are further inputs of the form. */
export function SearchForm({ search, label, find, clear, isSet = search !== "", children }: Props) {
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-x-3">
      <div className="w-full sm:w-96">
        <Field key={search} name="search" type="search" label={label} defaultValue={search} maxLength={100} />
      </div>
      {children}
      <div className="flex items-center gap-3 pb-4">
        <Button kind="secondary">{find}</Button>
        {isSet && (
          <Link to="?" className="link">
            {clear}
          </Link>
        )}
      </div>
    </Form>
  );
}
