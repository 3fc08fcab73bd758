import { type MailProgram, mailPrograms } from "@tests/support/reply-mails";
import { textsOfMail } from "@workers/email/texts-of-mail";
import { describe, expect, it } from "vitest";
import { textOfHtml } from "~/domain/replies/html-text";
import { writtenLines } from "~/domain/replies/written-lines";

const typed = {
  en: ["Total: 1,234.50", "Due date: 30/11/2026", "", "Vendor name: O'Brien & Sons <Ltd>"],
  es: ["Total: 1.234,50", "Fecha de vencimiento: 30/11/2026", "", "Nombre del proveedor: Señales & Año"],
};
const programs = Object.entries<MailProgram>(mailPrograms);
const cases = programs.flatMap(([name, write]) =>
  (["en", "es"] as const).map((language) => [`${name} in ${language}`, write, language] as const),
);

describe("what a person wrote, of a reply by", () => {
  it.each(cases)("%s", async (_, write, language) => {
    const raw = write({
      from: "ines@customer.example",
      to: `reply+${"a".repeat(26)}.1.g2x.${"b".repeat(16)}@mail.example`,
      language,
      lines: typed[language],
      messageId: "<one@customer.example>",
    });
    const texts = await textsOfMail(new TextEncoder().encode(raw));
    expect(writtenLines(texts)).toEqual(typed[language].filter((line) => line !== ""));
  });
});

describe("the end of what was written", () => {
  const of = (text: string) => writtenLines({ text, html: "" });

  it.each([
    ["a quote", "> Total: 2"],
    ["a signature", "-- \nTotal: 2"],
    ["an original message", "-----Original Message-----\nTotal: 2"],
    ["un mensaje original", "-----Mensaje original-----\nTotal: 2"],
    ["the line of Outlook's plain text", "________________________________\nFrom: us\nTotal: 2"],
    ["headers in bold", "*From:* Fieldwise\n*Sent:* Monday\nTotal: 2"],
    ["De y Enviado", "De: Fieldwise\nEnviado el: lunes\nTotal: 2"],
    [
      "a long attribution over three lines",
      `On Monday, somebody at\n${"x".repeat(150)}\n<a@b.example> wrote:\nTotal: 2`,
    ],
    ["a farewell", "Many thanks,\nTotal: 2"],
    ["una despedida", "Un saludo\nTotal: 2"],
    ["how to call somebody", "Tel.: 600\nTotal: 2"],
  ])("%s", (_, rest) => {
    expect(of(`Total: 1\n\n${rest}`)).toEqual(["Total: 1"]);
  });

  it("is not a line that only looks like a header or an attribution", () => {
    const lines = ["From: Hamburg", "On behalf: Ann", "Date: 2026-11-30", "Best before: 2027-01-01"];
    expect(of(lines.join("\r\n"))).toEqual(lines);
  });
});

describe("the text of HTML", () => {
  it("has no style, script, head or comment, and its signs as people see them", () => {
    const html =
      "<head><title>Total: 1</title></head><style>Total: 2</style><script>Total: 3</script><!-- Total: 4 --><p>Total:&nbsp;&#53;&#x2E;&euro;&amp;lt;</p>";
    expect(textOfHtml(html).trim()).toBe("Total: 5.&euro;&lt;");
  });

  it.each(["<", "<!--", "<a "])("is read in a time that grows with its length alone: %j", (sign) => {
    const timed = (signs: number) => {
      const started = performance.now();
      textOfHtml(`${sign.repeat(signs)}>`);
      return performance.now() - started;
    };
    const fastest = (signs: number) => Math.min(...[1, 2, 3].map(() => timed(signs)));
    timed(1_000);
    // Ten times the text takes some ten times as long, and a hundred times if each sign looks through all that follow.
    expect(fastest(200_000) / Math.max(fastest(20_000), 0.1)).toBeLessThan(45);
  });
});
