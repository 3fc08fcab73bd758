/** Says what is being done while it takes its time. */
export function Progress({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
