import { Link } from "@remix-run/react";
import { Notice } from "../form/notice";

/** Whose bill it is and how its bank account stands, in sentences that the server wrote; `settle` is where what is open is settled. */
export type ShownSupplier = {
  sentences: string[];
  look: boolean;
  supplierTo: string | null;
  settle: { to: string; text: string } | null;
};

/** `look`: what somebody has to look at is shown, or else what is only good to know. */
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
