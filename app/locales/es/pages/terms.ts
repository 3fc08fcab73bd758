import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const terms: LongText = {
  title: "Términos y condiciones",
  sections: [
    {
      heading: "1. Entre quiénes rigen estos términos",
      paragraphs: [
        `Estos términos son el acuerdo entre usted y quien opera ${productName} («nosotros»). «Usted» es la organización que crea o a la que se une aquí y la persona que actúa por ella. «Servicio» es el software, sus páginas, sus direcciones de correo y sus interfaces. «Sus datos» son todos los documentos que envía, todo lo que el servicio encuentra en ellos y todas las correcciones que hace.`,
        "Al elegir Acepto, al crear una organización o al usar el servicio, usted acepta estos términos. Si actúa por una organización, confirma que puede obligarla. Si no acepta los términos, no use el servicio.",
      ],
    },
    {
      heading: "2. Quién puede usar el servicio",
      paragraphs: [
        "Debe tener 18 años o más. El servicio está hecho para empresas, no para consumidores.",
        "Usted da datos verdaderos y completos al registrarse y los mantiene al día. Guarda en secreto su contraseña y sus claves de API y responde de lo que se haga con ellas. Avísenos enseguida si cree que otra persona las usa.",
      ],
    },
    {
      heading: "3. Qué hace el servicio",
      paragraphs: [
        "El servicio lee documentos comerciales, extrae los campos que pide su modelo de IA, indica con cuánta confianza los encontró y le permite corregir el resultado, enviar documentos a entrenamiento y exportar los datos.",
        "La extracción la hace una máquina y puede equivocarse. La confianza es una estimación, no una promesa. Compruebe los resultados antes de pagar, contabilizar, declarar o decidir algo con ellos.",
        "Los planes pueden variar de un país a otro, y el servicio puede no estar disponible en todos. Podemos mejorar y cambiar el servicio; no quitaremos una función esencial durante un periodo pagado sin buen motivo y sin aviso.",
      ],
    },
    {
      heading: "4. Planes, prueba y pago",
      paragraphs: [
        "El servicio se vende por suscripción, mes a mes y por organización. Cada plan incluye un número de documentos; los que lo superan se cobran al importe por exceso del plan. Los precios se muestran antes de suscribirse, sin impuestos salvo que digamos otra cosa.",
        "La prueba gratuita, donde se ofrece, dura 14 días. Si no cancela antes de que termine, el plan comienza y la primera factura se hace el día 14. La prueba y un código promocional no se pueden combinar.",
        "La siguiente factura se hace un mes después de la anterior. Un cambio de plan termina de inmediato la suscripción actual y comienza la nueva.",
        "No hay reembolsos, ni por periodos comenzados ni por documentos no usados, salvo que la ley lo exija.",
      ],
    },
    {
      heading: "5. Cancelación",
      paragraphs: [
        "Puede cancelar en cualquier momento, con motivo o sin él. La cancelación surte efecto al final del periodo pagado; hasta entonces puede usar el servicio como antes.",
        "Descargue sus datos antes de cancelar y, en todo caso, antes de que termine el periodo. Después podemos borrarlos y no podremos recuperarlos.",
        "Si vuelve pasado más de un ciclo de facturación, comienza una suscripción nueva.",
      ],
    },
    {
      heading: "6. Sus datos",
      paragraphs: [
        "Sus datos son suyos. Nos permite guardarlos, leerlos y tratarlos en lo necesario para prestarle el servicio, protegerlo y darle soporte. Los documentos que envía a entrenamiento sirven además para mejorar el modelo de IA al que los envía.",
        "Usted confirma que puede entregar los documentos que envía y que con ello no infringe ninguna ley, contrato ni derecho de otros. Los datos se guardan en el centro de datos que usted elige. La Política de privacidad dice más; forma parte de estos términos.",
      ],
    },
    {
      heading: "7. Lo que no puede hacer",
      paragraphs: [
        "- enviar contenidos ilícitos, que infrinjan derechos de otros o que busquen causar daño, como programas maliciosos;",
        "- eludir límites, probar o romper la seguridad sin nuestro permiso por escrito, o perturbar el servicio de otros;",
        "- revender el servicio, copiarlo o desmontarlo, salvo en lo que la ley permita a pesar de esta frase;",
        "- usar el servicio para crear un producto que compita con él.",
      ],
    },
    {
      heading: "8. Nuestros derechos",
      paragraphs: [
        "El servicio, sus modelos, textos, diseño y marcas nos pertenecen a nosotros y a quienes nos los licencian. Usted recibe el derecho de usar el servicio durante su suscripción, para su propio negocio, sin exclusividad y sin poder transferirlo. Podemos usar libremente las sugerencias que nos envíe.",
      ],
    },
    {
      heading: "9. Incumplimiento grave y 15 días para corregirlo",
      paragraphs: [
        "Si incumple gravemente estos términos, lo comunicamos por correo a los administradores de su organización. Tiene entonces 15 días para corregirlo. Si no lo hace, podemos terminar el acuerdo y borrar los datos de sus usuarios pasados esos 15 días. Durante ese tiempo puede seguir entrando y descargar sus datos, salvo que el propio acceso dañe a otros o la ley lo prohíba.",
        "Si esperar pusiera en peligro el servicio, a otros clientes o a terceros, podemos suspender el acceso de inmediato, solo en la medida y por el tiempo necesarios.",
      ],
    },
    {
      heading: "10. Terminación",
      paragraphs: [
        "Usted termina el acuerdo al cancelar. Nosotros podemos terminarlo con 30 días de aviso al final de un periodo pagado, según la sección 9, o de inmediato cuando lo exija la ley o un tribunal. Al terminar el acuerdo termina su derecho a usar el servicio; lo debido sigue debiéndose. Las secciones 4, 6, 8 y 11 a 14 sobreviven al acuerdo.",
      ],
    },
    {
      heading: "11. Sin garantía",
      paragraphs: [
        "El servicio se presta «tal cual» y «según disponibilidad». En la medida en que la ley lo permita, no damos garantía de ninguna clase, expresa ni implícita: ni de comerciabilidad, ni de idoneidad para un fin, ni de titularidad, ni de no infracción, ni de que el servicio funcione sin interrupciones o errores, ni de que lo que extrae sea correcto o completo.",
      ],
    },
    {
      heading: "12. Límites de la responsabilidad",
      paragraphs: [
        "En la medida en que la ley lo permita, no respondemos de lucro cesante, pérdida de ingresos, de reputación o de datos, ni de daños indirectos, incidentales, especiales, consecuentes o punitivos, cualquiera que sea su causa, aunque se nos hubiera advertido de que podían ocurrir.",
        "Nuestra responsabilidad por todas las reclamaciones juntas se limita a lo que usted pagó por el servicio en los doce meses anteriores al hecho que las originó. Nada en estos términos limita una responsabilidad que la ley no permita limitar.",
      ],
    },
    {
      heading: "13. Indemnidad",
      paragraphs: [
        "Usted nos mantiene indemnes a nosotros, a nuestro personal y a nuestros proveedores frente a reclamaciones, daños, multas y costes, incluidos honorarios legales razonables, que nazcan de sus datos, de un uso del servicio contrario a estos términos o a la ley, o de una infracción de derechos de otros por usted o por quienes usan su cuenta. Le avisamos sin demora de tal reclamación y le dejamos dirigir la defensa.",
      ],
    },
    {
      heading: "14. Ley aplicable y controversias",
      paragraphs: [
        "Estos términos se rigen por la ley de la India. Las controversias corresponden a los tribunales de Hyderabad, India, o, si ambas partes lo acuerdan por escrito, a un arbitraje con sede en Hyderabad, en inglés, conforme a la Arbitration and Conciliation Act de 1996. Antes de ello, ambas partes intentan durante 30 días resolver el asunto hablando.",
      ],
    },
    {
      heading: "15. Cambios y otras reglas",
      paragraphs: [
        "Podemos cambiar estos términos. Anunciamos todo cambio importante por correo o en el servicio al menos 30 días antes; si sigue usando el servicio cuando entre en vigor, lo acepta; si no lo quiere, cancele antes.",
        "Si una parte de estos términos es nula, el resto sigue en pie. No ejercer un derecho no es renunciar a él. No puede ceder el acuerdo sin nuestro consentimiento. Ninguna parte responde de hechos fuera de su control razonable. Estos términos y la Política de privacidad son el acuerdo completo. Si las traducciones difieren, decide el texto en inglés.",
      ],
    },
  ],
};
