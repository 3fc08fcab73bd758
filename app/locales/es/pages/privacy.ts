import { productName } from "~/domain/product";
import { cookieList } from "~/locales/cookie-list";
import type { LongText } from "~/locales/long-text";

export const privacy: LongText = {
  title: "Política de privacidad",
  sections: [
    {
      heading: "1. Alcance",
      paragraphs: [
        `Esta política describe qué hace ${productName} con los datos personales. Somos responsables del tratamiento de los datos de su cuenta. Los documentos que envía su organización los tratamos como encargados, por cuenta de ella.`,
      ],
    },
    {
      heading: "2. Qué guardamos",
      paragraphs: [
        "- Cuenta: correo electrónico, nombre, apellidos, país, idioma, rol, y la contraseña solo como resumen scrypt con sal.",
        "- Organización: nombres, dirección, centro de datos, ajustes de sus modelos de IA.",
        "- Documentos: los archivos, el texto leído en sus páginas, los valores extraídos, sus correcciones y quién hizo qué y cuándo.",
        "- Correos al buzón de documentos: remitente, asunto, identificador del mensaje y qué ocurrió con cada adjunto.",
        "- Datos técnicos: sesiones con el tipo de navegador, dirección IP para contar intentos de acceso, registros sin contenido de documentos.",
        "- Pago: el plan y sus facturas. Los datos de la tarjeta van al proveedor de pagos; nosotros no los guardamos.",
      ],
    },
    {
      heading: "3. Para qué los usamos",
      paragraphs: [
        "Para prestarle el servicio, protegerlo, facturarlo, ayudarle y cumplir obligaciones legales. Los documentos que su organización envía a entrenamiento mejoran el modelo de IA al que se envían. No vendemos datos personales, no mostramos publicidad y no le seguimos por otros sitios.",
      ],
    },
    {
      heading: "4. Cookies",
      paragraphs: [
        "Todas nuestras cookies son necesarias para el servicio; ninguna le rastrea y ningún tercero las lee. En su navegador los nombres pueden empezar por «__Host-». Son estas:",
        ...cookieList(
          {
            session: "mantiene su sesión abierta; termina cuando usted sale.",
            language: "recuerda el idioma que eligió.",
            appearance:
              "recuerda el tamaño de la letra, los colores y si el menú está abierto, tal como los eligió.",
            state: "recuerda la invitación que abrió hasta que la haya aceptado.",
            source: "recuerda qué socio le envió, hasta que su plan esté pagado.",
            "return-to": "recuerda la página que quería mientras inicia sesión con otro servicio.",
            identity: "guarda lo que ese servicio dijo de usted hasta que verifique su correo con un código.",
            visit: "abre el resultado de un documento que usted prueba sin cuenta, solo en este navegador.",
            "mail-links":
              "guarda los enlaces de nuestros mensajes que usted abrió, para que sus páginas funcionen sin ellos en la dirección.",
            "sign-in":
              "une su regreso de ese servicio a este navegador; su nombre sigue con el nombre del servicio.",
          },
          { untilThen: "dura", days: "días", minutes: "minutos" },
        ),
      ],
    },
    {
      heading: "5. Dónde se guardan y quién más los ve",
      paragraphs: [
        "Los documentos y los resultados se guardan en el centro de datos que eligió su organización. Las cuentas se guardan en un directorio común a todas las organizaciones. Usamos Cloudflare para operar el servicio, su servicio de correo para enviar mensajes y un proveedor de pagos; tratan los datos solo según nuestras instrucciones. No compartimos datos con nadie más, salvo que la ley nos obligue.",
        "Un administrador del sistema puede mirar los datos de una organización cuando el soporte o la seguridad lo requieran; queda registrado.",
      ],
    },
    {
      heading: "6. Cuánto tiempo",
      paragraphs: [
        "La cuenta y los documentos se guardan mientras su organización usa el servicio. Descargue sus datos antes de cancelar: al terminar la suscripción pueden borrarse. Tras un incumplimiento grave hay 15 días para corregirlo antes de borrar los datos de los usuarios. Al eliminar a un usuario, sus datos se borran definitivamente; las facturas se conservan lo que exija la ley. Los códigos de verificación son válidos durante 10 minutos.",
        "Un documento eliminado permanece 30 días en la papelera de su organización, salvo que se borre antes allí; después, su archivo y sus valores se borran definitivamente.",
        "El documento que usted prueba sin cuenta, y todo lo que se leyó en él, se elimina al cabo de una hora o en cuanto usted lo diga en su página; solo lo abre el navegador que lo envió y no se aprende nada de él.",
      ],
    },
    {
      heading: "7. Seguridad",
      paragraphs: [
        "Los datos se cifran en tránsito. Contraseñas, códigos, sesiones y claves se guardan solo como resúmenes. Los datos de cada organización están separados de los de las demás. Los cambios quedan en un registro de auditoría. Ningún sistema es perfecto: si una brecha afecta a sus datos, avisamos sin demora indebida a los administradores de su organización.",
      ],
    },
    {
      heading: "8. Sus derechos",
      paragraphs: [
        "Puede preguntar qué guardamos sobre usted, pedir que se corrija, se exporte o se borre, oponerse a su uso y reclamar ante su autoridad de protección de datos. Para los datos de los documentos, diríjase a la organización que los envió; le ayudamos a responder. El servicio no es para menores de 18 años.",
      ],
    },
    {
      heading: "9. Cambios y contacto",
      paragraphs: [
        "Si esta política cambia en algo importante, lo decimos antes por correo o en el servicio. Preguntas: use Abrir un ticket en la página de ayuda o escriba a los administradores de su organización. Rige la ley de la India; el lugar para controversias es Hyderabad.",
      ],
    },
  ],
};
