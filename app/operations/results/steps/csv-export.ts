import { byteOrderMark } from "~/domain/exports/csv";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { TenantContext } from "../../context";
import type { ExportFile } from "../../documents/export";
import { textStream } from "./text-stream";

/** A CSV file of a heading and lines that are fetched while it is sent, named for what it holds and the tenant's day. */
export function csvExport(
  context: TenantContext,
  name: string,
  heading: string,
  lines: AsyncIterable<string>,
): ExportFile {
  const day = localDayOf(context.now(), timeZoneOfCountry(context.tenant.countryCode));
  return {
    stream: textStream(withHeading(heading, lines)),
    contentType: "text/csv; charset=utf-8",
    fileName: `${name}-${day}.csv`,
  };
}

async function* withHeading(heading: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark + heading;
  yield* lines;
}
