import { cultureFormatOf } from "@fieldwise/engine/results";
import { createRoute, z } from "@hono/zod-openapi";
import { currencySigns } from "~/domain/billing/currency-signs";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf, baseModels } from "~/domain/models/base-models";
import { culturesNamedIn } from "~/domain/models/cultures";
import { countryOfCurrency, currenciesNamedIn } from "~/domain/models/currencies";
import { timeZones } from "~/domain/models/time-zones";
import type { Api } from "./api-environment";
import { languageOf } from "./api-language";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("AI models");

const baseModel = z
  .object({
    aiModelId: z.string(),
    aiModelName: z.string(),
    fields: z.array(z.object({ key: z.string(), name: z.string(), type: z.string(), lineItem: z.boolean() })),
  })
  .openapi("AIModel");

const list = createRoute({
  method: "get",
  path: "/api/AIModels",
  ...shared,
  summary: "List base AI models and their fields",
  responses: {
    200: jsonResponse("The base models.", z.object({ items: z.array(baseModel) })),
    ...errorResponses(),
  },
});

const zones = createRoute({
  method: "get",
  path: "/api/AIModels/timezones",
  ...shared,
  summary: "List the time zones a model can have (IANA names)",
  responses: {
    200: jsonResponse("The time zones.", z.object({ items: z.array(z.string()) })),
    ...errorResponses(),
  },
});

const currency = z
  .object({
    code: z.string().openapi({ description: "ISO 4217." }),
    name: z.string().openapi({ description: "In the language of the request." }),
    symbol: z.string().openapi({ description: "The code itself if the language has no name for it." }),
    country: z.string().nullable().openapi({ description: "ISO 3166; null: not a single country." }),
  })
  .openapi("Currency");

const currenciesRoute = createRoute({
  method: "get",
  path: "/api/AIModels/currencies",
  ...shared,
  summary: "List the currencies a model can have, the frequent ones first",
  responses: {
    200: jsonResponse("The currencies.", z.object({ items: z.array(currency) })),
    ...errorResponses(),
  },
});

const culture = z.object({
  culture: z.string().openapi({ description: "BCP 47." }),
  name: z.string().openapi({ description: "In the language of the request." }),
  datePattern: z.string().openapi({ description: "The date pattern, such as dd.MM.yyyy." }),
});

const cultures = createRoute({
  method: "get",
  path: "/api/AIModels/cultures",
  ...shared,
  summary: "List the cultures a model can have, with their date patterns",
  responses: {
    200: jsonResponse("The cultures.", z.object({ items: z.array(culture) })),
    ...errorResponses(),
  },
});

const one = createRoute({
  method: "get",
  path: "/api/AIModels/{id}",
  ...shared,
  summary: "Get a base AI model",
  request: {
    params: z.object({ id: z.string().max(64).openapi({ description: "The id of the AI model." }) }),
  },
  responses: { 200: jsonResponse("The base model.", baseModel), ...errorResponses(404) },
});

/** Routes of the base AI models and of what models are made of; the same for everyone. */
export function addBaseModels(api: Api): void {
  api.openapi(list, (c) => c.json({ items: baseModels.map(shown) }, 200));
  api.openapi(zones, (c) => c.json({ items: [...timeZones] }, 200));
  api.openapi(currenciesRoute, (c) => {
    const language = languageOf(c.req.raw);
    const items = currenciesNamedIn(language).map(({ code, name }) => ({
      code,
      name,
      symbol: currencySigns[language]?.[code] ?? code,
      country: countryOfCurrency(code),
    }));
    return c.json({ items }, 200);
  });
  api.openapi(cultures, (c) => {
    const named = culturesNamedIn(languageOf(c.req.raw));
    const items = named.map(({ tag, name }) => ({
      culture: tag,
      name,
      datePattern: cultureFormatOf(tag).date,
    }));
    return c.json({ items }, 200);
  });
  api.openapi(one, (c) => {
    const base = baseModelOf(c.req.valid("param").id);
    if (!base) throw new AppError("not-found", "error.not-found");
    return c.json(shown(base), 200);
  });
}

const shown = ({ id, name, fields }: (typeof baseModels)[number]) => ({
  aiModelId: id,
  aiModelName: name,
  fields: fields.map((field) => ({
    key: field.key,
    name: field.name,
    type: field.type,
    lineItem: field.line,
  })),
});
