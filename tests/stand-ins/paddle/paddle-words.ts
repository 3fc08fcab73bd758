/** What stands around every answer of Paddle's API: ids, pages of lists, refusals. */
export function paddleWords() {
  const series = crypto.randomUUID().slice(0, 8);
  let made = 0;
  const idOf = (kind: string) => `${kind}_${series}${String(++made).padStart(18, "0")}`;
  const meta = () => ({ request_id: crypto.randomUUID() });
  return {
    idOf,
    data: (value: unknown) => ({ data: value, meta: meta() }),
    list: (values: unknown[]) => ({
      data: values,
      meta: {
        ...meta(),
        pagination: { per_page: 50, next: "", has_more: false, estimated_total: values.length },
      },
    }),
    refusal: (code: string) => ({
      error: {
        type: "request_error",
        code,
        detail: code.replaceAll("_", " "),
        documentation_url: `https://developer.paddle.com/errors/shared/${code}`,
      },
      meta: meta(),
    }),
  };
}
