import { InvalidInput } from "~/domain/errors/invalid-input";
import { type ModelFile, readModelFile } from "~/domain/models/model-file";
import { createModelInput, uploadModelInput } from "~/domain/models/model-inputs";
import type { StorageInput } from "~/domain/models/storage-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { addModel } from "./steps/add-model";
import { sealedStorage } from "./steps/sealed-storage";

/**
 * Creates a model from the text of a model file, checked like the form of a new model, and returns its id. Throws
 * InvalidInput whose paths are places in the file, and what creating a model throws.
 */
export const uploadModel = defineOperation({
  name: "models.upload",
  permission: "TenantModel.EditModel",
  input: uploadModelInput,
  async run(context: TenantContext, { text, name, password }) {
    const file = readModelFile(text);
    const checked = createModelInput.safeParse(settingsOf(file, name, password));
    if (!checked.success) throw new InvalidInput(checked.error.issues.map(placeInFile));
    const { storage, ...settings } = checked.data;
    const kept = storage ? await sealedStorage(context, storage, null) : null;
    return addModel(context, { ...settings, storage: kept }, "models.upload");
  },
});

function settingsOf({ fields, ...file }: ModelFile, name: string, password: string): unknown {
  const storage: Partial<StorageInput> =
    file.storage.provider === "ftp" ? { ...file.storage, password } : file.storage;
  return {
    ...file,
    name: name || file.name,
    baseModelId: file.baseModel,
    threshold: file.confidenceThreshold,
    storage,
    fields: fields.map(({ lineItem, ...field }) => ({ ...field, line: lineItem })),
  };
}

const inFile: Record<string, string> = { baseModelId: "baseModel", threshold: "confidenceThreshold" };

const placeInFile = ({ path: [first, ...rest], message }: { path: PropertyKey[]; message: string }) => ({
  path: [inFile[String(first)] ?? String(first), ...rest],
  message,
});
