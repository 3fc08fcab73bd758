import {
  type BillLine,
  decimal,
  lineCents,
  percentOf,
  printed,
  sumCents,
  trueFields,
  trueLines,
} from "../amounts.ts";
import { joined, LETTER, onPaper, rows, text } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

const LINES: BillLine[] = [
  {
    code: "CJ-4030",
    description:
      "Caja de cartón corrugado doble pared 40 x 30 x 30 cm, impresión flexográfica a dos tintas con logotipo del cliente",
    quantity: 1200,
    unit: "Pieza",
    unitCents: 1875,
  },
  {
    code: "ET-PP10",
    description:
      "Etiqueta de polipropileno blanco 10 x 7.5 cm en rollo, adhesivo permanente resistente a refrigeración",
    quantity: 36,
    unit: "Rollo",
    unitCents: 41250,
  },
  {
    code: "PE-50C",
    description: "Película estirable calibre 50, rollo de 45 cm x 450 m",
    quantity: 24,
    unit: "Rollo",
    unitCents: 18990,
  },
  {
    code: "TR-1012",
    description:
      "Tarima de madera tratada 1.00 x 1.20 m con sello NIMF-15, entrega en planta y retiro de tarimas usadas",
    quantity: 18,
    unit: "Pieza",
    unitCents: 28500,
  },
];
const TAX_RATE = 16;
const AMOUNT_IN_WORDS = "CINCUENTA Y CUATRO MIL QUINIENTOS SESENTA Y TRES PESOS 62/100 M.N.";
const VENDOR_ADDRESS = ["Blvd. Las Acequias 1420, Col. Parque Industrial", "C.P. 37999, León, Guanajuato"];
const BILL_TO = ["Carretera a La Noria km 6.5, Nave 3", "C.P. 36899, Irapuato, Guanajuato"];

const subTotal = sumCents(LINES);
const tax = percentOf(subTotal, TAX_RATE);
const total = subTotal + tax;

/** A Mexican invoice in Spanish: IVA of 16 %, descriptions that wrap, fiscal stamps at the foot. */
export const mexicanInvoice: SampleSource = {
  capture: { as: "print" },
  html: onPaper(LETTER, css(), [sheet()]),
  sample: {
    file: "sierra-clara-factura-a-5093.pdf",
    baseModel: "invoices-north-america",
    kind: "invoice",
    language: "es",
    culture: "es-MX",
    currency: "MXN",
    medium: "digital",
    pages: 1,
    readable: true,
    fields: {
      ...trueFields({
        invoiceDate: "2026-10-14",
        dueDate: "2026-11-13",
        orderNumber: "OC-2026-0388",
        currency: "MXN",
        subTotal: decimal(subTotal),
        tax: decimal(tax),
        total: decimal(total),
        vendorName: "Empaques Sierra Clara, S.A. de C.V.",
        vendorAddress: joined(VENDOR_ADDRESS),
        vendorTaxNumber: "ESC110316H4A",
        customerName: "Conservas Valle Dorado, S.A. de C.V.",
        customerTaxNumber: "CVD980722LT6",
        billToAddress: joined(BILL_TO),
      }),
      invoiceNumber: { value: "A-5093", alternatives: ["5093"] },
    },
    lineItems: trueLines(LINES),
  },
};

function sheet(): string {
  const items = LINES.map((line) => [
    line.code,
    String(line.quantity),
    line.unit ?? "",
    line.description,
    printed(line.unitCents),
    printed(lineCents(line)),
  ]);
  return `
  <header><div class="name"><h1>Empaques Sierra Clara, S.A. de C.V.</h1><p>RFC: ESC110316H4A</p>
    <p>${text(VENDOR_ADDRESS.join("\n"))}</p><p>Tel. (477) 555-0163 · cobranza@sierraclara.example</p><p>Régimen fiscal: 601 General de Ley Personas Morales</p></div>
    <div class="box"><div class="head">FACTURA</div><dl><dt>Folio</dt><dd class="red">A-5093</dd><dt>Fecha de emisión</dt><dd>14/10/2026</dd>
      <dt>Fecha de vencimiento</dt><dd>13/11/2026</dd><dt>Lugar de expedición</dt><dd>37999</dd></dl></div></header>
  <section class="client"><div class="head">Datos del cliente</div><div class="cols"><div><b>Conservas Valle Dorado, S.A. de C.V.</b><br>RFC: CVD980722LT6<br>${text(BILL_TO.join("\n"))}</div>
    <div>Orden de compra: OC-2026-0388<br>Condiciones: Crédito 30 días<br>Forma de pago: 99 Por definir<br>Uso CFDI: G01 Adquisición de mercancías<br>Moneda: MXN Peso mexicano</div></div></section>
  <table class="items"><thead><tr><th>Clave</th><th class="n">Cantidad</th><th>Unidad</th><th>Descripción</th><th class="n">Valor unitario</th><th class="n">Importe</th></tr></thead>
    <tbody>${rows(items, ["c", "n", "", "d", "n", "n"])}</tbody></table>
  <div class="foot"><div class="words"><b>Importe con letra</b><br>${AMOUNT_IN_WORDS}<br><br><b>Datos para transferencia</b><br>Banco Horizonte del Bajío<br>CLABE 000 225 0114 4890 0730<br>Referencia A-5093</div>
    <table class="sums"><tr><th>Subtotal</th><td>$ ${printed(subTotal)}</td></tr><tr><th>IVA 16 %</th><td>$ ${printed(tax)}</td></tr><tr class="t"><th>Total MXN</th><td>$ ${printed(total)}</td></tr></table></div>
  <div class="stamp"><svg viewBox="0 0 29 29" shape-rendering="crispEdges">${speckledSquare()}</svg>
    <div><b>Folio fiscal (UUID)</b> 0E5D8C31-77A2-4B19-9F64-2C61D80A3B57<br><b>Sello digital del emisor</b><br>kT9vXb2LhQ0cYw7sEoR4mZpJd8NfUaG1iVt6BqWx3HyKl5MnCgPrS+DzOeFuIjAvT/w0QbXcL2hYk9sRm4ZoEpJd8NfUaG1iVt6Bq
    Wx3HyKl5MnCgPrSDzOeFuIjA==<br><b>Documento de muestra sin validez fiscal.</b></div></div>
  <p class="legal">Debo y pagaré incondicionalmente a la orden de Empaques Sierra Clara, S.A. de C.V. la cantidad anotada en esta factura en la fecha de su vencimiento.</p>`;
}

/** Looks like the square code of a fiscal stamp and encodes nothing. */
function speckledSquare(): string {
  let state = 7;
  let dots = "";
  for (let at = 0; at < 841; at += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    if (state > 1073741824) dots += `<rect x="${at % 29}" y="${Math.floor(at / 29)}" width="1" height="1"/>`;
  }
  const eye = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="8" height="8" fill="#fff"/><rect x="${x}" y="${y}" width="7" height="7"/><rect x="${x + 1}" y="${y + 1}" width="5" height="5" fill="#fff"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`;
  return dots + eye(0, 0) + eye(22, 0) + eye(0, 22);
}

function css(): string {
  return `
  .sheet { font: 9.5pt/1.38 "Liberation Sans", sans-serif; padding: 0.5in 0.55in }
  header { display: flex; justify-content: space-between; gap: 0.3in } h1 { font: bold 16pt "Liberation Sans Narrow", sans-serif; color: #7a1f2b; margin-bottom: 4px }
  .head { background: #7a1f2b; color: white; font-weight: bold; padding: 4px 10px; letter-spacing: .5px } .box { width: 2.5in; border: 1px solid #7a1f2b }
  .box .head { text-align: center; font-size: 13pt } dl { display: grid; grid-template-columns: 1fr auto; padding: 6px 10px; gap: 3px } dd { text-align: right } .red { color: #b00020; font-weight: bold; font-size: 11.5pt }
  .client { border: 1px solid #7a1f2b; margin: 0.24in 0 } .cols { display: grid; grid-template-columns: 1.15fr 1fr; gap: 16px; padding: 8px 10px }
  .items { border: 1px solid #7a1f2b } .items th { background: #f1e3e5; color: #4d1119; font-weight: bold; font-size: 8.5pt; padding: 5px 6px; border-bottom: 1px solid #7a1f2b }
  .items td { padding: 6px; vertical-align: top; border-right: 1px solid #e3ccd0; font-size: 9pt } .items .n { text-align: right; white-space: nowrap } .c { white-space: nowrap } .d { width: 2.75in }
  .items tbody tr:last-child td { padding-bottom: 0.9in }
  .foot { display: flex; justify-content: space-between; margin-top: 0.15in } .words { width: 4in; font-size: 8.5pt } .sums { width: 2.5in; align-self: flex-start }
  .sums td { text-align: right; white-space: nowrap } .sums th, .sums td { padding: 4px 8px; border: 1px solid #e3ccd0 } .t { font-weight: bold; background: #f1e3e5 }
  .stamp { position: absolute; left: 0.55in; right: 0.55in; bottom: 0.85in; display: flex; gap: 12px; font-size: 6.8pt; word-break: break-all; border-top: 1px dashed #aaa; padding-top: 8px } .stamp svg { width: 0.95in; height: 0.95in; flex: none }
  .legal { position: absolute; left: 0.55in; right: 0.55in; bottom: 0.42in; font-size: 6.8pt; color: #444; text-align: justify }`;
}
