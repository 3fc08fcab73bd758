import type { Language } from "../../content/country-facts";

export type Saying = "slogan" | "heading" | "sentence" | "closing" | "headOffice";

/**
 * Text around the facts: slogans near the top, headings where names might stand, sentences under them, closing words
 * that name the paper's owner ({v}), and what announces another address of the same company.
 */
export const sayings: Record<Language, Record<Saying, readonly string[]>> = {
  en: {
    slogan: [
      "Quality you can rely on since 1974",
      "Your partner for industry and trade",
      "Where service comes first",
      "Everything for your workshop, delivered tomorrow",
      "We make it simple.",
    ],
    heading: [
      "Your account messages",
      "Hotel Details",
      "Order Summary",
      "Important Information",
      "Guest Information",
      "Shop more, save more",
      "Booking Details",
      "Your Order",
      "Contact Us",
      "Project Details",
      "Useful Information",
      "Account Summary",
    ],
    sentence: [
      "Thanks for your order! Get 20% off your next purchase with code SAVE20.",
      "Download our app and track your parcels at any time.",
      "Your next statement will be sent by email.",
      "Questions? Our team is here for you Monday to Friday, 9 to 5.",
      "Love what you bought? Leave a review and win.",
    ],
    closing: [
      "Please make all cheques payable to {v}",
      "Make checks payable to {v}",
      "© 2023 {v}. All rights reserved.",
      "Thank you for shopping with {v}!",
      "Sold and shipped by {v}",
      "Account holder: {v}",
      "{v} is a registered business.",
    ],
    headOffice: ["Head Office", "Registered office", "Correspondence address", "Warehouse"],
  },
  es: {
    slogan: ["Calidad y servicio desde 1974", "Su socio de confianza", "Soluciones para su empresa"],
    heading: ["Detalles del hotel", "Información importante", "Resumen del pedido", "Mensajes", "Su reserva"],
    sentence: [
      "¡Gracias por su compra! 10% de descuento en su próximo pedido.",
      "Descargue nuestra aplicación.",
    ],
    closing: ["Titular: {v}", "Transferencia a favor de {v}", "© 2023 {v}. Todos los derechos reservados."],
    headOffice: ["Domicilio social", "Oficina central", "Almacén"],
  },
  de: {
    slogan: ["Qualität aus Tradition", "Ihr Partner für Handwerk und Industrie", "Service, der überzeugt"],
    heading: ["Hoteldetails", "Wichtige Hinweise", "Ihre Bestellung", "Bestellübersicht", "Projektdaten"],
    sentence: [
      "Vielen Dank für Ihren Einkauf! 10% Rabatt auf die nächste Bestellung.",
      "Jetzt App laden und punkten.",
    ],
    closing: ["Kontoinhaber: {v}", "Es grüßt Sie {v}", "© 2023 {v}", "Verkauf und Versand durch {v}"],
    headOffice: ["Hauptsitz", "Firmensitz", "Zentrale", "Lager"],
  },
  fr: {
    slogan: [
      "La qualité à votre service",
      "Votre partenaire depuis 1974",
      "Des solutions pour les professionnels",
    ],
    heading: [
      "Détails de l'hôtel",
      "Informations importantes",
      "Votre commande",
      "Vos messages",
      "Récapitulatif",
    ],
    sentence: ["Merci de votre achat ! 10 % sur votre prochaine commande.", "Téléchargez notre application."],
    closing: ["Titulaire du compte : {v}", "Chèque à l'ordre de {v}", "© 2023 {v}. Tous droits réservés."],
    headOffice: ["Siège social", "Siège", "Entrepôt"],
  },
  it: {
    slogan: ["Qualità e passione dal 1974", "Il vostro partner di fiducia"],
    heading: ["Dettagli hotel", "Informazioni importanti", "Il vostro ordine", "Riepilogo"],
    sentence: ["Grazie per il vostro acquisto! Sconto del 10% sul prossimo ordine."],
    closing: ["Intestatario: {v}", "Bonifico a favore di {v}", "© 2023 {v}"],
    headOffice: ["Sede legale", "Sede operativa", "Magazzino"],
  },
  nl: {
    slogan: ["Kwaliteit sinds 1974", "Uw partner in techniek"],
    heading: ["Hotelgegevens", "Belangrijke informatie", "Uw bestelling", "Overzicht"],
    sentence: ["Bedankt voor uw bestelling! 10% korting op uw volgende aankoop."],
    closing: ["T.n.v. {v}", "© 2023 {v}", "Verkocht en verzonden door {v}"],
    headOffice: ["Hoofdkantoor", "Bezoekadres", "Magazijn"],
  },
  pt: {
    slogan: ["Qualidade desde 1974", "O seu parceiro de confiança"],
    heading: ["Detalhes do hotel", "Informações importantes", "A sua encomenda", "Resumo"],
    sentence: ["Obrigado pela sua compra! 10% de desconto na próxima encomenda."],
    closing: ["Titular: {v}", "Transferência a favor de {v}", "© 2023 {v}"],
    headOffice: ["Sede", "Sede social", "Armazém"],
  },
};
