/** Says what is being done while it runs. */
export function Progress({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
