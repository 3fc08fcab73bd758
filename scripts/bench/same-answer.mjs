import { quantile } from "./latency.mjs";

/**
 * How long a wrong password takes to be refused for an e-mail that has an account, in terms of one that has none. A ratio
 * far from 1 would tell who has an account. Fewer rounds than the rate limit allows for one e-mail.
 */
export async function sameAnswer(url, { email }, rounds = 9) {
  const [known, unknown] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    known.push(await timeOf(url, email));
    unknown.push(await timeOf(url, `nobody-${round}@fieldwise.example`));
  }
  const middle = (times) =>
    quantile(
      times.sort((one, other) => one - other),
      0.5,
    );
  return { known: middle(known), unknown: middle(unknown), ratio: middle(known) / middle(unknown) };
}

async function timeOf(url, email) {
  const start = performance.now();
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({ email, password: "wrong-horse-battery" }),
  });
  await answer.text();
  if (answer.status !== 422) throw new Error(`a wrong password was answered with ${answer.status}`);
  return performance.now() - start;
}
