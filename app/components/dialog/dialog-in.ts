/**
 * Fetches a page and extracts its dialog: null when the page contains none. `url` is the path and query of the
 * response, redirects followed. Throws when the site cannot be reached.
 */
export async function dialogIn(
  address: string,
  request: RequestInit = {},
): Promise<{ dialog: Element | null; url: string }> {
  const response = await fetch(address, { ...request, headers: { Accept: "text/html" } });
  const { pathname, search } = new URL(response.url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { dialog: page.querySelector("[data-dialog]"), url: pathname + search };
}
