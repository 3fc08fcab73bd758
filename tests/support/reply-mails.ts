/** A reply as a mail program writes it: who, to which address, which language, what the person typed. */
export type TypedReply = {
  from: string;
  to: string;
  language: "en" | "es";
  lines: string[];
  messageId: string;
  /** The header that the border puts on top; none for a mail that came another way. */
  results?: string | null;
  headers?: string[];
};

export type MailProgram = (reply: TypedReply) => string;

const newLine = "\r\n";
const quotedValue = "Total: 9.99";
const original = (to: string) => `Fieldwise <${to}>`;

/** What Email Routing writes of a mail of this domain that passes. */
export const passes = (domain: string) =>
  `mx.cloudflare.net; dkim=pass header.d=${domain} header.s=one header.b=abc; dmarc=pass header.from=${domain}${newLine} policy.dmarc=none; spf=pass (mx.cloudflare.net: domain designates 1.2.3.4; ok) smtp.mailfrom=${domain}`;

function mail({ from, to, messageId, results, headers = [], language }: TypedReply, rest: string[]): string {
  const passed = results === undefined ? passes(from.split("@")[1] ?? "") : results;
  return [
    ...(passed === null ? [] : [`Authentication-Results: ${passed}`]),
    ...headers,
    `From: Ines Marlow <${from}>`,
    `To: <${to}>`,
    `Subject: ${language === "es" ? "=?UTF-8?Q?RE:_Fieldwise:_necesita_revisi=C3=B3n?=" : "Re: Fieldwise: needs review"}`,
    "Date: Mon, 23 Nov 2026 09:12:00 +0000",
    `Message-ID: ${messageId}`,
    "MIME-Version: 1.0",
    ...rest,
  ].join(newLine);
}

/** Quoted-printable (RFC 2045, 6.7), as mail programs write bodies with accents. */
function quotedPrintable(text: string): string {
  const lines = text.split("\n").map((line) => {
    const bytes = [...new TextEncoder().encode(line)];
    const signs = bytes.map((byte) =>
      byte === 0x3d || byte > 0x7e || byte < 0x20
        ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}`
        : String.fromCharCode(byte),
    );
    const rows = [""];
    for (const sign of signs) {
      if ((rows.at(-1) ?? "").length + sign.length > 75) rows.push("");
      rows.push(`${rows.pop()}${sign}`);
    }
    return rows.join(`=${newLine}`);
  });
  return lines.join(newLine);
}

const part = (type: string, text: string) =>
  [
    `Content-Type: ${type}; charset="utf-8"`,
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(text),
    "",
  ].join(newLine);

function alternative(text: string, html: string, boundary: string): string[] {
  return [
    `Content-Type: multipart/alternative;${newLine} boundary="${boundary}"`,
    "",
    `--${boundary}`,
    part("text/plain", text),
    `--${boundary}`,
    part("text/html", html),
    `--${boundary}--`,
    "",
  ];
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Gmail in the browser: both forms, the attribution broken over two lines, the signature and the quote marked by class. */
export const gmail: MailProgram = (reply) => {
  const { to, language, lines } = reply;
  const wrote =
    language === "es"
      ? `El lun, 23 nov 2026 a las 9:02, Fieldwise (<${to}>) escribió:`
      : `On Mon, Nov 23, 2026 at 9:02 AM Fieldwise <${to}> wrote:`;
  const text = [
    ...lines,
    "",
    "-- ",
    "Ines Marlow",
    "Total: 1.00",
    "",
    wrote.replace(" <", "\n<"),
    "",
    `> ${quotedValue}`,
  ];
  const html = [
    `<div dir="ltr">${lines.map((line) => `<div>${escaped(line)}</div>`).join("")}`,
    `<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div>Ines Marlow</div><div>Total: 1.00</div></div></div>`,
    `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${quotedValue}<br></blockquote></div>`,
  ];
  return mail(reply, alternative(text.join("\n"), html.join("\n"), "000000000000abc123"));
};

/** Outlook on the desktop: HTML alone, written by Word, a signature that nothing marks, and a block of headers over the quote. */
export const outlook: MailProgram = (reply) => {
  const { to, language, lines } = reply;
  const [from, sent, subject, regards] =
    language === "es"
      ? ["De:", "Enviado el:", "Asunto:", "Saludos cordiales,"]
      : ["From:", "Sent:", "Subject:", "Kind regards,"];
  const paragraph = (text: string) =>
    `<p class=MsoNormal><span lang=EN-US style='mso-fareast-language:EN-US'>${text}<o:p></o:p></span></p>`;
  const html = [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!-- /* Total: 5.00 */ p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-US><div class=WordSection1>`,
    ...lines.map((line) => paragraph(escaped(line).replace(": ", ":&nbsp;"))),
    paragraph("&nbsp;"),
    paragraph(regards),
    paragraph("Ines Marlow"),
    paragraph("Tel: +34 600 000 000"),
    `<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>${from}</b> ${escaped(original(to))} <br><b>${sent}</b> Monday, 23 November 2026 9:02<br><b>To:</b> ines<br><b>${subject}</b> Fieldwise<o:p></o:p></p></div></div>`,
    paragraph(quotedValue),
    "</div></body></html>",
  ];
  return mail(reply, [part("text/html", html.join("\n"))]);
};

const appleWrote = ({ to, language }: TypedReply) =>
  language === "es"
    ? `El 23 nov 2026, a las 9:02, Fieldwise <${to}> escribió:`
    : `On 23 Nov 2026, at 09:02, Fieldwise <${to}> wrote:`;

/**
 * Apple Mail on the computer: both forms, the quoted letter with its picture beside the HTML, the attribution inside of the quote,
 * and a signature that nothing marks in the text.
 */
export const appleMail: MailProgram = (reply) => {
  const { language, lines } = reply;
  const wrote = appleWrote(reply);
  const regards = language === "es" ? "Un saludo," : "Best regards,";
  const text = [
    ...lines,
    "",
    regards,
    "Ines Marlow",
    "",
    `> ${wrote}`,
    ">\u00a0",
    `> ${quotedValue}`,
    "> <value-1.png>",
    "",
  ];
  const html = [
    `<html aria-label="message body"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>`,
    `<body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">`,
    `${lines.map(escaped).join("<div>")}${"</div>".repeat(lines.length - 1)}<div><br></div>`,
    `<div><meta charset="UTF-8">${regards}<br>Ines Marlow</div><br id="lineBreakAtBeginningOfMessage">`,
    `<div><br><blockquote type="cite"><div>${escaped(wrote)}</div><br class="Apple-interchange-newline">`,
    `<div><p>${quotedValue}</p><img alt="Total: 100.00" width="320" src="cid:value-1"></div></blockquote></div><br></body></html>`,
  ];
  const related = [
    `Content-Type: multipart/related;${newLine}\ttype="text/html";${newLine}\tboundary="Apple-Mail=_B2"`,
    "",
    "--Apple-Mail=_B2",
    part("text/html", html.join("")),
    "--Apple-Mail=_B2",
    "Content-Transfer-Encoding: base64",
    "Content-Disposition: inline;",
    "\tfilename=value-1.png",
    "Content-Type: image/png;",
    '\tname="value-1.png"',
    "Content-Id: <value-1>",
    "",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
    "",
    "--Apple-Mail=_B2--",
    "",
  ];
  return mail({ ...reply, headers: ["X-Mailer: Apple Mail (2.3826.700.81)", ...(reply.headers ?? [])] }, [
    `Content-Type: multipart/alternative;${newLine}\tboundary="Apple-Mail=_A1"`,
    "",
    "--Apple-Mail=_A1",
    part("text/plain", text.join("\n")),
    "--Apple-Mail=_A1",
    ...related,
    "--Apple-Mail=_A1--",
    "",
  ]);
};

/** Apple Mail set to plain text: the quote is marked line by line, and what the telephone adds is its own line. */
export const applePlain: MailProgram = (reply) => {
  const sent = reply.language === "es" ? "Enviado desde mi iPhone" : "Sent from my iPhone";
  const text = [...reply.lines, "", sent, "", `> ${appleWrote(reply)}`, "> ", `> ${quotedValue}`];
  return mail(reply, [part("text/plain", text.join("\n"))]);
};

/** Outlook in the browser and Apple Mail on the telephone mark their quotes by element. */
export const outlookWeb: MailProgram = (reply) => {
  const html = [
    `<html><body dir="ltr"><div class="elementToProof">${reply.lines.map(escaped).join("<br>")}</div>`,
    `<div id="Signature"><p>Ines Marlow<br>Total: 3.00</p></div><div id="appendonsend"></div><hr tabindex="-1" style="display:inline-block; width:98%">`,
    `<div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Fieldwise</div><div>${quotedValue}</div></body></html>`,
  ];
  const text = [...reply.lines, "________________________________", "From: Fieldwise", quotedValue];
  return mail(reply, alternative(text.join("\n"), html.join(""), "_000_OUTLOOK_"));
};

export const applePhone: MailProgram = (reply) => {
  const html = `<html><body dir="auto">${reply.lines.map(escaped).join("<div>")}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Total: 4.00</div><div dir="ltr"><br><blockquote type="cite">${quotedValue}</blockquote></div></body></html>`;
  return mail(reply, [part("text/html", html)]);
};

export const mailPrograms = { gmail, outlook, appleMail, applePlain, outlookWeb, applePhone };
