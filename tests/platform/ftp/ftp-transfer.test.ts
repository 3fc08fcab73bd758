import { startFtpServer } from "@tests/stand-ins/ftp/ftp-server";
import { testsOfFileTransfer } from "@tests/support/file-transfer-suite";
import { openNodeSocket } from "@tests/support/node-socket";

testsOfFileTransfer({
  where: "from Node",
  open: openNodeSocket,
  async start(options) {
    const { port, files, folders, commands, put, stop } = await startFtpServer(options);
    const seen = async () => ({ files: [...files], folders: [...folders], commands });
    const putAll = async (more: Record<string, string>) => {
      for (const [path, text] of Object.entries(more)) put(path, text);
    };
    return { port, seen, put: putAll, stop };
  },
});
