import { Link } from "@remix-run/react";
import { productName } from "~/domain/product";

export function Wordmark() {
  return (
    <Link to="/" className="flex items-center gap-2 text-lg font-semibold text-ink no-underline">
      <img src="/favicon.svg" alt="" width="24" height="24" />
      {productName}
    </Link>
  );
}
