import type { Grammar } from "./mutated";

const numbers = ["0", "-1", "1e308", "2147483648", "99999999999999999999", "0.0000001", ""];
const deep = (open: string, close: string) => open.repeat(2_000) + close.repeat(2_000);

/** What the formats are made of, so that a change is understood far enough to do harm. */
export const grammars = {
  pdf: {
    pieces: [
      "endobj",
      "endstream",
      "stream\n",
      "xref\n0 99999\n",
      "trailer << /Size 9 /Root 1 0 R /Prev 0 >>",
      "startxref\n0\n%%EOF",
      "1 0 obj << /Type /Pages /Kids [1 0 R] /Count 9 >> endobj\n",
      deep("[", "]"),
      deep("<<", ">>"),
      "q ".repeat(5_000),
      "/Filter [/ASCIIHexDecode /ASCII85Decode /LZWDecode /RunLengthDecode]",
      "/DecodeParms << /Predictor 15 /Columns 1000000 >>",
      "/Encrypt << /Filter /Standard /V 5 /R 6 >>",
    ],
    swaps: [
      [/\b\d+ 0 R\b/g, ["1 0 R", "2 0 R", "3 0 R", "99999 0 R", "0 0 R"]],
      [
        /\/(?:Length|Count|Width|Height|BitsPerComponent|Predictor|Columns|First|N|Size) +\d+/g,
        numbers.map((n) => `/Length ${n}`),
      ],
      [
        /\/(?:Width|Height|Columns) +\d+/g,
        ["/Width 100000", "/Height 100000", "/Columns 1000000000", "/Width 0"],
      ],
      [/\b\d+(?:\.\d+)?\b/g, numbers],
      [
        /\/[A-Z][A-Za-z0-9]+/g,
        ["/Pages", "/Page", "/Kids", "/Parent", "/Contents", "/Filter", "/FlateDecode", "/DCTDecode"],
      ],
    ],
  },
  jpeg: {
    pieces: [
      "\xff\xd8\xff\xe0",
      "\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03",
      "\xff\xda",
      "\xff\xdd\x00\x04\x00\x01",
      "\xff\xd9",
      "\xff\xc4\x00\x02",
    ],
    swaps: [[/\xff[\xc0-\xfe]/g, ["\xff\xc2", "\xff\xc9", "\xff\xd9", "\xff\xda", "\xff\xc4"]]],
  },
  png: {
    pieces: ["IHDR", "IDAT", "\x00\x00\x00\x00IEND", "\x7f\xff\xff\xffIDAT", "PLTE"],
    swaps: [[/IHDR|IDAT|IEND|PLTE|tRNS/g, ["IDAT", "IHDR", "IEND", "tRNS"]]],
  },
  zip: {
    pieces: ["PK\x03\x04", "PK\x01\x02", "PK\x05\x06", "PK\x06\x06", "../../etc/passwd", "\x00".repeat(64)],
    swaps: [[/PK[^A-Za-z0-9]{2}/g, ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"]]],
  },
  mail: {
    pieces: [
      "\r\n\r\n",
      "\r\n--b\r\n",
      '\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n',
      "\r\nContent-Type: message/rfc822\r\n\r\n",
      "\r\nContent-Transfer-Encoding: base64\r\n",
      "\r\nContent-Type: text/plain; charset=no-such\r\n\r\n",
      `\r\nSubject: ${"=?utf-8?B?4pyT?= ".repeat(400)}\r\n`,
      `\r\nX: ${"a".repeat(20_000)}\r\n`,
      "\r\nFrom: a@b.example, c@d.example\r\n",
      `\r\nReferences: ${"<a@b> ".repeat(2_000)}\r\n`,
    ],
    swaps: [
      [
        /boundary="?[^"\r\n;]*"?/gi,
        ['boundary=""', 'boundary="b"', `boundary="${"b".repeat(200)}"`, "boundary"],
      ],
      [/charset="?[^"\r\n;]*"?/gi, ["charset=utf-7", "charset=utf-16le", "charset=x", 'charset="']],
      [/base64|quoted-printable|7bit|8bit/gi, ["base64", "quoted-printable", "x-uuencode", ""]],
      [
        /filename="?[^"\r\n]*"?/gi,
        ['filename="../../a"', "filename*=utf-8''%ff%fe", "filename*0*=utf-8''a; filename*9=b"],
      ],
      [
        /multipart\/[a-z]+|message\/rfc822|application\/[a-z]+|text\/[a-z]+/gi,
        ["multipart/digest", "message/rfc822", "message/partial", "text/html", "multipart/alternative"],
      ],
    ],
  },
  xml: {
    pieces: [
      '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>',
      "&a;",
      "&#x0;",
      "&#1114112;",
      "]]>",
      "<![CDATA[",
      "<!--",
      "<?xml version='1.1'?>",
      "<a>".repeat(100),
      '<a xmlns:b="b" b:c="d" b:c="d"/>',
    ],
    swaps: [
      [/<[a-zA-Z:]+/g, ["<a", "<cbc:ID", "<!", "</a"]],
      [/>[^<]{1,40}</g, [">1e999<", ">-<", ">&#55296;<", `>${"9".repeat(5_000)}<`, "><"]],
    ],
  },
  csv: {
    pieces: [
      '"',
      '""',
      ",",
      ";",
      "\t",
      "\r",
      "\n",
      "sep=\x00\n",
      "\ufeff",
      ",".repeat(3_000),
      '"'.repeat(999),
      "=1+1",
    ],
    swaps: [[/[^,;\n"]{1,20}/g, [...numbers, '"', "=cmd|' /C calc'!A0", "a".repeat(40_000)]]],
  },
  listing: {
    pieces: [
      "\r\n",
      ";",
      " ",
      "type=file;size=1e99;modify=; a",
      "type=file;size=-1; ..",
      "-rw-r--r-- 1 a b 99999999999999999999 Nov 23 04:50 x",
      "x".repeat(5_000),
    ],
    swaps: [[/\d+/g, numbers]],
  },
  json: {
    pieces: [],
    swaps: [],
  },
} as const satisfies Record<string, Grammar>;
