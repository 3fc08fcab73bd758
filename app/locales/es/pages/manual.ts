import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const manual: LongText = {
  title: "Manual de usuario",
  sections: [
    {
      heading: "Del documento al dato",
      paragraphs: [
        `${productName} lee un documento, encuentra los campos que pide su modelo de IA y dice cuánto confía en cada uno. Usted mira lo dudoso, lo corrige y se lleva los datos en CSV o JSON.`,
        "El menú de la izquierda muestra lo que permite su rol: sus modelos de IA en Procesamiento de documentos, los modelos base en Entrenamiento de documentos y las páginas de personas y organización. Se pliega con el botón que tiene al final; en una pantalla estrecha se abre con el botón de arriba a la izquierda. El idioma, el tamaño de letra (A+, A, A-) y los colores están en la barra superior, y este navegador los recuerda.",
      ],
    },
    {
      heading: "Inicio",
      picture: {
        name: "dashboard",
        alt: "El panel: documentos de cada modelo de IA por estado y la dirección de correo para documentos",
      },
      paragraphs: [
        "El panel muestra cuántos documentos tiene cada modelo de IA en cada estado, en las fechas que usted elija. Cada número lleva a la lista de esos mismos documentos. Debajo está la dirección de correo a la que se pueden enviar documentos.",
      ],
    },
    {
      heading: "Gestionar modelos de IA: la lista",
      picture: {
        name: "models",
        alt: "La lista de modelos de IA con su modelo base, sus campos y su umbral",
      },
      paragraphs: [
        "Gestionar modelos de IA muestra los modelos de su organización. Un modelo dice qué buscar: parte de un modelo base, como Invoices-North America o Invoices-APAC, y usted elige qué campos necesita. El nombre de un modelo abre sus ajustes.",
        "La lista se puede buscar y ordenar. Un modelo se puede copiar, descargar como archivo legible y subir de nuevo, aquí o en otro lugar: el archivo contiene ajustes, almacenamiento y campos, pero ninguna contraseña ni nada aprendido. Un modelo archivado no recibe documentos y sale de los menús; sus documentos se conservan y se puede recuperar.",
        "Los ajustes de un modelo dicen también adónde se entregan los resultados aprobados, por ejemplo a un servidor FTP, con una prueba de la conexión, y cómo le llegan los correos.",
        "El registro de entrada, enlazado desde la misma página, dice de cada correo y de cada archivo si se aceptó y, si no, por qué.",
      ],
    },
    {
      heading: "Crear un modelo de IA",
      picture: {
        name: "create-model",
        alt: "El formulario que crea un modelo de IA, con campos, pesos y umbral",
      },
      paragraphs: [
        "- Elija Crear modelo de IA y el modelo base que más se parezca a sus documentos.",
        "- Dele un nombre que no tenga otro de sus modelos. Los correos llevan ese nombre como asunto, con guiones en lugar de espacios.",
        "- Marque los campos que necesita. Dé a cada uno un peso de 1 a 10, marque como obligatorios los que no pueden faltar e indique cuáles son de las líneas.",
        "- Fije el umbral: la suma de pesos que alcanza un buen documento. El que queda por debajo, o al que le falta un campo obligatorio, queda en espera como confianza baja.",
        "- Puede añadir campos propios; se aprenden de sus correcciones.",
      ],
    },
    {
      heading: "Entregar documentos",
      paragraphs: [
        "- En el navegador: abra Procesamiento de documentos, elija el modelo y suba uno o varios archivos JPG, JPEG, PNG o PDF, de hasta 25 MB y 200 páginas cada uno. También puede soltar los archivos sobre la página.",
        "- Por correo: envíe los archivos a la dirección de su organización, que el panel muestra. El asunto es el nombre del modelo con guiones en lugar de espacios.",
        "- Por API: vea /api/docs. Cree para ella un usuario de API que tenga solo los permisos necesarios.",
        "Revise los nombres de los archivos para que el mismo documento no llegue dos veces con dos nombres. Los duplicados se encuentran de todos modos y se señalan.",
      ],
    },
    {
      heading: "Procesamiento de documentos: la lista",
      picture: {
        name: "documents",
        alt: "La lista de documentos de un modelo de IA con su filtro de fechas y estado",
      },
      paragraphs: [
        "Cada documento tiene un estado: correcto (verde) cuando se encontró todo lo necesario, confianza baja (rojo) cuando falta un campo obligatorio o los pesos no llegan al umbral, enviado a entrenamiento (morado), entrenado, y error cuando no se pudo leer el archivo.",
        "Filtre por fechas y estado, y ordene con los títulos de las columnas. La dirección de la página conserva el filtro, así que puede guardarla o enviarla a un compañero. CSV y JSON exportan lo que muestra el filtro.",
      ],
    },
    {
      heading: "Ver, editar y anotar un documento",
      picture: {
        name: "document",
        alt: "Un documento: la página a la izquierda, los campos con su confianza a la derecha",
      },
      paragraphs: [
        "Un documento se abre con la página junto a sus campos. Cada valor muestra su confianza, dónde está y por qué se tomó. Lo que necesita atención va primero.",
        "Para anotar, elija un campo y haga clic en la palabra de la página que le corresponde, o escriba el valor; lo que escribe se vuelve a encontrar en la página. Las líneas son una tabla, cuyas celdas se rellenan igual. Con el teclado, Tab pasa de campo en campo e Intro acepta lo propuesto.",
        "Guardar conserva sus anotaciones; lo que encontró la máquina queda junto a ellas. Una corrección guardada se recuerda enseguida para los documentos del mismo diseño, y los que esperan en ese diseño se vuelven a puntuar.",
        "Un archivo que contiene varios documentos se puede dividir, y la división se puede deshacer. Los duplicados se señalan con su motivo.",
      ],
    },
    {
      heading: "Enviar a entrenamiento",
      picture: {
        name: "training",
        alt: "Entrenamiento de un modelo base: los documentos enviados y sus versiones",
      },
      paragraphs: [
        "Enviar a entrenamiento entrega un documento corregido al modelo base de su modelo de IA. Los documentos que fallaron se anotan primero y luego se envían. Entrenamiento de documentos muestra lo enviado, modelo por modelo.",
        "Entrenar crea una versión nueva. Antes de usarla verá cómo le va con documentos que no ha visto y qué respuestas guardadas cambiarían. Puede ponerla en uso, descartarla o volver a la anterior.",
      ],
    },
    {
      heading: "Informes y exportación",
      paragraphs: [
        "La lista de documentos exporta lo que muestra su filtro, en CSV o JSON; un solo documento se exporta en JSON, con lo leído y lo corregido. La página de informes reúne las cifras de todos los modelos de IA a medida que estén disponibles.",
      ],
    },
    {
      heading: "Gestión de usuarios",
      picture: { name: "users", alt: "La lista de usuarios con su rol y su estado" },
      paragraphs: [
        "Gestionar usuarios muestra a todas las personas de su organización: nombre, correo, rol, y si están invitadas, activas o dadas de baja. Solo invitan los administradores; el número de usuarios es ilimitado.",
        "La página de un usuario muestra sus datos y permite cambiar nombre, rol y funciones; el correo no cambia. Quien se da de baja queda fuera con el siguiente clic. Eliminar a un usuario borra sus datos para siempre; el registro de auditoría conserva que algo se hizo, sin el nombre.",
      ],
    },
    {
      heading: "Invitar a un usuario",
      picture: {
        name: "invite",
        alt: "El formulario que invita a un usuario: nombres, correo, rol y funciones",
      },
      paragraphs: [
        "Escriba nombre, apellidos y correo, y elija el rol y las funciones que tendrá la persona. Sale un correo con un enlace, que vive 14 días. Puede volver a enviarlo o retirarlo.",
        "Para los programas, cree un usuario de API con solo los permisos que necesita, y claves para él. Una clave se muestra una sola vez; guárdela como una contraseña.",
      ],
    },
    {
      heading: "Gestionar roles",
      picture: { name: "roles", alt: "La lista de roles con sus permisos" },
      paragraphs: [
        "Un rol es un nombre y un conjunto de permisos. El administrador puede todo y su rol no se cambia; Assistant ve la lista de usuarios; Edit Permissions edita roles, usuarios y modelos de IA. Un rol que alguien tiene no se puede eliminar.",
      ],
    },
    {
      heading: "Añadir o editar un rol",
      picture: { name: "add-role", alt: "El formulario de un rol con sus permisos por grupos" },
      paragraphs: [
        "Elija Añadir rol, dele un nombre y marque lo que puede hacer; los permisos están agrupados por tema. Editar cambia el rol para todos los que lo tienen, desde su siguiente clic. No puede conceder lo que usted no tiene.",
      ],
    },
    {
      heading: "Su organización",
      paragraphs: [
        "Los ajustes guardan los datos de la empresa y la dirección de correo para documentos, que se puede renovar. El registro de auditoría dice quién hizo qué, cuándo y desde dónde, y se puede exportar. Facturación muestra el plan, lo usado y las facturas, y permite cambiar o cancelar el plan.",
        "Antes de cancelar o de eliminar la organización, exporte todos los datos: los ajustes crean un archivo con documentos, resultados, modelos, usuarios y auditoría.",
      ],
    },
    {
      heading: "Su perfil",
      paragraphs: [
        "El círculo con su inicial abre su perfil: nombres, idioma, correo, contraseña, un segundo factor para entrar y la lista de sus sesiones abiertas, con un botón que las cierra todas.",
      ],
    },
  ],
};
