import type { Language } from "./language";

/** Portuguese. */
export const pt: Language = {
  code: "pt",
  labels: {
    invoiceNumber: {
      usual: [
        "{fatura|da fatura|nota fiscal} {numberWords}|{numero|n|no} {da fatura|fatura|da nota}|recibo nr",
        "fatura/recibo n",
      ],
      weak: ["fatura"],
    },
    invoiceDate: {
      usual: [
        "data {da fatura|de emissao|emissao}|data do documento|data fatura|data da nota|emitida em",
        "emitido em",
      ],
    },
    dueDate: {
      usual: [
        "vence em|pagar ate|data limite de pagamento|prazo de pagamento|data limite|data de vencimento",
        "vencimento|data vencimento",
      ],
    },
    orderNumber: {
      usual: [
        "vossa encomenda|encomenda n|nota de encomenda|n encomenda|numero de encomenda|v/ref|v. encomenda",
        "ordem de compra n|numero do pedido|encomenda|numero da encomenda|ordem de compra",
      ],
    },
    orderDate: {
      usual: ["data da encomenda|data encomenda|data de encomenda|data do pedido|encomenda de"],
    },
    statementDate: {
      usual: ["extrato de|data do extracto|emitido em|data do extrato"],
    },
    periodStart: {},
    periodEnd: {},
    currency: {
      usual: ["moeda|valores em|montantes em"],
    },
    subTotal: {
      usual: [
        "total iliquido|incidencia|base de incidencia|base incidencia|total mercadoria|soma|valor sem iva",
        "total s/iva|total tributavel|valor tributavel|subtotal sem iva|total sem iva|valor liquido",
        "total liquido|base tributavel",
      ],
    },
    tax: {
      usual: [
        "iva 23 %|valor do iva|montante iva|total do iva|imposto total|total imposto|iva normal",
        "iva incluido|total de iva|valor iva|imposto",
      ],
    },
    total: {
      usual: [
        "total da factura|total do documento|total com iva|montante total|total liquido a pagar",
        "importancia total|quantia a pagar|total geral|total da fatura|valor a pagar",
      ],
    },
    amountDue: {
      usual: ["em divida|valor em divida|saldo em divida|restante a pagar|valor em falta|saldo devedor"],
    },
    grossAmount: {},
    vendorName: {
      usual: ["fornecedor|empresa emitente|prestador|titular da conta|emitente|bem-vindo a"],
    },
    vendorAddress: {
      usual: ["morada do fornecedor|endereco do emitente"],
    },
    vendorTaxNumber: {
      usual: [
        "nif/nipc|nipc no|n contribuinte|contribuinte n|no contribuinte|numero de contribuinte",
        "numero fiscal|cnpj/cpf|num contribuinte|contribuinte no|nif emitente|contribuinte|nipc|cnpj",
      ],
    },
    customerName: {
      usual: [
        "nome do cliente|faturar a|faturado a|dados do cliente|exmo(s) sr(s)|exmos senhores|exmo senhor",
        "adquirente|dados de faturacao",
      ],
    },
    customerTaxNumber: {
      usual: [
        "nif adquirente|nif do cliente|contribuinte cliente|v/ contribuinte|vosso contribuinte|vosso nif",
        "contribuinte adquirente",
      ],
    },
    billToAddress: {
      usual: ["morada de faturacao|morada do cliente|endereco de faturacao|endereco de cobranca"],
      weak: ["morada|endereco"],
    },
    shipToAddress: {
      usual: [
        "morada de entrega|enviar para|local de entrega|local de descarga|morada de envio",
        "endereco de entrega|local de consumo|morada de fornecimento|entregar em",
      ],
    },
    accountNumber: {
      usual: ["conta n|numero de conta|n conta|n contrato|codigo do cliente|conta"],
    },
    serviceAddress: {
      usual: ["local de consumo|morada de fornecimento|endereco da instalacao|local de fornecimento"],
    },
    meterNumber: {
      usual: ["numero do contador"],
    },
    usageKwh: {
      usual: ["energia ativa|consumo de eletricidade|consumo faturado"],
    },
    usageTherms: {},
    previousRead: {
      usual: ["leitura anterior"],
    },
    currentRead: {
      usual: ["leitura atual"],
    },
    previousBalance: {
      usual: ["saldo anterior em divida"],
    },
    paymentsReceived: {
      usual: ["pagamentos recebidos"],
    },
    openingBalance: {
      usual: ["saldo de abertura|saldo no inicio"],
    },
    closingBalance: {
      usual: ["saldo de fecho|saldo contabilistico|saldo no fim|saldo atual"],
    },
    totalCredits: {
      usual: [
        "total de pagamentos",
        "total creditado|total a credito|total de entradas|entradas|total de creditos|creditos",
      ],
    },
    totalDebits: {
      usual: [
        "total compras|total de compras",
        "total debitado|total a debito|total de saidas|saidas|total de debitos|debitos",
      ],
    },
    advertiser: {},
    period: {
      usual: ["periodo de faturacao"],
    },
    other: {
      usual: ["valor introduzido|troco|dinheiro|numerario|multibanco|valor entregue"],
    },
  },
  columns: {
    itemCode: ["cod produto", "codigo do produto|artigo cod"],
    description: [
      "descricao do produto|descricao dos produtos|descricao do artigo|discriminacao",
      "denominacion|descricao|artigo|produto|designacao",
    ],
    quantity: ["quantidade|qtd|qtde|qnt|unid"],
    unitPrice: [
      "preco unit liquido|preco unitario liquido",
      "preco|preco unitario|preco unit|unitario|valor unit|vlr unit",
    ],
    lineTax: ["imposto|impostos"],
    taxRate: ["taxa iva|taxa"],
    netTotal: [
      "preco total|valor total liquido|total iliquido",
      "montante|valor total|total liquido|valor liquido|vlr total",
    ],
    grossTotal: ["total c/ iva"],
    lineSubTotal: [],
    discount: ["desconto|abatimento"],
    date: [],
    debit: ["debito"],
    credit: ["credito"],
    balance: [],
    other: [],
  },
  sums: [],
  carries: ["transportar|a transportar"],
  ends: ["condicoes de pagamento"],
  tenders: ["dinheiro|numerario|valor entregue|entregue$|troco|multibanco|cartao"],
  adjustments: ["desconto|arredondamento"],
  tips: ["gorjeta|gratificacao"],
  besideTax: ["acresce|taxa|ao|valor"],
  numberWords: ["numero|n|no|nr"],
  codeWords: [],
  dateWords: [],
  stopWords: [],
  genericLabels: [],
  boundLabels: ["entradas|saidas|soma"],
  months: [
    "janeiro",
    "fevereiro|fev",
    "marco",
    "",
    "maio",
    "junho",
    "julho",
    "",
    "setembro",
    "outubro|out",
    "novembro",
    "dezembro",
  ],
  titles: {
    demand: ["fatura|nota fiscal"],
    order: ["ordem de compra|nota de encomenda|encomenda"],
    credit: [],
    account: ["extrato|extrato bancario"],
    none: ["orcamento|guia de remessa"],
  },
  headingParts: {
    tax: [],
    sum: [],
    price: ["preco"],
    per: [],
    ofUnit: [],
    usage: [],
    taxRate: [],
    rateOf: ["taxa"],
    taxAmount: [],
    amountOf: [],
    including: [],
    excluding: [],
    net: [],
    before: [],
    shortAmounts: [],
    secondPrices: [],
    secondItems: ["artigo|produto"],
    secondCounts: [],
  },
  patterns: {
    demandTitles: ["fatura"],
    creditTitles: [],
    copies: [],
    numberings: [],
    orderNumbers: ["data (?:da |do )?(?:encomenda|pedido)\\b.*"],
    orderTerms: ["fornecedor|data de entrega|local de entrega|entregar em"],
    cardTerms: ["limite de credito disponivel|saldo devedor"],
    demands: ["valor a pagar|data de vencimento|numerario|troco"],
    pageTitles: ["fatura"],
    continues: ["a transportar"],
    continued: ["transporte anterior"],
    pages: ["folha"],
    pageOf: [],
    commonWords: ["das|uma|não|data|valor"],
    legalForms: ["lda|ltda|unipessoal|eireli|sgps"],
    companyWords: [],
    legalCapitals: [],
    streets: ["rua|travessa|praca|estrada|lote|andar"],
    looseStreets: ["rua|praca"],
    streetEndings: [],
    contacts: [],
    countries: ["brasil"],
    units: [],
    times: [],
    openEnds: ["do|da"],
    nameLinks: [],
    nameParticles: [],
    salutations: [],
    forWords: [],
    payableWords: [],
    courtesies: [],
    noNames: ["fatura|fatura.recibo|encomenda"],
    closingTitles: ["fatura"],
    openingTitles: ["fatura"],
    by: [],
    versions: ["versão"],
    cardSlips: ["sem contacto|cod[.] autorizacao|cartao"],
    rangeWords: ["e|até"],
    rangeArticles: [],
    openingBalances: [],
    previousReads: [],
    currentReads: ["atual"],
    meterFactors: [],
    consumption: [],
    averages: ["media diaria|medio diario"],
    meterHeadings: ["leitura"],
    attributes: [],
    periods: [],
    cashGiven: [],
    cashReturned: ["troco"],
    roundings: ["arredond"],
    carryGoods: [],
    days: [],
    phones: [],
    boxPhones: [],
    attention: [],
    receiptTitles: ["talao|fatura simplificada|fatura recibo"],
    tills: ["empregado|caixa|balcao|operador"],
    farewells: ["obrigado pela (?:visita|preferencia)|volte sempre"],
    stays: ["quarto|chegada|partida|hospedagem|estadia|hospede"],
    energies: ["eletricidade|energia eletrica|tarifa|contador de luz"],
    otherTitles: [
      "contrato|acordo|ata|lembrete|recibo de vencimento|lista de precos|orcamento|guia de remessa",
      "declaracao|requerimento|procuracao|relatorio",
    ],
    letters: ["com os melhores cumprimentos|atenciosamente|em anexo|exmo|exma"],
    agreements: ["as partes|doravante|abaixo assinado|senhorio|inquilino|trabalhadora?|empregador(?:a)"],
    selfBilled: ["autofaturacao"],
  },
};
