/** Signs the demo's admin in and returns the session cookie for further requests. */
export async function signIn(url, { email, password }) {
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (cookie.length === 0) throw new Error(`sign-in answered ${answer.status} without a cookie`);
  return cookie.join("; ");
}
