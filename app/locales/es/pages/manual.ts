import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const manual: LongText = {
  title: "Manual de usuario",
  sections: [
    {
      heading: "Del documento al dato",
      paragraphs: [
        `${productName} lee un documento, encuentra los campos que pide su modelo de IA y dice cuánto confía en cada uno. Usted mira lo dudoso, lo corrige y se lleva los datos en CSV o JSON.`,
      ],
    },
    {
      heading: "Gestionar modelos de IA",
      paragraphs: [
        "Gestionar modelos de IA muestra los modelos de su organización. Un modelo dice qué buscar: parte de un modelo base, como Invoices-North America o Invoices-APAC, y usted elige qué campos necesita.",
        "Para crear uno, dele un nombre que no tenga otro de sus modelos, elija el modelo base y marque los campos. Dé a cada campo un peso de 1 a 10, marque como obligatorios los que no pueden faltar e indique cuáles son de las líneas. El umbral es la suma de pesos que alcanza un buen documento.",
      ],
    },
    {
      heading: "Entregar documentos",
      paragraphs: [
        "- En el navegador: abra Procesamiento de documentos, elija el modelo y suba uno o varios archivos JPG, JPEG, PNG o PDF, de hasta 25 MB y 200 páginas cada uno.",
        "- Por correo: envíe los archivos a la dirección de su organización, que el panel muestra. El asunto es el nombre del modelo con guiones en lugar de espacios.",
        "- Por API: vea /api/docs. Cree para ella un usuario que tenga solo los permisos necesarios.",
        "Revise los nombres de los archivos para que el mismo documento no llegue dos veces con dos nombres.",
      ],
    },
    {
      heading: "La lista de documentos",
      paragraphs: [
        "Cada documento tiene un estado: correcto (verde) cuando se encontró todo lo necesario, confianza baja (rojo) cuando falta un campo obligatorio o los pesos no llegan al umbral, error cuando no se pudo leer el archivo. Filtre por fechas y estado; la dirección de la página conserva el filtro.",
      ],
    },
    {
      heading: "Ver, editar y anotar",
      paragraphs: [
        "Un documento se abre con la página junto a sus campos. Cada valor muestra su confianza, dónde está y por qué se tomó. Elija un campo y haga clic en una palabra de la página para rellenarlo, o escriba. Las líneas son una tabla. Guardar conserva sus correcciones; lo que encontró la máquina se conserva junto a ellas.",
      ],
    },
    {
      heading: "Exportar",
      paragraphs: [
        "La lista exporta lo que muestra su filtro, en CSV o JSON. Un solo documento se exporta en JSON.",
      ],
    },
    {
      heading: "Usuarios, roles, entrenamiento e informes",
      paragraphs: [
        "Quien crea una organización es su administrador y tiene todos los permisos. Invitar usuarios, gestionar roles, enviar documentos a entrenamiento y los informes se están construyendo; este manual crece con ellos.",
      ],
    },
  ],
};
