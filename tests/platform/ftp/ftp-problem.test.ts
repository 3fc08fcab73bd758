import { expect, it } from "vitest";
import { AppError } from "~/domain/errors/app-error";
import english from "~/locales/en/texts-en";
import { FtpRefusal, ftpProblem } from "~/platform/ftp/ftp-problem";
import { TimeoutError } from "~/platform/with-timeout";

const refusal = (code: number) => new FtpRefusal({ code, text: "no" });

it.each<[string, Error, boolean, string]>([
  ["nothing in time", new TimeoutError("late"), true, "late"],
  ["no connection", new Error("reset"), false, "unreachable"],
  ["no connection with TLS", new Error("reset"), true, "unreachable-or-untrusted"],
  ["a wrong password", refusal(530), false, "sign-in"],
  ["an account that is missing", refusal(332), false, "sign-in"],
  ["a full disk", refusal(552), false, "full"],
  ["a folder that may not be written to", refusal(550), false, "not-allowed"],
  ["a data channel of its own session, refused", refusal(522), false, "session-reuse"],
  ["a data channel refused after PROT P", refusal(425), true, "session-reuse"],
  ["a data channel refused", refusal(425), false, "refused"],
  ["no TLS", refusal(534), true, "no-tls"],
  ["an unknown command without TLS", refusal(502), false, "refused"],
  ["anything else", refusal(421), true, "refused"],
])("%s is told in a sentence of its own", (_, error, isSecured, reason) => {
  const problem = ftpProblem(error, isSecured);
  expect([problem.code, problem.messageKey, problem.cause]).toEqual([
    "unavailable",
    `releases.problem.${reason}`,
    error,
  ]);
  expect(english).toHaveProperty([problem.messageKey]);
});

it("a refusal of ours stays what it is", () => {
  const own = new AppError("invalid", "releases.problem.late");
  expect(ftpProblem(own, true)).toBe(own);
});
