import { typesOf } from "~/domain/exports/column-sources";
import type { ExportLayout } from "~/domain/exports/export-layout";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { type Mapping, mappingOf } from "~/domain/exports/mapped-rows";
import type { ModelField } from "~/domain/models/tenant-model";

export type Ready = { layout: ExportLayout; mapping: Mapping };

type Model = { baseModelId: string; timeZone: string; fields: ModelField[] };

/** A layout made ready for the documents of a model. */
export const mappedBy = (layout: ExportLayout, model: Model): Ready => ({
  layout,
  mapping: mappingOf(layout, {
    types: typesOf(exportedFieldsOf(model)),
    credit: model.baseModelId === "credit-notes",
    timeZone: model.timeZone,
  }),
});
