import { Link } from "@remix-run/react";
import { Notice } from "../form/notice";

/**
 * Which supplier sent the bill and the status of its bank account, in sentences written by the server; `settle` is
 * where an open question is decided.
 */
export type ShownSupplier = {
  sentences: string[];
  look: boolean;
  supplierTo: string | null;
  settle: { to: string; text: string } | null;
};

/** `look`: shows what someone has to check, or else what is only for information. */
export function SupplierNotice({
  supplier,
  look: wanted,
}: {
  supplier: ShownSupplier | null;
  look: boolean;
}) {
  if (!supplier || supplier.look !== wanted) return null;
  const { sentences, look, settle, supplierTo } = supplier;
  const [first, ...rest] = sentences;
  const text = (
    <>
      {supplierTo ? (
        <Link className="link" to={supplierTo}>
          {first}
        </Link>
      ) : (
        first
      )}
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {settle && (
        <Link className="link" to={settle.to}>
          {settle.text}
        </Link>
      )}
    </>
  );
  return look ? <Notice kind="problem">{text}</Notice> : <div className="text-muted">{text}</div>;
}
