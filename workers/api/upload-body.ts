/** The body of an upload for the OpenAPI document. A route reads it as a stream and so cannot declare it itself. */
export const uploadBodyOf = (path: string) => ({
  path,
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object" as const,
          properties: { file: { type: "string" as const, format: "binary" } },
          required: ["file"],
        },
      },
    },
  },
});
