import type { FieldSpec } from "./field-spec";

/** What was paid since the last bill; the sign is the document's. */
export const paymentsReceived: FieldSpec = {
  key: "paymentsReceived",
  candidates: "amount",
  best: ["payments received", "payment received", "payments", "total payments received"],
  labels: [
    ...["payment", "total payments", "payment thank you", "payments received since last bill"],
    ...["payment received thank you", "payments made", "your payment", "less payments", "amount paid"],
    ...["payments and credits", "payments since last bill", "we received", "you paid", "last payment"],
    ...["payments/credits", "payments received since your last bill", "payment(s) received"],
    ...["pagos recibidos", "pago recibido", "su pago", "pagos", "pagos realizados", "pago anterior"],
    ...["erhaltene zahlungen", "ihre zahlungen", "zahlungseingang", "zahlungen", "geleistete abschlage"],
    ...["paiements recus", "votre paiement", "paiement recu", "reglements recus", "versements"],
    ...["pagamenti ricevuti", "ontvangen betalingen", "betalingen", "pagamentos recebidos"],
  ],
  weights: { unlabelled: -4, negative: 0.2, zero: 0.3 },
};
