import type { FtpOptions } from "@tests/stand-ins/ftp/ftp-server";
import { inject } from "vitest";
import type { RunningFtp } from "./file-transfer-suite";

type Seen = { files: [string, string][]; folders: string[]; commands: string[] };

/** An FTP server that runs outside of workerd, for a test within. */
export async function startRemoteFtp(options: FtpOptions = {}): Promise<RunningFtp> {
  const service = inject("ftpStandIns");
  const ask = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${service}/${path}`, { method, ...(body && { body }) });
    return answer.json();
  };
  const { port } = (await ask("POST", "", JSON.stringify(options))) as { port: number };
  return {
    port,
    seen: async () => (await ask("GET", String(port))) as Seen,
    put: async (files) => void (await ask("PUT", String(port), JSON.stringify(files))),
    stop: async () => void (await ask("DELETE", String(port))),
  };
}
