import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";
import { screenNames } from "~/locales/screen-names";
import spanish from "../texts-es";

const name = screenNames(spanish, ["«", "»"]);

export const manual: LongText = {
  title: "Manual de usuario",
  sections: [
    {
      heading: "Del documento al dato",
      paragraphs: [
        `${productName} lee un documento, encuentra los campos que pide su modelo de IA y dice cuánto confía en cada uno. Usted revisa los valores inciertos, los corrige y exporta los datos en CSV, Excel o JSON.`,
        `El menú de la izquierda muestra lo que permite su rol: sus modelos de IA en ${name("shell.document-processing")}, los modelos base en ${name("shell.document-training")} y las páginas de usuarios y organización. Se contrae con el botón que tiene al final; en una pantalla estrecha se abre con el botón de arriba a la izquierda. El idioma, el tamaño de letra (A+, A, A-) y los colores están en la barra superior, y este navegador los recuerda.`,
      ],
    },
    {
      heading: "Inicio",
      picture: {
        name: "dashboard",
        alt: "El panel: próximos pasos, filtro, cifras del periodo y gráfico de documentos por estado",
      },
      paragraphs: [
        "El panel muestra los documentos recibidos en un periodo, por día o mes y por estado, en un gráfico y como tabla; cada barra lleva a sus documentos: con un modelo de IA elegido a su lista, si no a una tabla de los modelos con un enlace a cada lista. Encima del gráfico están el número de documentos, la parte de los aprobados que nadie cambió, el tiempo en que se aprobó la mitad y cuántos esperan revisión, con las cifras del periodo anterior.",
        `Debajo están los documentos que más tiempo esperan, de todos los modelos de IA (${name("dashboard.waiting.begin")} abre el primero), los últimos recibidos y los últimos problemas: archivos rechazados, entregas fallidas, documentos que Dynamics 365 rechazó y webhooks que fallan. Una organización nueva ve en su lugar sus próximos pasos, y puede empezar en un solo paso con el modelo base de su país, hasta que llega su primer documento, y después arriba hasta que estén hechos; invitar a un compañero se sugiere durante dos semanas.`,
        "Al final se ve cuántos documentos tiene cada modelo de IA en cada estado. Cada número lleva a la lista de esos mismos documentos. Debajo está, para quienes pueden subir documentos, la dirección de correo a la que se pueden enviar.",
      ],
    },
    {
      heading: "Gestionar modelos de IA: la lista",
      picture: {
        name: "models",
        alt: "La lista de modelos de IA con su modelo base, sus campos y su umbral",
      },
      paragraphs: [
        `${name("shell.manage-models")} muestra los modelos de su organización. Un modelo define qué buscar: parte de un modelo base, como Facturas-Norteamérica o Facturas-APAC, y usted elige qué campos necesita. El nombre de un modelo abre sus ajustes.`,
        "La lista se puede buscar y ordenar. Un modelo se puede copiar, descargar como archivo legible y subir de nuevo, aquí o en otro lugar: el archivo contiene ajustes, almacenamiento y campos, pero ninguna contraseña ni nada aprendido. Un modelo archivado no recibe documentos y sale de los menús; sus documentos se conservan y se puede recuperar.",
        `Los ajustes de un modelo dicen también cómo le llegan los correos (${name("models.tab.email-connector-settings")}), qué formato tienen sus exportaciones (${name("models.tab.report-settings")}) y adónde se entregan los resultados aprobados (${name("models.tab.ftp-settings")}).`,
        `En ${name("models.tab.email-connector-settings")} indica quién puede enviar documentos a un modelo: direcciones y dominios, y qué pasa con los correos de otros o con los que no se ha comprobado que vengan del dominio de su remitente. Se pueden aceptar y señalar, guardar hasta que alguien los acepte, o rechazar. El remitente de un correo del que no se aceptó nada recibe una respuesta que dice por qué, en el idioma que elija, cinco al día como máximo. Allí indica también a quién se avisa de los documentos que necesitan revisión.`,
        `Quien recibe avisos de documentos que hay que revisar, y puede editarlos, recibe además un correo sobre cada uno de los diez documentos más nuevos, con sus valores inciertos e imágenes de su lugar. Una respuesta con una línea por valor, como Total: 123,45, los corrige: con los nombres de los campos como aparecen en las páginas en inglés o español, y los números y las fechas como los escribe el modelo. Hace lo mismo que guardar en la página de revisión, de modo que el modelo aprende. Se guardan todas las líneas o ninguna, y un correo confirma el resultado. Se puede responder durante 21 días, solo desde la dirección verificada de la persona, y solo mientras nadie más haya cambiado el documento. El correo tiene además un enlace a una página en la que se corrigen los valores sin iniciar sesión; quien tenga el enlace puede usarla ese tiempo, pero no aprobar. En «${spanish["intake.rules.replies"]}» puede desactivarlo, o permitir que una línea con la palabra aprobar apruebe el documento, para personas con el permiso «${spanish["people.permission.TenantModel.ApproveByMail"]}».`,
        `El ${name("intake.title")}, enlazado desde la misma página, muestra para cada correo y cada archivo si se aceptó y, si no, por qué.`,
      ],
    },
    {
      heading: "Almacenamiento y FTP",
      paragraphs: [
        `En ${name("models.tab.ftp-settings")}, en los ajustes de un modelo, se elige ${name("models.ftp.provider")}. ${name("models.ftp.provider.default")} guarda aquí los resultados entregados, para descargarlos y para la API. ${name("models.ftp.provider.ftp")} los envía a un servidor suyo: indique su nombre, el puerto, el usuario, la contraseña, la carpeta de los documentos y el cifrado.`,
        `${name("models.ftp.test")} lo prueba antes de guardar. Con ${name("models.csv")}, junto al JSON de cada documento va un archivo CSV.`,
        `Un documento se entrega con ${name("document.release")} en su página, o junto con otros desde la lista. Su página dice cuándo llegó; si no se alcanza el servidor, se intenta de nuevo, y tras el último intento usted puede repetirlo.`,
      ],
    },
    {
      heading: "Documentos de una carpeta FTP",
      paragraphs: [
        `En ${name("models.tab.intake-ftp-settings")}, en los ajustes de un modelo, se indica una carpeta de un servidor FTP de la que se reciben sus documentos. El servidor puede ser aquel al que se entregan los resultados; la carpeta debe ser otra, y ningún otro modelo puede usarla. ${name("folders.test")} inicia sesión y dice cuántos archivos contiene.`,
        "La carpeta se revisa cada 5 o 15 minutos o cada hora, según elija. Un archivo se acepta cuando no ha cambiado entre dos revisiones; los archivos ocultos, los nombres como *.part o *.tmp y las subcarpetas no se tienen en cuenta. Un archivo aceptado se mueve a processed/ o se elimina. El que se rechaza se mueve a failed/, junto a un archivo de texto que dice por qué. Los archivos ZIP se descomprimen.",
        `Cada archivo está en el ${name("intake.title")}. El mismo archivo con el mismo nombre no crea un segundo documento. Si no se alcanza el servidor, el tiempo entre revisiones crece hasta una hora; tras cinco fallos seguidos, los administradores reciben un correo. El servidor necesita un certificado de una autoridad pública y no debe exigir la reutilización de la sesión TLS.`,
      ],
    },
    {
      heading: "Facturas electrónicas",
      paragraphs: [
        `Un documento aprobado cuyos importes cuadran sale como factura electrónica según EN 16931: ${name("document.e-invoice")} en ${name("document.more")} de su página. Elija las reglas (EN 16931, Peppol BIS Billing 3 o XRechnung) y descargue UBL, CII o el PDF con los datos dentro.`,
        `La página muestra cada regla que lo impide, con los términos de negocio de que trata. Lo que el documento no muestra, como un país, un NIF-IVA o una dirección electrónica, se pregunta una vez y se guarda para todos los documentos de ese vendedor o comprador (${name("einvoice.save")}). El impuesto de ventas de Estados Unidos no puede figurar en una factura así.`,
        `Las reglas cuyo nombre empieza por FW son nuestras y más estrictas que la norma: FW-PROOF significa que los importes no cuadran o que nadie los comprobó; FW-LINE, FW-NET, FW-TAX, FW-RATE, FW-TOTAL y FW-DUE dicen qué suma no cuadra. FW-NO-TAX significa que el total no es la suma de las líneas y que ni la base ni el impuesto están entre los valores, de modo que el impuesto no se conoce: añada al modelo los campos ${name("field.subTotal")} y ${name("field.tax")}, indíquelos en el documento y apruébelo de nuevo.`,
        `Las entregas guardan la factura electrónica junto a los demás archivos cuando lo elige en ${name("einvoice.in-releases")} en los ajustes de exportación de un modelo.`,
      ],
    },
    {
      heading: "Dynamics 365",
      paragraphs: [
        `En ${name("models.tab.dynamic365-settings")}, en los ajustes de un modelo, se conecta con Business Central o con Finance & Operations. La página enumera lo que debe hacer antes su administrador de Microsoft 365. Introduzca los ID, el secreto y el entorno, pulse ${name("erp.connect")}, elija después la empresa y las cuentas, y guarde. El secreto se guarda cifrado y no se vuelve a mostrar.`,
        `Un documento aprobado se envía con ${name("document.send-to-erp")} en su página, junto con otros desde la lista, o por sí solo un minuto después de su aprobación (${name("erp.on-approval")}). El proveedor se busca por número fiscal, luego por número (un campo personalizado llamado Número de proveedor) y luego por nombre; si no hay ninguno, o hay más de uno, el documento se rechaza con el motivo y se puede enviar otra vez. La página de ajustes dice cuándo un modelo no lee lo necesario: Facturas-Norteamérica no tiene ningún campo del proveedor. Añada en su lugar un campo personalizado llamado Nombre del proveedor, Número de proveedor o NIF del proveedor. Un total negativo, o un modelo basado en Notas de crédito, da un abono.`,
        "Cada línea se contabiliza en el producto con su código, si lo hay, y si no en la cuenta del proveedor o del modelo. Un documento con más de 500 líneas, o con líneas sin importe, se envía como una sola línea. El archivo se adjunta. El número de pedido pasa a ser una línea de comentario en Business Central.",
        `Los totales se comparan. En Business Central, un documento con el mismo total se puede registrar; uno con otro total queda como borrador. En Finance & Operations espera como factura de proveedor pendiente con importes netos, sin fecha de vencimiento, número de pedido ni descripción de las líneas. Enviar otra vez nunca crea un segundo documento, y uno con el mismo número que alguien introdujo allí no se toca.`,
        "Si Dynamics 365 está ocupado o no está disponible, el envío se reintenta durante unas cuatro horas.",
      ],
    },
    {
      heading: "Crear un modelo de IA",
      picture: {
        name: "create-model",
        alt: "El formulario que crea un modelo de IA, con campos, pesos y umbral",
      },
      paragraphs: [
        `- Elija ${name("dashboard.create-model")} y el modelo base que más se parezca a sus documentos.`,
        "- Dele un nombre que no tenga otro de sus modelos. Los correos llevan ese nombre como asunto, con guiones en lugar de espacios.",
        "- Seleccione los campos que necesita. Dé a cada uno un peso de 1 a 10, marque como obligatorios los que no pueden faltar e indique cuáles son de las líneas.",
        "- Fije el umbral: la suma de pesos que alcanza un buen documento. El que queda por debajo, o al que le falta un campo obligatorio, recibe el estado confianza baja.",
        "- Puede añadir campos personalizados; aprenden de sus correcciones.",
      ],
    },
    {
      heading: "Añadir documentos",
      paragraphs: [
        `- En el navegador: abra ${name("shell.document-processing")}, elija el modelo y suba uno o varios archivos JPG, JPEG, PNG o PDF, de hasta 25 MB y 200 páginas cada uno. También puede soltar los archivos sobre la página.`,
        `- En un archivo ZIP: cada archivo que contiene se convierte en un documento. ${name("zip.title")}, enlazado desde la lista, muestra qué contiene cada uno, qué archivos se rechazaron y por qué, y da los resultados de todos sus documentos en un solo archivo ZIP.`,
        "- Por correo: envíe los archivos, o archivos ZIP que los contengan, a la dirección de su organización, que el panel muestra a quienes pueden subir documentos. Si el asunto es el nombre de un modelo, con guiones en lugar de espacios, van a ese modelo. Con cualquier otro asunto van al único modelo o, si hay varios, a la bandeja de entrada.",
        `- Un montón de documentos distintos: ${name("intake.inbox.title")}, en el menú, admite documentos de cualquier tipo. La primera página dice qué es cada uno, y va al modelo de IA que le corresponde; ${name("intake.inbox.placed-title")} muestra cuáles fueron adónde y por qué. Si no es seguro, el archivo espera 30 días con los modelos más probables como botones. Su elección se aprende: el siguiente documento con el mismo diseño va allí automáticamente. También van a la bandeja de entrada los archivos de correos cuyo asunto no nombra un modelo y los de carpetas FTP que estén configuradas así. Las reglas de un modelo sobre los remitentes valen también allí: el archivo de un remitente que el modelo no acepta espera su decisión, y un correo que ningún modelo acepta no llega a la bandeja. Los archivos ZIP no van a la bandeja de entrada; los que llegan por correo sin nombrar un modelo esperan en el registro de entrada.`,
        `- Antes deciden las ${name("intake.inbox-rules.title")}, a las que llevan la bandeja de entrada y la lista de modelos: por el remitente o su dominio, el nombre del archivo, palabras de la primera página o el proveedor. Se aplica la primera que se cumple. Una regla se puede probar con un ejemplo y con los archivos que esperan antes de guardarla. Un correo cuyo asunto nombra un modelo precede a las reglas, y no se aplican a los archivos ZIP.`,
        "- Por API: vea /api/docs. Cree para ella un usuario de API que tenga solo los permisos necesarios.",
        "Revise los nombres de los archivos para que el mismo documento no llegue dos veces con dos nombres. Los posibles duplicados se detectan y se muestran en cualquier caso.",
      ],
    },
    {
      heading: "Procesamiento de documentos: la lista",
      picture: {
        name: "documents",
        alt: "La lista de documentos de un modelo de IA con su filtro de fechas y estado",
      },
      paragraphs: [
        "Cada documento tiene un estado: recibido y en proceso hasta que se ha leído; después correcto (verde) cuando se encontró todo lo necesario, confianza baja (rojo) cuando falta un campo obligatorio o los pesos no llegan al umbral, o error cuando no se pudo leer el archivo. Luego dice qué se hizo con él: editado, aprobado, entregado, para entrenar, enviado a entrenamiento (morado), entrenado, rechazado o dividido.",
        "Junto al estado se ve si puede fiarse de los valores: listo; por revisar, cuando hay valores inciertos o las sumas no cuadran; bloqueado, cuando falta un campo obligatorio, el archivo se parece a un documento anterior, parece contener varios o es de un tipo distinto del que lee el modelo. Antes de aprobar un documento que no está listo se muestran los motivos y usted confirma. Una aprobación se puede retirar durante un día, mientras el documento no se haya entregado.",
        `${name("review.handling.link")}, en un documento, ofrece tres opciones cuando no se debe aprobar tal como está. Un documento rechazado conserva el motivo y no se puede aprobar ni entregar hasta que se retire el rechazo, lo que es posible en cualquier momento. Uno aplazado queda fuera de la cola de revisión de todos hasta el día que elija. Uno asignado está en ${name("review.handling.assigned-title")} en el menú de su compañero, a quien se avisa por correo; los demás lo saltan en su cola. Un documento que está en el modelo de IA equivocado se mueve a otro: allí se lee de nuevo, no se cuenta otra vez y el antiguo va a la papelera. La API ofrece lo mismo: Reject, UndoRejection, postponement, assignment y Move.`,
        `Busque encima de la lista; ${name("documents.filter")} abre los demás filtros (fechas, estado, listo o no), ${name("list.columns")} la elección de columnas y ${name("list.more")} las exportaciones y los informes. Ordene con los títulos de las columnas. La dirección de la página conserva el filtro, así que puede guardarla o enviarla a un compañero. CSV y JSON exportan lo que muestra el filtro.`,
        `Seleccione documentos, o todos los que cumplen el filtro, para aprobar, procesar de nuevo, enviar a entrenamiento, entregar, mandar por correo o eliminar varios a la vez, o para descargar sus archivos originales, JSON, CSV o Excel en un solo archivo. Antes de aprobar varios de los que alguno no está listo, se muestran todos con lo que falta por aclarar; solo están seleccionados los listos.`,
        `${name("list.search-all")}, en el menú, encuentra documentos de todos los modelos de IA por número, proveedor, importe o cualquier otra palabra que contengan. La tecla / lleva a la búsqueda de la página o, si no la hay, a esa.`,
        `Un documento eliminado permanece 30 días en la papelera de su modelo (${name("list.more")} › ${name("documents.trash")}). Allí se puede restaurar con sus valores, correcciones y comentarios, o borrar de inmediato. Una aprobación o un envío a entrenamiento se repite después; restaurar no se factura.`,
      ],
    },
    {
      heading: "Ver, editar y anotar un documento",
      picture: {
        name: "document",
        alt: "Un documento: la página a la izquierda, los campos con su confianza a la derecha",
      },
      paragraphs: [
        "Un documento se abre con la página junto a sus campos. Cada valor muestra su confianza, su posición en la página y por qué se eligió. Los valores por revisar van primero.",
        "Para anotar, elija un campo y haga clic en la palabra de la página que le corresponde, o escriba el valor; los valores escritos se localizan en la página. Las líneas son una tabla, cuyas celdas se rellenan igual. Con el teclado, Tab pasa de campo en campo e Intro va al siguiente por revisar; en una dirección, Mayús+Intro empieza una línea nueva.",
        `${name("document.save")} guarda sus anotaciones; los valores extraídos originalmente siguen visibles. Una corrección guardada se aplica enseguida a los documentos del mismo diseño, y los que esperan revisión con ese diseño se vuelven a puntuar.`,
        "Un archivo que contiene varios documentos se puede dividir, y la división se puede deshacer. Los posibles duplicados se muestran con su motivo.",
      ],
    },
    {
      heading: "Enviar a entrenamiento",
      picture: {
        name: "training",
        alt: "Entrenamiento de un modelo base: los documentos enviados y sus versiones",
      },
      paragraphs: [
        `${name("document.submit")} añade un documento corregido a los documentos de entrenamiento de su modelo de IA. Los documentos que fallaron se anotan primero y luego se envían. ${name("shell.document-training")} muestra lo enviado, modelo por modelo.`,
        `${name("training.train-model")} crea una versión nueva. Antes de usarla verá su exactitud con documentos que no ha visto y qué resultados guardados cambiarían. Puede usarla, descartarla o volver a la anterior.`,
        `${name("models.tab.compare")}, una pestaña del modelo, compara dos versiones entrenadas, o una con el modelo base, con palabras: aciertos por campo, palabras que ahora se leen como etiquetas, y qué dirían los 20 documentos más recientes de hasta 5 páginas y si necesitarían revisión. También compara el modelo con otro o con un archivo de modelo. ${name("models.versions.pin")} deja el modelo en la versión en uso: hasta que alguien lo suelte no lo sustituye ningún entrenamiento ni publicación, y las correcciones se siguen recordando. Las listas, la página de la versión y los detalles de un documento dicen que un modelo está fijado; ambos pasos constan en el registro de auditoría y están en la API.`,
        `Los documentos que envía entrenan solo sus propios modelos. Los modelos base tienen sus propios documentos de entrenamiento, guardados aparte: solo los administradores del sistema los consultan, añaden, retiran y entrenan con ellos, en ${name("shell.document-training")} cuando no hay ningún cliente seleccionado, y ${name("training.publish")} hace que un modelo base lea con una de sus versiones. Los modelos que usted no ha entrenado leen entonces con ella los documentos nuevos; lo leído antes queda como está, y un modelo que usted ha entrenado conserva aquello con lo que se entrenó.`,
      ],
    },
    {
      heading: "Cargar y guardar anotaciones",
      paragraphs: [
        `La herramienta de anotación está en la página del documento: ${name("annotations.load")}, en la lista de documentos de entrenamiento, la abre con los valores conocidos y sus posiciones, y ${name("annotations.save")} guarda sus cambios.`,
        `Para anotar con otro programa, abra ${name("annotations.open")} en la misma página. Muestra los documentos de los que más aprenderían los modelos. ${name("annotations.download")} da un archivo ZIP con los valores y sus posiciones en JSON y una imagen de cada página. Cambie el JSON, elíjalo, o el ZIP entero, en ${name("annotations.upload")} y pulse ${name("annotations.save")}: se comprueba cada archivo y se indican los errores.`,
      ],
    },
    {
      heading: "Informes y exportación",
      paragraphs: [
        "La lista de documentos exporta lo que muestra su filtro, en CSV o JSON; un solo documento se exporta en JSON, con lo leído y lo corregido.",
        "Los informes abarcan un periodo de hasta tres años, por día o mes, de un modelo de IA o de todos. Cada uno tiene un gráfico y una tabla, se puede descargar en CSV, XLSX o JSON y, con el permiso para ello, enviar por correo. Se definen así:",
        `- ${name("reports.name.documents")}: los documentos recibidos en el periodo, cada uno contado una vez, por su estado actual. Los aprobados y entregados cuentan como correctos, los entrenados como enviados a entrenar; los recibidos y los que se procesan, como en espera; los archivos divididos no se cuentan, sus partes sí. Los grupos suman correcto y editado, fallido y error, para entrenar y enviado.`,
        `- ${name("reports.name.fields")}: qué ocurrió con los campos de los documentos aprobados: leídos, sin cambios, corregidos, quitados, añadidos por una persona o ausentes hasta el final; la parte que nadie tocó, y la confianza media frente a la parte que era correcta, en cifras y como gráfico. Las líneas no se incluyen.`,
        `- ${name("reports.name.edited")}: cada valor que se cambió en el periodo, de qué a qué, quién lo hizo y en qué documento, también en las líneas.`,
        `- ${name("reports.name.origins")}: cuántos valores de los documentos aprobados vienen del texto del archivo, del reconocimiento de texto, de datos incorporados, con ayuda de la memoria del diseño o de un modelo de lenguaje, y cuántos se dejaron como se leyeron.`,
        `- ${name("reports.name.validation")}: por cada documento y campo de cabecera, qué se leyó y con qué confianza, el valor actual, qué decidió una persona y qué comprobaciones fallaron, como en el informe de validación de tipo 1.`,
        `- ${name("reports.name.email")}: los archivos recibidos por correo: aceptados, ya recibidos, o rechazados y por qué.`,
        `- ${name("reports.name.billing")}: los documentos y páginas nuevas contados, y las facturas con sus importes y monedas.`,
        "Los días son los de la zona horaria del modelo de IA; en correo y facturación son días en UTC. Las páginas y los correos escriben fechas y horas según el formato regional y la zona horaria del modelo de IA, o según las del país de la organización cuando se muestran varios modelos. Los archivos CSV y JSON las tienen en ISO 8601, con la hora en UTC; un archivo XLSX tiene la hora local. Los filtros en direcciones y la API admiten ISO 8601 o mes/día/año; una fecha vacía y 01/01/1900 significan ninguna.",
        `El archivo de un informe de más de 5000 filas se crea en segundo plano. ${name("reports.files")} muestra cuánto falta; quien tenga permiso para ver informes puede descargarlo allí durante siete días.`,
        `${name("reports.schedule.title")} se configura en los ajustes de un modelo de IA, en ${name("models.tab.report-settings")}: qué informes, con qué frecuencia, a quién, en qué formato e idioma. Se envían a las 6:00 en la zona horaria del modelo, sobre el día, la semana o el mes que terminó. Un archivo de hasta 1 MB va adjunto. Si es mayor, el correo lleva un enlace que funciona siete días para quien lo tenga. Un enlace en cada correo los detiene para el destinatario de ese correo; los demás los siguen recibiendo.`,
      ],
    },
    {
      heading: "Valores en una hoja de cálculo",
      paragraphs: [
        `El enlace ${name("edits.title")} está en la lista de documentos de un modelo y en el informe ${name("reports.name.edited")}. Descarga los valores de los documentos que encuentra el filtro de la lista como XLSX, CSV o JSON; ${name("list.download.edits")}, debajo de la lista, lo hace para los seleccionados. Cambie valores, vuelva a subir el archivo y verá fila por fila qué cambiaría. No se guarda nada antes de que pulse el botón que guarda los cambios. Cada valor cambiado cuenta como corrección y de él se aprende.`,
        "El archivo tiene una fila por documento y, debajo, una por cada línea. Las columnas documentId, revision y line dicen a dónde pertenece un valor: déjelas como están. La columna line está vacía en la fila del documento; en las demás es el número de una línea. Las columnas y las filas pueden estar en cualquier orden y pueden faltar: lo que falta no cambia. Una celda vacía quita el valor. Una línea con todas sus celdas vacías se elimina; una fila con «nueva» en line añade una. Las columnas propias de usted se ignoran.",
        `Una fila es un ${name("edits.outcome.conflict")} cuando su documento ha cambiado desde la descarga, y un ${name("edits.outcome.invalid")} cuando un valor no se entiende. Todos los cambios de un documento se guardan juntos o no se guarda ninguno: entonces sus demás filas quedan como ${name("edits.outcome.held")}. El resultado se puede descargar fila por fila.`,
        "Lo que las hojas de cálculo hacen por sí mismas no es un cambio: ceros quitados al principio de un número, números largos acortados, códigos tomados por fechas, fechas como números de serie. El CSV escribe los números en el formato regional del modelo; si el archivo que vuelve escribe fechas o decimales de otra manera, los valores sin cambiar muestran cuál, y la página lo dice.",
        "Un archivo subido tiene como máximo 10 MB y 10.000 filas. Se elimina después de siete días, con sus filas; lo que cambió permanece.",
      ],
    },
    {
      heading: "Informes de validación",
      paragraphs: [
        `${name("validation.reports")}: el enlace está en la lista de documentos de un modelo; la lista también los descarga para los documentos seleccionados. El contenido de los dos informes es definición nuestra.`,
        `${name("validation.title.ai")} (tipo 1): por cada documento y campo de cabecera, el valor leído y su confianza, el valor actual, qué decidió una persona y qué comprobaciones fallaron: sumas, fechas, números fiscales, valores ausentes e inciertos, posibles duplicados y datos incorporados. Los documentos que no se leyeron no figuran en él. ${name("validation.person.accepted")} significa que el documento se aprobó, o el valor se confirmó, tal como se leyó.`,
        `${name("validation.title.api")} (tipo 2): los valores de nuestra exportación, líneas incluidas, que rechazaría un sistema receptor: un campo obligatorio vacío, algo que no es fecha o número, una moneda desconocida, demasiados caracteres (50 para números y códigos, 100 para nombres, 250 para textos y direcciones) o totales que no cuadran por más de 0,02. Las líneas se comparan con un total solo donde la exportación tiene un importe neto o un impuesto. Para los documentos de un archivo ZIP hay un CSV por documento. La API también comprueba un archivo JSON en nuestro formato de exportación sin guardarlo.`,
      ],
    },
    {
      heading: "Facturas de energía",
      paragraphs: [
        `Un modelo basado en Facturas de energía tiene ${name("energy.title")}, con enlace desde su lista de documentos: las cuentas y los contadores hallados en sus facturas. La página de una cuenta muestra el consumo por día y el coste por día de cada contador a lo largo de los meses, como gráfico y como tabla, con lo señalado. Allí también se introduce el contrato de la cuenta. Una factura con dos contadores, o con electricidad y gas, cuenta como dos.`,
        `${name("energy.checks")} hace 20 comprobaciones en cada factura. La compara con facturas anteriores, aprobadas o entregadas, del mismo proveedor, cuenta y contador. ${name("energy.severity.unknown")} significa que no hay con qué comparar, por ejemplo una factura anterior; nunca cuenta como correcto. Un consumo o un coste por día es inusual si supera en más de una quinta parte, o no llega a la mitad de, el del mismo mes del año anterior o, si no lo hay, el de las dos últimas facturas. Se conocen los tipos de impuesto de Alemania, Australia, Nueva Zelanda y el Reino Unido.`,
        `${name("energy.lines")} indica una sola vez qué significan las líneas de sus facturas: suministro, concepto, unidad y columna de la exportación. Las líneas aún sin describir esperan allí; también se pueden describir en una hoja de cálculo y subir en CSV.`,
        `${name("energy.export.cap")} exporta las facturas aprobadas y entregadas en el formato de importación de EnergyCAP: una fila por cuenta y contador, ordenadas, con 5000 filas por archivo como máximo. La fecha final es el día posterior al periodo; un periodo impreso del primer al último día de un mes incluye su último día. Los importes de líneas sin describir van en columnas que la importación omite.`,
      ],
    },
    {
      heading: "Gestión de usuarios",
      picture: { name: "users", alt: "La lista de usuarios con su rol y su estado" },
      paragraphs: [
        `${name("shell.manage-users")} muestra a todas las personas de su organización: nombre, correo, rol, y si están invitadas, activas o retiradas. Pueden invitar los administradores y quienes tengan un rol que lo permita; el número de usuarios es ilimitado.`,
        "La página de un usuario muestra sus datos y permite cambiar nombre, rol y funciones; el correo no cambia. «Cerrar todas las sesiones» termina todas las sesiones de un usuario, por ejemplo tras perder un dispositivo; el usuario puede volver a iniciar sesión. La sesión de un usuario retirado se cierra de inmediato. Eliminar a un usuario borra sus datos definitivamente; el registro de auditoría conserva las acciones sin el nombre.",
      ],
    },
    {
      heading: "Invitar a un usuario",
      picture: {
        name: "invite",
        alt: "El formulario que invita a un usuario: nombres, correo, rol y funciones",
      },
      paragraphs: [
        "Escriba nombre, apellidos y correo, y elija el rol y las funciones que tendrá la persona. Se envía un correo con un enlace, que es válido durante 14 días. Puede reenviar o retirar la invitación.",
        "Para los programas, cree un usuario de API con solo los permisos que necesita, y claves para él. Una clave se muestra una sola vez; guárdela como una contraseña.",
      ],
    },
    {
      heading: "Plantillas de exportación",
      paragraphs: [
        `La pestaña ${name("models.tab.export-settings")} de un modelo guarda las ${name("exports.title")}: qué columnas tiene un archivo, en qué orden y con qué nombres, para que su programa de contabilidad pueda importarlo. Parta de una plantilla para Xero, QuickBooks, Sage o DATEV, o de una vacía. Las cuentas, los códigos de impuestos y, en DATEV, los números del asesor y del cliente son ejemplos: sustitúyalos por los suyos. Si ${name("suppliers.title")} tiene un número del proveedor, Sage y DATEV lo reciben como cuenta del proveedor. DATEV lee las fechas sin año: un archivo es de un solo ejercicio, y una factura de otro año no lleva fecha en él, para que DATEV rechace la fila en lugar de contabilizarla en el año equivocado. Los archivos se han comprobado con los formatos que publican estos programas, no con los propios programas.`,
        `Cada columna tiene un encabezado, un origen (un campo, un valor calculado, algo sobre el documento o una constante) y un texto para las celdas sin valor. Hay una fila por documento o por línea de detalle. Elija el patrón de fecha, el separador decimal y, para CSV, el separador y la codificación. ${name("exports.preview")} muestra los últimos documentos. Ninguna celda ni ningún encabezado puede ejecutarse como fórmula: las celdas de CSV que empiezan como tal reciben un apóstrofo.`,
        "Descargue archivos con una plantilla en la misma página, o haga que cada entrega guarde uno, o que los correos sobre documentos aprobados enlacen a uno. En la API, añada a una exportación el ID de la plantilla como template.",
      ],
    },
    {
      heading: "Proveedores",
      paragraphs: [
        `${name("suppliers.title")} muestra quién le envía facturas. Los proveedores se añaden automáticamente a partir de los documentos aprobados, con nombre, número fiscal, moneda y cuentas bancarias; el modelo necesita el campo del nombre del proveedor. También puede añadirlos o importar un archivo CSV: ${name("suppliers.preview")} muestra qué pasaría con cada fila antes de cambiar nada. Se modifica el proveedor si ya consta su número o, si no, su número fiscal o su nombre; una celda vacía no cambia nada.`,
        "Cada factura se compara con la ficha: por número fiscal, nombre, cuenta bancaria o un nombre casi igual. Su página muestra qué proveedor la envió y por qué, y compara su cuenta bancaria con las que constan: consta, es nueva para un proveedor conocido, es la primera de este proveedor, no hay ninguna en el documento, o el proveedor no consta. Las cuentas se leen de todas las páginas, tenga el modelo los campos que tenga: IBAN, y números de cuenta con BSB, sort code, routing number o IFSC.",
        `Una cuenta bancaria nueva para un proveedor conocido, o que es de otro proveedor, bloquea el documento por seguros que sean sus valores: nadie puede aprobarlo, y no se entrega ni se envía. Una persona con el permiso «${spanish["people.permission.Suppliers.SettleBankAccount"]}» que no haya sido la última en cambiar los valores abre ${name("suppliers.settle")} y decide: es del proveedor, es propia, el documento es de otro proveedor, o se rechaza. Una cuenta rechazada mantiene bloqueado el documento aunque otro documento la añada después a la ficha, y los demás documentos que la muestran lo dicen. Una clave de API no puede. Las cuentas nuevas y las decisiones constan en el registro de auditoría y se envían como evento de webhook supplier.bank_account_changed.`,
        "La página muestra también si el banco está en un país distinto del país del proveedor, si solo los últimos dígitos difieren de una cuenta que consta, y si el documento dice en inglés o español que los datos bancarios han cambiado. Llame al proveedor a un teléfono que ya conozca.",
      ],
    },
    {
      heading: "Pedidos de compra",
      paragraphs: [
        `${name("suppliers.title")} lleva a ${name("orders.title")}. Impórtelos de un archivo CSV con una fila por línea; los proveedores deben constar con su número. Importe los mismos pedidos otra vez cuando se reciba mercancía: una celda vacía no cambia nada, y las filas erróneas se indican antes de cambiar nada. La columna invoicedQuantity cuenta todo lo facturado hasta ahora, también lo aprobado aquí. Los números que se pueden leer de dos maneras, como 1,234, se rechazan salvo que otro número del archivo indique su separador decimal.`,
        "Una factura que indica un pedido se compara con él, línea por línea: por código de artículo o, si no, por descripción. Su página muestra el resultado y qué hacer: coincide; difiere un precio o el total; se factura más de lo pedido, de lo recibido o de lo que queda por facturar; una línea no está en el pedido; el pedido no consta, está cerrado, tiene otra moneda o es de otro proveedor. Una factura sin líneas se compara por su total. Una factura que difiere necesita revisión. Una factura sin pedido, o con uno que no consta, solo necesita revisión si su proveedor exige pedido.",
        `Si dos facturas son por lo mismo, difiere la posterior y, en cuanto se aprueba una, la otra: nada cuenta dos veces. Cuando una factura se elimina o se vuelve a abrir, o se aprueba una nota de crédito, las cantidades se pueden facturar de nuevo. ${name("orders.settings")} indica cuánto pueden diferir los precios, las cantidades y el total, y si se comprueban las recepciones de mercancía.`,
      ],
    },
    {
      heading: "Presupuesto de errores",
      paragraphs: [
        `En la pestaña ${name("models.tab.error-budget")} de un modelo se indica cuántos valores que nadie mira pueden ser erróneos, por ejemplo 1 de 200, para todos los campos o para algunos. El producto calcula con sus propios documentos revisados desde qué confianza los valores de un campo pueden omitir la revisión, con una certeza del 95 %; por separado para los proveedores con bastantes documentos. Mientras no haya pruebas suficientes, cada valor necesita revisión, y la página dice cuántas faltan. Las líneas conservan el nivel habitual. Sin presupuesto, el nivel habitual vale para todos los valores.`,
        `En las facturas y los recibos nada omite la revisión hasta que se haya aprobado un documento de su proveedor: lo revisado de otros no prueba nada de uno nuevo. El proveedor se reconoce por el campo ${name("field.vendorName")}, así que un modelo con presupuesto lo necesita. Facturas-Norteamérica no tiene ese campo; allí los documentos se agrupan por diseño, que se reconoce por las palabras que comparten: nada omite la revisión hasta que se haya aprobado individualmente un documento con el mismo diseño, y un diseño con pruebas suficientes tiene límites propios. Un documento revisado antes de que se registraran los diseños cuenta para el modelo en su conjunto. De los documentos que llegan cuando ya hay valores que omiten la revisión, algunos se eligen al azar. Alguien escribe lo que lee, sin ver lo que se encontró; solo después se comparan ambos. Si estas revisiones a ciegas encuentran más errores de los que permite el presupuesto, cada valor vuelve a necesitar revisión y los administradores reciben un correo. Si solo los últimos documentos de un proveedor o diseño tienen demasiados errores, esto vale para ese proveedor o diseño. ${name("models.budget.approves")}: esos documentos se aprueban en unos minutos, salvo los elegidos.`,
      ],
    },
    {
      heading: "Reglas propias",
      paragraphs: [
        `La pestaña ${name("models.tab.rules")} de un modelo contiene lo que sus documentos deben cumplir además de las comprobaciones incluidas: un campo es igual a otro o a un valor, está entre límites o cerca de otro campo, no es anterior a una fecha, es obligatorio si otro campo está relleno, sigue un patrón, o se usa una sola vez entre las últimas 500 facturas de su proveedor. Cada regla tiene un mensaje, que aparece en la página del documento con el nombre de su campo, en el informe de validación y en la API. Si no se cumple, el documento necesita revisión o queda bloqueado. ${name("rules.test")} dice cuáles de los últimos 50 no las cumplirían. Las reglas se comprueban en facturas, no en pedidos ni en extractos bancarios.`,
      ],
    },
    {
      heading: "Conexiones y webhooks",
      paragraphs: [
        `${name("shell.connections")} muestra todas las vías por las que entran documentos y salen resultados: su estado, el último éxito, el último error y qué hacer. Desde aquí se llega a los ajustes de cada modelo.`,
        `${name("mailbox.title")}: los documentos que llegan a un buzón suyo se aceptan como si nos los hubieran enviado. La página dice qué debe hacer el administrador de su Microsoft 365: registrar una aplicación que pueda leer ese único buzón. Lo revisamos cada cinco minutos, antes si Microsoft anuncia un mensaje, aceptamos lo que llegó desde que se conectó y no cambiamos nada en él.`,
        `Los ${name("webhooks.title")} informan a otros sistemas de lo que ocurre con los documentos. Elija ${name("webhooks.create")}, escriba la dirección del sistema receptor y seleccione los eventos y, si lo desea, los modelos. El secreto de firma se muestra una sola vez; con él comprueba el receptor que un mensaje es nuestro. A un receptor que no puede hacerlo se le puede dar una cabecera fija.`,
        `La página de un destino muestra el ${name("webhooks.log")}: cada evento, sus intentos y lo que respondió el receptor. ${name("webhooks.test")} comprueba la conexión. Lo que no se pudo entregar se reintenta durante unos tres días; ${name("webhooks.resend")} vuelve a enviar un evento. Tras cinco días sin éxito el destino se desactiva y se avisa a quien recibe los correos sobre fallos; entonces elija ${name("webhooks.switch-on-resend")}.`,
      ],
    },
    {
      heading: "Gestionar roles",
      picture: { name: "roles", alt: "La lista de roles con sus permisos" },
      paragraphs: [
        "Un rol es un nombre y un conjunto de permisos. Admin tiene todos los permisos y no se puede cambiar; Assistant puede ver la lista de usuarios; Edit Permissions puede editar roles, usuarios y modelos de IA. Un rol nuevo puede empezar con uno habitual: Administrativo (envía y corrige documentos), Revisor (además los aprueba y lleva los proveedores) o API (para un programa). Un rol que alguien tiene no se puede eliminar.",
      ],
    },
    {
      heading: "Añadir o editar un rol",
      picture: { name: "add-role", alt: "El formulario de un rol con sus permisos por grupos" },
      paragraphs: [
        `Elija ${name("people.add-role")}, dele un nombre y marque lo que puede hacer; los permisos están agrupados por tema. Los cambios de un rol afectan de inmediato a todos sus usuarios. No puede conceder permisos que usted no tenga.`,
      ],
    },
    {
      heading: "Su organización",
      paragraphs: [
        `Los ajustes guardan los datos de la empresa y la dirección de correo para documentos, que se puede sustituir. El registro de auditoría muestra quién hizo qué, cuándo y desde dónde, con una frase por acción. Los nombres llevan a la página del documento, usuario, modelo u otro objeto; ${name("audit.all-about")}, a todo lo que se hizo con él, y el nombre de una persona, a todo lo que hizo. Se puede filtrar por persona, acción y días, y por el nombre de archivo o el número de un documento, y se puede exportar. Facturación muestra el plan, lo usado y las facturas, y permite cambiar o cancelar el plan.`,
        "Antes de cancelar o de eliminar la organización, exporte todos los datos: los ajustes crean un archivo con documentos, resultados, modelos, usuarios y auditoría.",
      ],
    },
    {
      heading: "Su perfil",
      paragraphs: [
        "El círculo con su inicial abre su perfil: nombre, idioma, correo, contraseña, la verificación en dos pasos y la lista de sus sesiones, con un botón que las cierra todas.",
        `La campana de la barra superior cuenta lo que es nuevo para usted y abre ${name("notifications.bell-page.title")}: los documentos que le asignan y sus comentarios, lo que ha iniciado y está listo o ha fallado, y lo que atañe a sus permisos, como las entregas fallidas, las cuentas bancarias nuevas y las conexiones que fallan. Cada línea abre la página de la que trata y queda leída; ${name("notifications.bell-page.read-all")} lo hace con todas. Se muestran durante 90 días.`,
        `En ${name("profile.tab.mails")} elige sobre qué le escribimos: documentos que necesitan revisión, archivos rechazados, entregas, documentos para Dynamics 365 y webhooks que han fallado, el uso del plan y un resumen diario. De cada tema recibe como máximo un correo al día, aparte de los que tratan de un solo documento y que puede responder. Todos llevan un enlace que los detiene, sin iniciar sesión. Mientras no elija, los administradores reciben los correos sobre fallos y sobre el uso del plan, y los demás ninguno.`,
      ],
    },
  ],
};
