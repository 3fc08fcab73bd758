/**
 * The secrets of each Worker. `required` ones are missing or not; one of `together` is of use only with all of them, so that
 * some without the others are a mistake.
 */
export const secretsOf = {
  "fieldwise-web": {
    required: ["CODE_PEPPER"],
    optional: ["HEALTH_TOKEN", "MICROSOFT_CLIENT_SECRET", "GOOGLE_CLIENT_SECRET", "OIDC_CLIENT_SECRET"],
    together: [["PADDLE_API_KEY", "PADDLE_WEBHOOK_SECRET"]],
  },
  // The link in the mail about a report that is ready is signed where the report is made.
  "fieldwise-extraction": {
    required: ["CODE_PEPPER"],
    optional: ["SUGGESTER_KEY", "SCANNER_KEY"],
    together: [],
  },
  "fieldwise-ocr": { required: [], optional: [], together: [] },
};

/** What is wrong with the names of the secrets that a Worker has: sentences, none where all is well. */
export function missingSecrets(worker, names) {
  const { required, together } = secretsOf[worker] ?? { required: [], together: [] };
  const absent = required.filter((name) => !names.includes(name));
  const halves = together.filter((all) => all.some((name) => names.includes(name)));
  return [
    ...absent.map((name) => `${worker} has no secret ${name}: wrangler secret put ${name} --name ${worker}`),
    ...halves.flatMap((all) =>
      all
        .filter((name) => !names.includes(name))
        .map((name) => `${worker} has ${all.filter((one) => names.includes(one)).join(", ")} but no ${name}`),
    ),
  ];
}
