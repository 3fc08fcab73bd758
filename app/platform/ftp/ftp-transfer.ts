import { AppError } from "~/domain/errors/app-error";
import { isPrivateHost } from "~/domain/releases/is-private-host";
import type { FileTransfer, FtpServer } from "~/operations/releases/release-ports";
import { ftpProblem } from "./ftp-problem";
import { FtpSession } from "./ftp-session";
import type { OpenSocket } from "./ftp-socket";

/** Ports that no FTP server has and where a command might be understood as something else. */
const foreignPorts = new Set([25, 465, 587, 80, 443, 8080]);

/** Files over FTP. Hosts of private networks are refused unless they are allowed, as in the local environment. */
export function openFileTransfer(
  open: OpenSocket,
  { allowPrivateHosts }: { allowPrivateHosts: boolean },
): FileTransfer {
  const within = async <T>(
    server: FtpServer,
    folder: readonly string[],
    make: boolean,
    act: (session: FtpSession) => Promise<T>,
  ) => {
    if ((!allowPrivateHosts && isPrivateHost(server.hostName)) || foreignPorts.has(server.port))
      throw new AppError("unavailable", "releases.problem.host");
    let session: FtpSession | null = null;
    try {
      session = await FtpSession.open(open, server);
      for (const step of folder) await session.enter(step, make);
      return await act(session);
    } catch (error) {
      throw ftpProblem(error, server.encryption !== "none");
    } finally {
      await session?.close();
    }
  };
  return {
    store: (server, folder, files) =>
      within(server, folder, true, async (session) => {
        for (const { name, bytes } of files) await session.store(name, bytes);
      }),
    fetch: (server, folder, name) => within(server, folder, false, (session) => session.fetch(name)),
  };
}
