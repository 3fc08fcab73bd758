import { createServer, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { certificate } from "./certificate";

export type FtpOptions = {
  encryption?: "none" | "explicit" | "implicit";
  /** What the server answers instead of doing it: the beginning of a command, and the reply; with "" it stays silent. */
  refuse?: Record<string, string>;
  /** After so many refusals it does what it is told. */
  refusals?: number;
  /** Files that are there from the beginning, by their path; their folders are, too. */
  holds?: Record<string, string>;
};

export type FtpStandIn = {
  port: number;
  /** Files by their path from the root. */
  files: Map<string, string>;
  folders: Set<string>;
  /** Every command that came, without the password. */
  commands: string[];
  /** Puts a file there, as someone else would. */
  put(path: string, text: string): void;
  stop(): Promise<void>;
};

const context = createSecureContext(certificate);
const account = { user: "harbour", password: "rope and paint" };

/** An FTP server (RFC 959, 2428, 4217) that keeps its files in memory. User harbour, password "rope and paint". */
export async function startFtpServer({
  encryption = "none",
  refuse = {},
  refusals = Number.POSITIVE_INFINITY,
  holds = {},
}: FtpOptions = {}): Promise<FtpStandIn> {
  const files = new Map<string, string>();
  const times = new Map<string, number>();
  const folders = new Set<string>([""]);
  const commands: string[] = [];
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const put = (path: string, text: string) => {
    for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
    files.set(path, text);
    times.set(path, (times.get(path) ?? 0) + 1);
  };
  for (const [path, text] of Object.entries(holds)) put(path, text);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    serve(socket, { encryption, refuse, refusals, refused, files, times, folders, commands, put, sockets });
  });
  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port, files, folders, commands, put, stop };
}

type World = Required<Omit<FtpOptions, "holds">> &
  Omit<FtpStandIn, "port" | "stop"> & { times: Map<string, number>; sockets: Set<Socket>; refused: string[] };

function serve(plain: Socket, world: World): void {
  const state = { at: "", from: "", user: "", passive: null as Promise<Socket> | null, isProtected: false };
  let control: Socket = world.encryption === "implicit" ? secured(plain) : plain;
  const say = (line: string) => control.write(`${line}\r\n`);
  const pathOf = (name: string) =>
    name.startsWith("/") ? name.slice(1) : [state.at, name].filter(Boolean).join("/");

  const transfer = async (act: (data: Socket) => Promise<void>) => {
    say("150 here it comes");
    const data = await state.passive;
    if (data) await act(data);
    say("226 done");
  };

  const answers: Record<string, (argument: string) => void | Promise<void>> = {
    USER: (name) => {
      state.user = name;
      say("331 and the password?");
    },
    PASS: (password) =>
      void say(state.user === account.user && password === account.password ? "230 come in" : "530 no"),
    OPTS: () => void say("200 yes"),
    TYPE: () => void say("200 yes"),
    PBSZ: () => void say("200 yes"),
    PROT: () => {
      state.isProtected = true;
      say("200 yes");
    },
    CWD: (name) => {
      const path = pathOf(name);
      if (!world.folders.has(path)) return void say("550 no such folder");
      state.at = path;
      say("250 there");
    },
    MKD: (name) => {
      world.folders.add(pathOf(name));
      say(`257 "${pathOf(name)}" made`);
    },
    EPSV: async () => {
      const { port, connected } = await passive(world, state.isProtected);
      state.passive = connected;
      say(`229 Entering Extended Passive Mode (|||${port}|)`);
    },
    PASV: async () => {
      const { port, connected } = await passive(world, state.isProtected);
      state.passive = connected;
      // An address that nobody should believe.
      say(`227 Entering Passive Mode (203,0,113,9,${port >> 8},${port & 255})`);
    },
    STOR: (name) =>
      transfer(async (data) => {
        const chunks: Buffer[] = [];
        for await (const chunk of data) chunks.push(chunk as Buffer);
        world.put(pathOf(name), Buffer.concat(chunks).toString("utf8"));
      }),
    RETR: (name) => {
      const file = world.files.get(pathOf(name));
      if (file === undefined) return void say("550 no such file");
      return transfer(async (data) => void data.end(file));
    },
    MLSD: () =>
      transfer(async (data) => {
        const inside = [...world.files].filter(([path]) => folderOf(path) === state.at);
        const lines = inside.map(
          ([path, text]) =>
            `type=file;size=${Buffer.byteLength(text)};modify=${timeOf(world, path)}; ${path.split("/").at(-1)}\r\n`,
        );
        data.end(["type=cdir; .\r\n", ...lines].join(""));
      }),
    LIST: () =>
      transfer(async (data) => {
        const inside = [...world.files].filter(([path]) => folderOf(path) === state.at);
        const lines = inside.map(
          ([path, text]) =>
            `-rw-r--r-- 1 harbour harbour ${Buffer.byteLength(text)} Nov 23 04:50 ${path.split("/").at(-1)}\r\n`,
        );
        data.end(["drwxr-xr-x 2 harbour harbour 4096 Nov 23 04:50 processed\r\n", ...lines].join(""));
      }),
    SIZE: (name) => {
      const file = world.files.get(pathOf(name));
      say(file === undefined ? "550 no such file" : `213 ${Buffer.byteLength(file)}`);
    },
    MDTM: (name) =>
      void say(world.files.has(pathOf(name)) ? `213 ${timeOf(world, pathOf(name))}` : "550 no such file"),
    RNFR: (name) => {
      state.from = pathOf(name);
      say(world.files.has(state.from) ? "350 to what?" : "550 no such file");
    },
    RNTO: (name) => {
      world.put(pathOf(name), world.files.get(state.from) ?? "");
      world.files.delete(state.from);
      say("250 renamed");
    },
    DELE: (name) => void say(world.files.delete(pathOf(name)) ? "250 gone" : "550 no such file"),
    QUIT: () => void control.end("221 bye\r\n"),
    AUTH: () => {
      if (world.encryption !== "explicit") return void say("502 not here");
      say("234 go on");
      control.removeAllListeners("data");
      control = secured(plain);
      listenTo();
    },
  };

  const take = async (line: string) => {
    const [name = "", ...rest] = line.split(" ");
    world.commands.push(name === "PASS" ? "PASS" : line);
    const refusal = Object.entries(world.refuse).find(([start]) => line.startsWith(start));
    if (refusal && world.refused.length < world.refusals) {
      world.refused.push(line);
      return void (refusal[1] && say(refusal[1]));
    }
    await (answers[name.toUpperCase()] ?? (() => void say("502 what?")))(rest.join(" "));
  };

  function listenTo() {
    let unread = "";
    control.on("error", () => {});
    control.on("data", (chunk: Buffer) => {
      unread += chunk.toString("utf8");
      const lines = unread.split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) void take(line);
    });
  }
  listenTo();
  if (world.encryption === "implicit") (control as TLSSocket).once("secure", () => say("220 harbour"));
  else say("220-welcome\r\n220 harbour");
}

/** Each time that a file is written, it is a second newer. */
const timeOf = ({ times }: World, path: string) => 20_261_123_045_000 + (times.get(path) ?? 0);

const folderOf = (path: string) => path.split("/").slice(0, -1).join("/");

function secured(socket: Socket): TLSSocket {
  const secure = new TLSSocket(socket, { isServer: true, secureContext: context });
  secure.on("error", () => {});
  return secure;
}

async function passive({ sockets }: World, isProtected: boolean) {
  let found: (socket: Socket) => void = () => {};
  const connected = new Promise<Socket>((resolve) => {
    found = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    server.close();
    found(isProtected ? secured(socket) : socket);
  });
  return { port: await listen(server), connected };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server does not listen");
  return address.port;
}
