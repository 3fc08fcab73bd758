import { testsOfFileTransfer } from "@tests/support/file-transfer-suite";
import { startRemoteFtp } from "@tests/support/remote-ftp";
import { openWorkerSocket } from "~/platform/ftp/worker-sockets";

testsOfFileTransfer({ where: "from a Worker", open: openWorkerSocket, start: startRemoteFtp });
