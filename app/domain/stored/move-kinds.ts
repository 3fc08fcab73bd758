import { z } from "zod";
import type { MovePlace, MoveSums } from "../tenants/move";
import { storedKind } from "./stored-kind";

export const movePlaceKind = storedKind<MovePlace>(
  "how far a move is",
  z.looseObject({ side: z.enum(["from", "to"]), table: z.number(), row: z.number(), file: z.string() }),
);

const sum = z.looseObject({ rows: z.number(), digest: z.string() });

export const moveSumsKind = storedKind<MoveSums>(
  "the tables of a move",
  z.record(z.string(), z.looseObject({ from: sum, to: sum })),
);
