import type { Language } from "./language";

/** Spanish. */
export const es: Language = {
  code: "es",
  labels: {
    invoiceNumber: {
      usual: [
        "{factura|de factura|de la factura|boleta|recibo} {numberWords}",
        "{nota de credito|ticket|factura simplificada} {numberWords}",
        "{numero|no|num|n|nro} {de factura|factura|de la factura|de documento}|documento no|comprobante no",
        "numero de comprobante|su factura|albaran factura no|numero de ticket|fra|no fra|folio",
        "folio fiscal interno|serie y folio|{fact|fra} {numberWords}",
      ],
      weak: ["factura|numero|fact"],
    },
    invoiceDate: {
      usual: [
        "fecha {de factura|factura|de emision|emision|de expedicion|de la factura|documento}",
        "fecha expedicion|fecha y hora|fecha doc|fecha del documento|fecha de la venta|fecha venta",
        "fecha de compra|fecha comprobante|fecha operacion|emision|expedida el|fecha fra",
        "fecha y hora de emision|fecha y hora de expedicion|lugar y fecha de expedicion",
        "fecha de facturacion",
      ],
      weak: ["fecha"],
    },
    dueDate: {
      usual: [
        "vto|vcto|vencimiento factura|fecha vto|fecha de vto|fecha de cargo|fecha limite|pago antes de",
        "a pagar antes del|cargo en cuenta el|fecha de vencimiento|fecha vencimiento|vencimiento|vence",
        "fecha limite de pago|fecha de pago|vencimientos|pagar antes de|pagar antes del",
      ],
    },
    orderNumber: {
      usual: [
        "{pedido|de pedido|orden de compra|orden|oc|su pedido|contrato} {numberWords}",
        "{numero|no|num|n|nro} {de pedido|pedido|de orden|de orden de compra}|pedido cliente",
        "pedido de compra|su referencia|ref pedido|o.c.|no oc|no orden de compra|vuestro pedido",
        "orden de compra|su pedido|pedido|referencia del cliente",
      ],
    },
    orderDate: {
      usual: [
        "fecha de la compra|fecha oc|fecha del pedido|pedido el|pedido de fecha|fecha de pedido",
        "fecha pedido|fecha de orden|fecha de la orden",
      ],
      weak: ["fecha"],
    },
    statementDate: {
      usual: [
        "fecha del corte|fecha de extracto|corte al|extracto al|emitido el|fecha de estado",
        "fecha del estado de cuenta|fecha de corte|fecha de emision|fecha extracto|fecha del extracto",
      ],
      weak: ["fecha"],
    },
    periodStart: {
      usual: ["desde|del|fecha inicio"],
    },
    periodEnd: {
      usual: ["hasta|al|fecha fin"],
    },
    currency: {
      usual: ["moneda|moneda de pago|importes en"],
    },
    subTotal: {
      usual: [
        "base imp|base imponible total|total base|total bruto|suma total|suma de importes|importe bruto",
        "importe base|importe sin iva|total sin impuestos|subtotal s/iva|total neto sin iva|base i.v.a",
        "base imponible|base|importe neto|suma|total neto|neto|importe|total base imponible",
        "subtotal sin iva|total sin iva|total antes de impuestos",
      ],
    },
    tax: {
      usual: [
        "impuesto|impuesto iva|iva (21%)|iva (16%)|iva 16.00%|iva al 21%|iva 21,00%|importe iva|cuota iva",
        "total iva|total cuota|importe impuestos|suma impuestos|impuestos trasladados",
        "total impuestos trasladados|iva repercutido|iva|cuota|impuestos|total impuestos|iva 10%|iva 4%",
        "cuota de iva|iva trasladado|igic",
      ],
    },
    total: {
      usual: [
        "importe total factura|importe total|total importe|total euro|total a pagar (eur)|total a abonar",
        "total abono|total ticket|total compra|total neto a pagar|importe con iva|total con impuestos",
        "total iva inc|total (iva incluido)|total i.v.a. incl|valor total|total general|total documento",
        "total factura|total a pagar|total con iva|total euros|liquido|monto total|gran total",
        "total de la factura|total facturado|importe a pagar|total pedido",
      ],
    },
    amountDue: {
      usual: [
        "pendiente|importe adeudado|saldo a pagar|saldo deudor|restante|resta por pagar|total pendiente",
        "a pagar|adeudo|saldo|saldo pendiente|importe pendiente|pendiente de pago|total adeudado",
      ],
    },
    grossAmount: {
      usual: ["importe bruto|total bruto"],
    },
    vendorName: {
      strong: ["nombre emisor|razon social del emisor"],
      usual: [
        "nombre del emisor|empresa|razon social emisor|nombre comercial|facturado por|emitida por",
        "vendido por|datos de la empresa|datos del vendedor|titular de la cuenta|titular|beneficiario",
        "gracias por comprar en|gracias por su compra en|bienvenido a|bienvenidos a",
        "vendedor|emitido por|proveedor|emisor|datos del emisor|expedido por|datos del proveedor",
      ],
    },
    vendorAddress: {
      usual: [
        "domicilio del emisor|direccion del emisor|domicilio fiscal del emisor|lugar de expedicion",
        "sede social|domicilio social",
      ],
    },
    vendorTaxNumber: {
      usual: [
        "nif/cif|cif/nif no|nif no|cif no|nif|vat/nif|numero de identificacion fiscal",
        "identificacion fiscal|id fiscal|rfc|rfc emisor|registro federal de contribuyentes|cif|cif/nif|nit",
        "cuit|ruc|rut|nif iva",
      ],
    },
    customerName: {
      strong: ["nombre del cliente|razon social del receptor|nombre receptor"],
      usual: [
        "cliente|datos de facturacion|facturar a|factura a|facturado a|cobrar a|vendido a|nombre cliente",
        "receptor|datos del receptor|datos del comprador|destinatario|a la atencion de|a nombre de",
        "senor(es)|senor|estimado cliente|abonado|titular del contrato|titular del suministro|comprador",
        "razon social del cliente|titular|datos del cliente|razon social|datos cliente|facturacion",
        "nombre o razon social",
      ],
      weak: ["nombre"],
    },
    customerTaxNumber: {
      usual: [
        "nif/cif cliente|nif/cif del cliente|cif del cliente|su nif|su cif|nif receptor|rfc del receptor",
        "rfc receptor|rfc del cliente|nif comprador|nif cliente|rfc cliente|cif cliente|nif del cliente",
      ],
    },
    billToAddress: {
      usual: [
        "domicilio de facturacion|domicilio del cliente|direccion fiscal|domicilio receptor",
        "direccion cliente|direccion de facturacion|domicilio fiscal|direccion del cliente",
      ],
      weak: ["direccion|domicilio"],
    },
    shipToAddress: {
      usual: [
        "enviar a|envio a|direccion entrega|direccion de suministro|direccion del suministro",
        "punto de suministro|punto de entrega|entrega en|entregar en|lugar de envio|datos de entrega",
        "consignatario|destino|destinatario de la mercancia|entregar a|direccion de envio",
        "direccion de entrega|lugar de entrega|domicilio de entrega|enviado a|datos de envio",
      ],
    },
    accountNumber: {
      usual: [
        "{cliente|de cliente|cuenta|de cuenta|contrato|de contrato|de servicio} {numberWords}",
        "{numero|no|num|n|codigo|nro} {de cliente|cliente|de cuenta|cuenta}",
        "{numero|no|num|n|codigo|nro} {de contrato|de servicio|del cliente}|cod cliente|id cliente",
        "ref cliente|referencia de contrato",
      ],
      weak: ["cliente"],
    },
    serviceAddress: {
      usual: [
        "direccion de suministro|direccion del suministro|direccion de servicio|domicilio de suministro",
        "domicilio de servicio|punto de suministro|datos del suministro",
      ],
    },
    meterNumber: {
      usual: [
        "{contador|medidor} {numberWords}|{numero de|no de|num de|n de|nro de} {contador|medidor}",
        "numero del medidor|numero contador|equipo de medida",
      ],
      weak: ["contador|medidor"],
    },
    usageKwh: {
      usual: [
        "consumo del periodo|consumo facturado|consumo electrico|consumo en el periodo|consumo de energia",
        "energia facturada|energia consumida kwh|consumo (kwh)|kwh consumidos|total kwh consumidos",
        "consumo total kwh|consumo|consumo total|energia consumida|energia activa",
      ],
    },
    usageTherms: {
      usual: ["consumo de gas|consumo en therms|therms consumidos"],
    },
    previousRead: {
      usual: ["lectura anterior|lectura previa|lectura inicial|ultima lectura"],
      weak: ["anterior"],
    },
    currentRead: {
      usual: ["lectura actual|lectura final|lectura nueva|lectura presente"],
      weak: ["actual"],
    },
    previousBalance: {
      usual: ["saldo anterior|adeudo anterior|factura anterior|importe anterior|recibo anterior"],
    },
    paymentsReceived: {
      usual: ["pagos recibidos|pago recibido|su pago|pagos|pagos realizados|pago anterior"],
    },
    openingBalance: {
      usual: [
        "saldo al comienzo|saldo de apertura|saldo al inicio del periodo|saldo inicial del periodo",
        "saldo del periodo anterior|saldo al corte anterior|saldo anterior|saldo inicial|saldo al inicio",
      ],
    },
    closingBalance: {
      usual: [
        "saldo al final|saldo al cierre|saldo de cierre|saldo final del periodo|saldo nuevo|saldo al",
        "saldo final|saldo actual|saldo al corte|nuevo saldo|saldo disponible",
      ],
      weak: ["saldo"],
    },
    totalCredits: {
      usual: [
        "pagos y abonos",
        "total de abonos|abonos/depositos|total abonado|total creditos|total de depositos",
        "depositos y abonos|suma de abonos|total haber|total abonos|abonos|depositos|total depositos",
        "ingresos|total ingresos|depositos / abonos",
      ],
      weak: ["sus pagos|pagos del periodo"],
    },
    totalDebits: {
      usual: [
        "compras y cargos",
        "total de cargos|cargos/retiros|total cargado|total debitos|total de retiros|retiros y cargos",
        "suma de cargos|total debe|total cargos|cargos|retiros|total retiros|gastos|total gastos",
        "retiros / cargos",
      ],
      weak: ["cargos del periodo"],
    },
    advertiser: {
      usual: ["anunciante"],
    },
    period: {
      usual: [
        "periodo|periodo de facturacion|periodo facturado|periodo del|periodo de consumo",
        "periodo de servicio",
      ],
    },
    other: {
      usual: [
        "importe introducido|introducido",
        "efectivo|entregado|cambio|telefono|correo|cuenta bancaria|clabe|fecha de entrega|albaran",
        "numero de albaran|no albaran|pagina|pag|registro mercantil|forma de pago|metodo de pago",
        "condiciones de pago|descuento|portes|gastos de envio|envio|anticipo|retencion|irpf|retenciones",
        "isr retenido|iva retenido|recargo|tipo iva|tipo|presupuesto|importe|cups|tarifa|poliza",
        "folio fiscal|uso cfdi|regimen fiscal|lugar de expedicion|no. de serie del certificado|certificado",
        "serie|capital social|extracto no",
      ],
    },
  },
  columns: {
    itemCode: [
      "codigo de producto|no articulo|cod producto|clave interna",
      "cod art|codigo producto|codigo articulo|no de parte|numero de parte|codigo|clave|cod|cod articulo",
      "referencia|ref|no identificacion|clave producto|clave prod serv",
    ],
    description: [
      "descripcion del articulo|producto o servicio|denominacion del articulo|descripcion de los articulos|descripcion articulo|producto / servicio",
      "descripcion|concepto|detalle|producto|articulo|servicio|descripcion del producto",
      "descripcion del servicio|nombre del producto|conceptos|detalles",
    ],
    quantity: [
      "cant unidades|cant uds|piezas|pzas|no de unidades",
      "cantidad|cant|uds|unidades|ud|horas|ctd|consumo",
    ],
    unitPrice: [
      "precio base|precio sin iva",
      "precio|precio unitario|p unit|p. unitario|precio ud|precio unidad|valor unitario|importe unitario",
      "pvp|tarifa|pr unitario|pr unit|precio unit|precio neto",
    ],
    lineTax: ["iva|importe iva|cuota|impuesto|impuestos"],
    taxRate: ["% iva|iva %|tipo iva|tipo|ci|cod iva|tipo impositivo|tasa|tasa iva"],
    netTotal: [
      "importe linea|total sin iva|importe sin iva|neto linea|importe mxn",
      "importe|importe neto|total linea|monto|importe total|total neto|valor|importe eur|valor neto",
      "monto total",
    ],
    grossTotal: ["total con iva|importe con iva|total iva incl|total inc"],
    lineSubTotal: ["base imponible"],
    discount: ["dto|dto %|dcto|descuento|desc|desc %|bonif|bonificacion|dcto %|% dto|% desc"],
    date: ["fecha|fecha operacion|fecha valor|fecha de operacion|dia|fecha serv"],
    debit: ["cargo|cargos|retiros|retiro|debe|gasto|gastos"],
    credit: ["abono|abonos|depositos|deposito|haber|ingreso|ingresos"],
    balance: ["saldo disponible|saldo final"],
    other: [
      "clave sat|unidad de medida|clave sat producto",
      "renglon|partida|unidad|clave unidad|clave prod serv|objeto impuesto|ud|objeto imp",
    ],
  },
  sums: ["importe {bruto|total}|base imponible|suma|iva$"],
  carries: ["suma y sigue|suma anterior|sumas y sigue|viene de la anterior|transporte"],
  ends: [
    "desglose|condiciones de pago|forma de pago|metodo de pago|{importe|cantidad} con letra",
    "numero de articulos|observaciones$",
  ],
  tenders: ["adeudo anterior|su pago|saldo {anterior|pendiente}|efectivo|cambio|tarjeta|entregado|a pagar"],
  adjustments: ["descuento|dto|redondeo|recargo|gastos de|portes|envio"],
  tips: ["propina"],
  besideTax: ["mas|incluido|sobre|de|del|al|importe|cuota|tipo"],
  numberWords: ["numero|no|num|n|nro|#|folio"],
  codeWords: ["codigo"],
  dateWords: ["fecha"],
  stopWords: ["de|del|la|el"],
  genericLabels: ["nombre|direccion|numero"],
  boundLabels: ["a|al|del|nit|destino|suma|titular|emision"],
  months: [
    "enero|gener|ene",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto|ago",
    "septiembre|setiembre",
    "octubre",
    "noviembre",
    "diciembre|dic",
  ],
  titles: {
    demand: ["factura|factura simplificada|factura proforma|recibo|tique"],
    order: ["pedido|pedido de compra|orden de compra"],
    credit: ["nota de credito|factura rectificativa|nota de abono|abono"],
    account: ["extracto|extracto bancario|extracto de cuenta|estado de cuenta|movimientos de la cuenta"],
    none: ["presupuesto|cotizacion|albaran|nota de entrega"],
  },
  headingParts: {
    tax: ["iva|igv|itbms"],
    sum: ["importe|valor"],
    price: ["precio"],
    per: ["por"],
    ofUnit: ["unitario"],
    usage: ["consumo"],
    taxRate: ["tipo"],
    rateOf: ["tipo"],
    taxAmount: [],
    amountOf: ["cuota|importe|valor"],
    including: ["con|c"],
    excluding: ["sin"],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: ["precio"],
    secondItems: ["articulo|producto|servicio"],
    secondCounts: ["unidades"],
  },
  patterns: {
    demandTitles: ["factura|recibo"],
    creditTitles: ["rectificativa|abono"],
    copies: ["copia|duplicado"],
    numberings: ["fecha|numero"],
    orderNumbers: [
      "(?:n|no|num|numero|fecha|ref) (?:del? |da |do )?(?:pedido|orden de compra|ordem de compra|encomenda|contrato)\\b.*",
      "(?:pedido|orden de compra|ordem de compra|encomenda|contrato) (?:n|no|num|numero)\\b.*",
    ],
    orderTerms: ["comprador|proveedor|entregar en|fecha de entrega|lugar de entrega|direccion de entrega"],
    cardTerms: ["pago minimo|limite de credito|credito disponible"],
    demands: ["importe a pagar|total a pagar|a pagar|vencimiento|efectivo|cambio|tarjeta"],
    pageTitles: ["factura|factura simplificada|nota de credito|recibo|pedido|extracto"],
    continues: ["suma y sigue|sigue en|continua en"],
    continued: ["suma anterior|viene de"],
    pages: ["página|pagina|pág|pag|hoja"],
    pageOf: ["de"],
    commonWords: [
      "el|los|las|del|por|para|con|su|fecha|iva|cif|nif|importe|cantidad|precio|cliente|gracias|calle",
      "factura|pago|efectivo|cambio|dos",
    ],
    legalForms: [
      "s\\.\\s?a|s\\.\\s?l\\.?(?:\\s?[ul])?|s\\.\\s?a\\.\\s?u|s\\.\\s?coop",
      "s\\.?\\s?a\\.?\\s?(?:p\\.?\\s?i\\.?\\s?)?de\\s?c\\.?\\s?v|s\\.?\\s?de\\s?r\\.?\\s?l|s\\.\\s?a\\.\\s?b|a\\.\\s?c",
    ],
    companyWords: ["hermanos|hnos|e hijos"],
    legalCapitals: ["SA|SL|SLU|CV"],
    streets: [
      "calle|c/|avda|avenida|plaza|pza|paseo|poligono|pol|carretera|ctra|camino|ronda|travesia",
      "urbanizacion|urb|colonia|col|calzada|blvr|privada|fracc|fraccionamiento|int|ext|num|piso|planta",
      "nave|apartado",
    ],
    looseStreets: ["calle|avenida|paseo|colonia|poligono|plaza"],
    streetEndings: [],
    contacts: ["telefono|tlf|telf|tfno|nif|cif|rfc|fecha|registro mercantil|tomo|folio"],
    countries: ["estados unidos mexicanos|espana|alemania|francia|paises bajos|suiza"],
    units: ["un|ud|uds|pza"],
    times: ["a|por"],
    openEnds: ["de|del|la|y|e|o"],
    nameLinks: ["y|e|de|del|la"],
    nameParticles: ["de|del|el|la"],
    salutations: ["estimado|estimada"],
    forWords: ["para"],
    payableWords: ["de"],
    courtesies: ["sr|sra|srta|d|dna"],
    noNames: [
      "factura|factura simplificada|factura de venta|nota de credito|recibo|albaran|presupuesto|pedido",
      "orden de compra|datos bancarios",
    ],
    closingTitles: ["factura"],
    openingTitles: ["factura"],
    by: ["de"],
    versions: ["versión"],
    cardSlips: ["sin contacto|num autorizacion|cod[.] autorizacion|tarjeta"],
    rangeWords: ["al|a|hasta"],
    rangeArticles: ["el"],
    openingBalances: ["^saldo(?:inicial|anterior|iniziale)"],
    previousReads: ["anterior"],
    currentReads: ["actual"],
    meterFactors: ["multiplicador|constante"],
    consumption: ["consumo|consumos"],
    averages: ["promedio|diario|por dia|al dia|consumo medio"],
    meterHeadings: ["contador|medidor|numerode(?:contador|medidor)|lectura"],
    attributes: [],
    periods: ["p[eé]riodo?e?|periodo|del|de"],
    cashGiven: ["efectivo|entregado"],
    cashReturned: ["cambio"],
    roundings: ["redond"],
    carryGoods: [],
    days: ["dias"],
    phones: ["telefono"],
    boxPhones: ["telefono|tlf"],
    attention: ["a/a"],
    receiptTitles: ["recibo|tique|factura simplificada|comprobante"],
    tills: ["cajer[oa]|caja|mesa|camarer[oa]|le atendio|atendido por|dependient[ea]|comensales"],
    farewells: ["gracias por su (?:visita|compra)|vuelva pronto"],
    stays: ["habitacion|llegada|salida|noches|alojamiento|huesped|pasajero"],
    energies: ["electricidad|luz|energia|potencia|peaje|contador|cups|consumo"],
    otherTitles: [
      "contrato de \\w+|acuerdo|acta|orden del dia|recordatorio|nomina|lista de precios|presupuesto",
      "cotizacion|albaran|certificado|solicitud|poder|informe|aviso|convenio",
    ],
    letters: ["atentamente|un cordial saludo|saludos cordiales|le informamos|adjunto|estimad[oa]s?"],
    agreements: [
      "las partes|por la presente|en adelante|arrendador|arrendatario|trabajador|empleador|comparece",
    ],
    selfBilled: ["autofactur\\w*"],
  },
};
