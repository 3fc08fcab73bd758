import { productName } from "~/domain/product";
import type { QuestionList } from "~/locales/long-text";

export const faq: QuestionList = {
  title: "Preguntas frecuentes",
  questions: [
    {
      question: "¿Qué archivos puedo enviar?",
      answer:
        "JPG, JPEG, PNG y PDF, de hasta 25 MB y 200 páginas. Los archivos cifrados o dañados terminan en error con una frase que dice por qué; el archivo se conserva.",
    },
    {
      question: "¿Por qué mi documento tiene confianza baja?",
      answer:
        "No se encontró un campo obligatorio, o los pesos de los campos encontrados no suman el umbral del modelo. Ábralo, corríjalo y guarde.",
    },
    {
      question: "Mi correo no se aceptó. ¿Por qué?",
      answer:
        "El asunto tiene que ser el nombre de un modelo de IA con guiones en lugar de espacios, y la dirección, la propia de su organización, como la muestra el panel. El registro de entrada da el motivo de cada adjunto.",
    },
    {
      question: "No llega el código para registrarme.",
      answer:
        "Mire en la carpeta de correo no deseado. Un código vive 10 minutos; pasado un minuto puede pedir otro, y solo vale el último.",
    },
    {
      question: "¿Funciona sin JavaScript?",
      answer: `Sí. Todo ${productName} funciona con los scripts desactivados; con ellos algunas cosas van más rápido.`,
    },
    {
      question: "¿Dónde están mis datos?",
      answer: "En el centro de datos que se eligió al crear la organización.",
    },
    {
      question: "¿Puedo cancelar, y qué pasa con mis datos?",
      answer:
        "En cualquier momento; surte efecto al final del período pagado. Descargue antes sus datos. No hay reembolsos.",
    },
    {
      question: "¿Quién puede invitar a otras personas?",
      answer: "Solo los administradores. El número de usuarios es ilimitado.",
    },
  ],
};
