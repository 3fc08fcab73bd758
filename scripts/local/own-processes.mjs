import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Which processes work on a state folder: `processes.json` in it holds the process that started the local server, the server's own and the runtimes'.
 * Each with its birth, because the system gives numbers of ended processes to others.
 */
const fileIn = (state) => path.join(state, "processes.json");
/** Milliseconds that an ended process may take to be gone. */
const timeout = 5_000;

/**
 * Makes this process the owner of a state folder. What a killed owner left behind is ended first; when the owner lives,
 * this is an error: two servers on the same databases damage each other.
 */
export async function claimState(state) {
  mkdirSync(state, { recursive: true });
  const { owner } = recorded(state);
  if (owner && owner.pid !== process.pid && isAlive(owner))
    throw new Error(
      `Fieldwise already runs on ${state} (process ${owner.pid}). End it first, or choose another STATE_DIR.`,
    );
  await endProcesses(state);
  write(state, { owner: processIdentityOf(process.pid), processes: [] });
}

/** Records the server's processes, the one that starts the others first. */
export function recordProcesses(state, pids) {
  const { owner } = recorded(state);
  write(state, { owner, processes: pids.map(processIdentityOf) });
}

/** Ends what is left of the server's processes, and only those; answers when they are gone. */
export async function endProcesses(state) {
  const { processes } = recorded(state);
  for (const one of processes.filter(isAlive)) kill(one.pid);
  const end = Date.now() + timeout;
  while (processes.some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Gives the state folder up. */
export const releaseState = (state) => rmSync(fileIn(state), { force: true });

/** The process with this number is the one that was recorded, and has not ended. */
export const isAlive = ({ pid, birth }) => birth !== null && birthOf(pid) === birth;

export const processIdentityOf = (pid) => ({ pid, birth: birthOf(pid) });

function recorded(state) {
  try {
    return existsSync(fileIn(state)) ? JSON.parse(readFileSync(fileIn(state), "utf8")) : { processes: [] };
  } catch {
    return { processes: [] };
  }
}

function write(state, content) {
  const fresh = `${fileIn(state)}.new`;
  writeFileSync(fresh, JSON.stringify(content));
  renameSync(fresh, fileIn(state));
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** When a process began, in words that no other process with its number shares; null when it is gone. */
function birthOf(pid) {
  if (process.platform === "linux") return linuxBirth(pid);
  const [command, ...args] =
    process.platform === "win32"
      ? ["powershell", "-NoProfile", "-Command", `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`]
      : ["ps", "-o", "lstart=,state=", "-p", String(pid)];
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  const said = stdout?.trim();
  return status === 0 && said && !/\sZ\S*$/.test(said) ? said.replace(/\s+[A-Z]\S*$/, "") : null;
}

/** Ticks since the machine started, and which start that was. */
function linuxBirth(pid) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    if (state === "Z") return null;
    return `${fields[18]} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return null;
  }
}
