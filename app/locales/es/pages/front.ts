import { productName } from "~/domain/product";
import type { FrontText } from "~/locales/front-text";

export const front: FrontText = {
  product: {
    title: "Entran documentos, salen datos comprobados",
    lead: `${productName} lee facturas, pedidos de compra, notas de crédito, recibos, extractos bancarios y facturas de energía, y muestra de cada valor en qué lugar de la página está, con qué certeza se leyó y por qué.`,
    points: [
      {
        heading: "Explica cada resultado",
        text: "Cada valor tiene su lugar en la página, una confianza y un motivo en palabras. Las sumas se comprueban: neto, impuesto, total y cada línea.",
      },
      {
        heading: "Basta una corrección",
        text: "Escriba o pulse un valor una sola vez. Los documentos en espera con el mismo diseño se leen de nuevo enseguida, y los siguientes salen bien.",
      },
      {
        heading: "Cuatro entradas",
        text: "Subir desde el navegador, enviar un correo, recoger de una carpeta FTP o usar la API.",
      },
      {
        heading: "Exporta a lo que ya utiliza",
        text: "Business Central, Finance & Operations, webhooks, FTP, hojas de cálculo con sus propias columnas, facturas electrónicas, JSON.",
      },
      {
        heading: "Sus documentos son suyos",
        text: "Usted elige el centro de datos. Lo que su organización enseña a sus modelos no se utiliza para nadie más.",
      },
      {
        heading: "Funciona en cualquier equipo",
        text: "Todas las páginas funcionan con teclado, en el teléfono y sin JavaScript.",
      },
    ],
    questions: [
      {
        question: "¿Qué precisión tiene?",
        answer:
          "Depende del documento, y por eso cada valor muestra con qué certeza se leyó. Los valores inciertos los revisa una persona; los documentos que no tienen ninguno pueden omitir la revisión.",
      },
      {
        question: "¿Qué pasa cuando se equivoca?",
        answer:
          "Usted lo corrige en la página. La corrección se guarda con su autor, se aprende de ella enseguida y se puede deshacer.",
      },
      {
        question: "¿Hay una API?",
        answer: "Sí, para todo lo que hacen las pantallas, con una descripción OpenAPI en /api/docs.",
      },
      {
        question: "¿Podemos probarlo antes?",
        answer:
          "Sí: un documento suyo ahora mismo y sin cuenta, en la página «Probar». Además, cada plan empieza con 14 días gratis. El cobro se hace el día 14, salvo que cancele antes.",
      },
    ],
    start: "Crear una cuenta",
    prices: "Ver los precios",
  },
  sample: {
    title: "Un resultado real",
    hint: "Pulse un valor para ver en qué lugar de la página está, o un recuadro de la página para ver lo que se leyó allí.",
    picture: "La primera página de una factura de muestra",
    found: "Lo que se encontró",
  },
  tried: {
    title: "Pruébelo con un documento suyo",
    hint: "Un documento de hasta 3 páginas. Sin cuenta ni tarjeta.",
    file: "Documento",
    fileHint: "Un archivo PDF, JPEG o PNG de hasta 10 MB y 3 páginas; sirve un escaneo o una foto.",
    kind: "Tipo de documento",
    kinds: {
      invoice: "Factura",
      receipt: "Recibo",
      credit_note: "Nota de crédito",
      purchase_order: "Pedido de compra",
      bank_statement: "Extracto bancario",
      energy_bill: "Factura de energía",
    },
    country: "País del que viene",
    countryHint: "Nos dice cómo están escritos sus fechas e importes.",
    start: "Leer mi documento",
    problem: "Su documento no se leyó",
    promises: [
      "Solo este navegador puede ver el resultado.",
      "El documento y todo lo que se leyó en él se eliminan al cabo de una hora, o en cuanto usted lo diga.",
      "No se aprende nada de él y ninguna persona lo mira.",
    ],
    otherwise: "¿No tiene ningún documento a mano?",
    reading: "Estamos leyendo su documento",
    readingHint:
      "Casi todos tardan unos segundos; una foto de tres páginas, hasta un minuto. Esta página muestra el resultado en cuanto esté listo.",
    look: "Mirar ahora",
    result: "Lo que se encontró en {{file}}",
    resultHint:
      "Pulse un valor para ver en qué lugar de la página está, o un recuadro de la página para ver lo que se leyó allí.",
    nothing: "No se encontró ningún valor. ¿Es un documento del tipo que eligió?",
    page: "Página {{page}}",
    lines: "Líneas",
    missing: "No se encontró: {{fields}}.",
    moreLines: "Se encontraron {{count}} líneas más.",
    failed: "Su documento no se pudo leer",
    unread: "La página {{page}} no se pudo leer.",
    over: "Este documento se eliminó",
    until: "Se elimina dentro de {{minutes}} min como máximo.",
    remove: "Eliminarlo ahora",
    again: "Probar otro documento",
    account: "Crear una cuenta",
    sample: "Ver un resultado de muestra",
    link: "Pruébelo con un documento suyo",
  },
  pricing: {
    title: "Precios",
    hint: "Lo que cuesta un plan en su país, en su moneda.",
    country: "País",
    show: "Ver precios",
    none: "Todavía no vendemos planes en este país. Puede probar con un documento suyo y entrar en una organización que le invite.",
    start: "Empezar la prueba gratis",
    about: [
      "Cada documento cuenta una vez. Las partes de un archivo dividido, los duplicados y los reprocesamientos son gratis.",
      "Puede cambiar de plan o cancelar en cualquier momento; un plan cancelado sigue hasta el final del mes pagado.",
    ],
  },
};
