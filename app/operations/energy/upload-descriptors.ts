import { descriptorsOf, type RefusedRow } from "~/domain/energy/descriptors-file";
import { descriptorsUploadInput } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import { readCsv } from "~/domain/exports/read-csv";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keepDescriptors } from "./describe";

/** Rows that one file may have. */
const mostRows = 1_000;

/**
 * Takes the descriptors of a CSV file, as the download writes it; rows without a charge type are left out. Nothing is taken
 * while a row is wrong: the answer names them all. Throws AppError `invalid`.
 */
export const uploadDescriptors = defineOperation({
  name: "energy.upload-descriptors",
  permission: "TenantModel.EditModel",
  input: descriptorsUploadInput,
  async run(context: TenantContext, { bytes }): Promise<{ described: number; refused: RefusedRow[] }> {
    const rows = readCsv(new TextDecoder().decode(bytes));
    if (rows.length > mostRows + 1)
      throw new AppError("invalid", "energy.error.too-many-lines", { values: { most: mostRows } });
    const { taken, refused } = descriptorsOf(rows);
    if (refused.length > 0 || taken.length === 0) return { described: 0, refused };
    return { ...(await keepDescriptors(context, taken)), refused };
  },
});
