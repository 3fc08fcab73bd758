import { AppError } from "~/domain/errors/app-error";
import type { OpenFolder } from "~/operations/folders/folder-ports";
import { FtpRefusal, ftpProblem } from "./ftp-problem";
import type { FtpSession } from "./ftp-session";

/**
 * The folder that a session has entered. What the server refuses for one file (RFC 959: 450, 550, 553) is a `conflict` of that
 * file; anything else ends the visit.
 */
export function openFolder(session: FtpSession, isSecured: boolean): OpenFolder {
  const ofFile = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (isOfFile(error)) throw new AppError("conflict", "folders.problem.file", { cause: error });
      throw ftpProblem(error, isSecured);
    }
  };
  return {
    list: () => session.list(),
    stampOf: (name) => ofFile(() => session.stampOf(name)),
    fetch: (name, most) => ofFile(() => session.fetch(name, most)),
    freeName: (name, into) => ofFile(() => session.freeName(name, into)),
    move: (name, into, as) => ofFile(() => session.move(name, `${into}/${as}`)),
    remove: (name) => ofFile(() => session.remove(name)),
    write: (into, name, text) => ofFile(() => session.write(`${into}/${name}`, text)),
  };
}

const isOfFile = (error: unknown) =>
  error instanceof FtpRefusal && [450, 550, 553].includes(error.reply.code);
