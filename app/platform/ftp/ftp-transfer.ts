import { AppError } from "~/domain/errors/app-error";
import { isPrivateHost } from "~/domain/releases/is-private-host";
import type { FileTransfer, FtpServer } from "~/operations/documents/release-ports";
import type { FolderTransfer } from "~/operations/folders/folder-ports";
import { withTimeout } from "../with-timeout";
import { FtpRefusal, ftpProblem } from "./ftp-problem";
import { FtpSession } from "./ftp-session";
import type { FtpSocket, OpenSocket } from "./ftp-socket";
import { openFolder } from "./open-folder";

/** Ports that no FTP server has and where a command might be understood as something else. */
const foreignPorts = new Set([25, 465, 587, 80, 443, 8080]);

/**
 * In milliseconds: for one answer, for a look at a server, for fetching a file, for storing files, which has to be over
 * before a release is tried again, and for taking in what lies in a folder.
 */
const defaultTimeout = { answer: 15_000, test: 10_000, fetch: 30_000, store: 50_000, visit: 120_000 };

type Rules = { allowPrivateHosts: boolean; timeout?: typeof defaultTimeout };
type Task = keyof Omit<typeof defaultTimeout, "answer">;

/**
 * Files over FTP. Hosts of private networks are refused unless they are allowed, as in the local environment. Whatever
 * a server does, each task ends within its time: someone may wait for the page.
 */
export function openFileTransfer(
  open: OpenSocket,
  { allowPrivateHosts, timeout = defaultTimeout }: Rules,
): FileTransfer & FolderTransfer {
  const within = async <T>(task: Task, server: FtpServer, act: (session: FtpSession) => Promise<T>) => {
    if ((!allowPrivateHosts && isPrivateHost(server.hostName)) || foreignPorts.has(server.port))
      throw new AppError("unavailable", "releases.problem.host");
    const sockets: FtpSocket[] = [];
    const noted: OpenSocket = (address, security) => {
      const socket = open(address, security);
      sockets.push(socket);
      return socket;
    };
    try {
      return await withTimeout(during(noted, server, timeout.answer, act), timeout[task]);
    } catch (error) {
      throw ftpProblem(error, server.encryption !== "none");
    } finally {
      for (const socket of sockets) socket.close().catch(() => {});
    }
  };
  return {
    test: (server, folder) => within("test", server, (session) => enter(session, folder, true)),
    store: (server, folder, files) =>
      within("store", server, async (session) => {
        await enter(session, folder, true);
        for (const { name, open } of files) await session.store(name, open());
      }),
    fetch: (server, folder, name) =>
      within("fetch", server, async (session) => {
        await enter(session, folder, false).catch(notThere);
        return session.fetch(name).catch(notThere);
      }),
    count: (server, folder) =>
      within("test", server, async (session) => {
        await enter(session, folder, false).catch(noFolder);
        return (await session.list()).length;
      }),
    visit: (server, folder, act) =>
      within("visit", server, async (session) => {
        await enter(session, folder, false).catch(noFolder);
        return act(openFolder(session, server.encryption !== "none"));
      }),
  };
}

async function during<T>(
  open: OpenSocket,
  server: FtpServer,
  timeout: number,
  act: (session: FtpSession) => Promise<T>,
): Promise<T> {
  const session = await FtpSession.open(open, server, timeout);
  try {
    return await act(session);
  } finally {
    await session.close();
  }
}

/** Goes into a folder step by step; `make` makes those that are missing. */
async function enter(session: FtpSession, folder: readonly string[], make: boolean): Promise<void> {
  for (const step of folder) await session.enter(step, make);
}

/** Who takes documents out of a folder has to make it first. */
function noFolder(error: unknown): never {
  if (error instanceof FtpRefusal && error.reply.code === 550)
    throw new AppError("unavailable", "folders.problem.no-folder", { cause: error });
  throw error;
}

/** Who only reads hears of a name that the server does not know, not of what may be written. */
function notThere(error: unknown): never {
  if (error instanceof FtpRefusal && error.reply.code === 550)
    throw new AppError("not-found", "releases.error.not-released", { cause: error });
  throw error;
}
