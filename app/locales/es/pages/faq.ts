import { productName } from "~/domain/product";
import type { QuestionList } from "~/locales/long-text";

export const faq: QuestionList = {
  title: "Preguntas frecuentes",
  questions: [
    {
      question: "¿Qué archivos puedo enviar?",
      answer:
        "JPG, JPEG, PNG y PDF, de hasta 25 MB y 200 páginas. Los archivos dañados o protegidos con contraseña reciben el estado error con el motivo; el archivo se conserva.",
    },
    {
      question: "¿Por qué mi documento tiene confianza baja?",
      answer:
        "No se encontró un campo obligatorio, o los pesos de los campos encontrados no suman el umbral del modelo. Ábralo, corríjalo y guarde.",
    },
    {
      question: "¿Por qué se rechazó mi correo?",
      answer:
        "La dirección tiene que ser la de su organización, como la muestra el panel, y el modelo de IA puede aceptar documentos solo de ciertos remitentes. Los archivos ZIP necesitan como asunto el nombre de un modelo de IA, con guiones en lugar de espacios, salvo que haya uno solo; los demás archivos van sin él a la bandeja de entrada. El registro de entrada da el motivo de cada adjunto.",
    },
    {
      question: "No llega el código para registrarme.",
      answer:
        "Revise la carpeta de correo no deseado. Un código es válido durante 10 minutos; pasado un minuto puede solicitar otro, y solo es válido el último.",
    },
    {
      question: "¿Funciona sin JavaScript?",
      answer: `Sí. Todo ${productName} funciona con JavaScript desactivado; con JavaScript, algunas tareas son más rápidas.`,
    },
    {
      question: "¿Dónde están mis datos?",
      answer: "En el centro de datos que se eligió al crear la organización.",
    },
    {
      question: "¿Puedo cancelar, y qué pasa con mis datos?",
      answer:
        "En cualquier momento; surte efecto al final del periodo pagado. Descargue antes sus datos. No hay reembolsos.",
    },
    {
      question: "¿Quién puede invitar a otras personas?",
      answer:
        "Los administradores y quienes tengan un rol que lo permita. El número de usuarios es ilimitado.",
    },
  ],
};
