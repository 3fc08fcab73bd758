import { AppError } from "~/domain/errors/app-error";
import { TimeoutError } from "../with-timeout";

/** What the server answered: its code (RFC 959) and its words. */
export type FtpReply = { code: number; text: string };

/** A refusal of the server. */
export class FtpRefusal extends Error {
  constructor(readonly reply: FtpReply) {
    super(`${reply.code} ${reply.text}`);
    this.name = "FtpRefusal";
  }
}

/**
 * What went wrong as a sentence for people. A server that wants the data channel to continue the TLS session of the control
 * channel says 522, or 425 after PROT P; sockets of Workers cannot do that.
 */
export function ftpProblem(error: unknown, isSecured: boolean): AppError {
  if (error instanceof AppError) return error;
  return new AppError("unavailable", `releases.problem.${reasonOf(error, isSecured)}`, { cause: error });
}

function reasonOf(error: unknown, isSecured: boolean): string {
  if (error instanceof TimeoutError) return "late";
  if (!(error instanceof FtpRefusal)) return isSecured ? "unreachable-or-untrusted" : "unreachable";
  const { code } = error.reply;
  if (code === 522 || (code === 425 && isSecured)) return "session-reuse";
  if (code === 530 || code === 332 || code === 430) return "sign-in";
  if (code === 452 || code === 552) return "full";
  if (code === 550 || code === 553 || code === 450) return "not-allowed";
  if (code === 534 || code === 502 || code === 500 || code === 504) return isSecured ? "no-tls" : "refused";
  return "refused";
}
