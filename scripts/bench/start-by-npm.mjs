import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../bootstrap.mjs";

/**
 * Starts the whole service by what `npm start` runs, and shows what it prints: `{ url, process, stop }`. Returns when
 * it says that it is ready; throws when it ends before.
 */
export async function startByNpm({ port, stateDir }) {
  // What npm runs, without npm: a signal to npm ends npm and its shell alone.
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      said = (said + chunk).slice(-2_000);
      if (/^Ready: /m.test(said)) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the service ended with code ${code}`)));
  });
  return { url: `http://localhost:${port}`, process: child, stop };
}
