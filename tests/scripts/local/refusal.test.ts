import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { refuse } from "../../../scripts/local/refusal.mjs";

const refusal = (headers: Record<string, string>, reason: "gone" | "lost") => {
  const told = { status: 0, headers: {} as Record<string, string>, body: "", isRead: false };
  const request = {
    headers,
    resume: () => {
      told.isRead = true;
    },
  };
  const response = {
    writeHead: (status: number, sent: Record<string, string>) =>
      Object.assign(told, { status, headers: sent }),
    end: (body: string) => Object.assign(told, { body }),
  };
  refuse(request as unknown as IncomingMessage, response as unknown as ServerResponse, reason);
  return told;
};

describe("an answer in the runtime's place", () => {
  it("is a page where a page was asked for, in its reader's language", () => {
    const english = refusal({ accept: "text/html,*/*" }, "gone");
    expect([english.status, english.headers["Content-Type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(english.body).toContain('<html lang="en">');
    const spanish = refusal({ accept: "text/html", "accept-language": "es-MX,en;q=0.5" }, "gone");
    expect(spanish.body).toContain('<html lang="es">');
    expect(spanish.body).toContain("El servicio no está en marcha");
  });

  it("is a problem elsewhere, with when to come again", () => {
    const { headers, body } = refusal({}, "gone");
    expect(headers).toMatchObject({ "Content-Type": "application/problem+json", "Retry-After": "5" });
    expect(JSON.parse(body)).toMatchObject({ status: 503, title: "The service is not running" });
  });

  it("does not ask for another try of what may have been carried out", () => {
    const { status, headers, body } = refusal({}, "lost");
    expect(status).toBe(502);
    expect(headers).not.toHaveProperty("Retry-After");
    expect(JSON.parse(body).detail).toContain("Look before you send it again");
  });

  it("is never kept, and the request is read to its end", () => {
    const { headers, isRead } = refusal({}, "gone");
    expect([headers["Cache-Control"], isRead]).toEqual(["no-store", true]);
  });
});
