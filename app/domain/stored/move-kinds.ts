import { z } from "zod";
import type { MoveProgress, MoveSums } from "../tenants/move";
import type { RestoreArchive, RestoreCursor, RestoreSource, RestoreTally } from "../tenants/restore";
import { storedKind } from "./stored-kind";

export const movePlaceKind = storedKind<MoveProgress>(
  "how far a move is",
  z.looseObject({ side: z.enum(["from", "to"]), table: z.number(), row: z.number(), file: z.string() }),
);

const sum = z.looseObject({ rows: z.number(), digest: z.string() });

export const moveSumsKind = storedKind<MoveSums>(
  "the tables of a move",
  z.record(z.string(), z.looseObject({ from: sum, to: sum })),
);

export const restoreArchivesKind = storedKind<RestoreArchive[]>(
  "the archives of a restore",
  z.array(z.looseObject({ number: z.number(), key: z.string(), byteSize: z.number(), sha256: z.string() })),
);

export const restoreSourceKind = storedKind<RestoreSource>(
  "the export of a restore",
  z.looseObject({ exportId: z.string(), name: z.string(), exportedAt: z.string() }),
);

export const restorePlaceKind = storedKind<RestoreCursor>(
  "how far a restore is",
  z.looseObject({ archive: z.number(), entry: z.number() }),
);

export const restoreTallyKind = storedKind<RestoreTally>(
  "what was restored",
  z.looseObject({ rows: z.number(), files: z.number(), people: z.number(), leftOut: z.number() }),
);
