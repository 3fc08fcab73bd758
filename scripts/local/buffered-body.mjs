/** Bytes of a body that are kept to send it again. */
const mostKept = 1_000_000;

/**
 * The body of a request on its way to the runtime. It is read only as fast as the runtime takes it. Where the request may be repeated, what was
 * read is kept, up to a bound: it changes nothing, or carries a key by which the product knows a repetition.
 */
export function bufferedBody(request) {
  let kept = /^(GET|HEAD|OPTIONS)$/.test(request.method) || request.headers["idempotency-key"] ? [] : null;
  let size = 0;
  let begun = false;
  const keep = (chunk) => {
    size += chunk.length;
    if (size > mostKept) kept = null;
    kept?.push(chunk);
  };
  return {
    mayRepeat: () => kept !== null,
    sendTo(onward) {
      for (const chunk of kept ?? []) onward.write(chunk);
      if (!begun) request.on("data", keep);
      begun = true;
      request.pipe(onward);
    },
    stop(onward) {
      request.unpipe(onward);
    },
    /** Reads the rest away, so that the connection can carry the next request. */
    drop() {
      kept = null;
      request.unpipe();
      request.resume();
    },
  };
}
