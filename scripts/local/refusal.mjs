const refusals = {
  /** The runtime does not come up, or fails each time. */
  gone: {
    status: 503,
    en: ["The service is not running", "Your request was not carried out. Try again in a moment."],
    es: [
      "El servicio no está en marcha",
      "Su solicitud no se ha realizado. Inténtelo de nuevo en un momento.",
    ],
  },
  /** The runtime ended in the middle of a request that must not be sent twice by itself. */
  lost: {
    status: 502,
    en: [
      "The connection to the service was lost",
      "Your request may have been carried out. Look before you send it again.",
    ],
    es: [
      "Se ha perdido la conexión con el servicio",
      "Es posible que su solicitud se haya realizado. Compruébelo antes de enviarla de nuevo.",
    ],
  },
};

/** Answers for the runtime: a short page where a page was asked for, problem+json elsewhere. */
export function refuse(request, response, reason) {
  const { status, ...texts } = refusals[reason];
  const language = /^es\b/i.test(request.headers["accept-language"] ?? "") ? "es" : "en";
  const [title, detail] = texts[language];
  const isPage = /text\/html/.test(request.headers.accept ?? "");
  response.writeHead(status, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/problem+json",
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": "5" }),
  });
  response.end(
    isPage
      ? `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`
      : JSON.stringify({ type: "about:blank", title, status, detail }),
  );
  request.resume();
}
