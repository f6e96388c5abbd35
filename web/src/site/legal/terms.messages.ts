import { brand } from '@forja/contract/brand';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import type { LegalText } from './legal-text.ts';
import { RETENTION } from './retention.data.ts';

/** The effective date. A person accepted the version of their registration day. */
export const TERMS_VERSION = '2026-11-27';

export const saveTerms = 'Guardar estos términos';

export const termsText: LegalText = {
  lead: `Qué es ${brand.name}, qué no es, y qué acordamos cuando creás una cuenta. Sin letra chica.`,
  updated: 'Vigentes desde el 27 de noviembre de 2026.',
  sections: [
    {
      heading: `Qué es ${brand.name}`,
      paragraphs: [
        'Es una herramienta que arma planes de entrenamiento, nutrición y suplementación con los datos que vos cargás. Cada número muestra de dónde sale. Los que son reglas nuestras dicen que son nuestras.',
        'Los planes son información general calculada por un programa. No son un diagnóstico, ni una receta, ni un tratamiento, y no reemplazan a un profesional de la salud. Si tenés una enfermedad, tomás un remedio o estás embarazada, mostrale el plan a quien te atiende antes de empezar: para eso está la ficha para tu médico.',
      ],
    },
    {
      heading: 'Sustancias: informamos, no promovemos',
      paragraphs: [
        `${brand.name} no promueve el uso de esteroides ni de otras sustancias. No las vende, no las receta, no las consigue y no recibe dinero de quien lo hace.`,
        'Informamos sobre sus riesgos y sobre cómo reducirlos porque hay personas que las usan igual. Que algo aparezca acá no quiere decir que sea seguro ni que sea legal para vos. Ante un síntoma, llamá al 107 o al 911; por consumos, al 141.',
        'Si lo que contás muestra un riesgo muy alto, el plan no muestra sustancias. No intentes evitar ese freno con datos falsos: está para cuidarte.',
      ],
    },
    {
      heading: 'Tu cuenta',
      list: [
        'Tenés que tener 18 años o más para crear una cuenta.',
        'La cuenta es personal. Cuidá tu contraseña y tu respuesta secreta: quien las tenga puede entrar.',
        'Los datos que cargues tienen que ser tuyos y verdaderos: el plan vale lo que valen ellos.',
        'Confirmá tu correo: sin eso no podemos unir a tu cuenta lo que pediste sin iniciar sesión.',
        'Si alguien creó una cuenta con tu dirección, tocá «No fui yo» en el correo que te llega: nadie más puede entrar en ella, y vos podés recuperarla.',
        'No uses la cuenta para atacar el servicio, copiarlo en masa o hacerte pasar por otra persona. Si pasa, podemos cerrarla. Si tenías una membresía paga, te decimos por qué y podés responder antes.',
        'Podés borrar tu cuenta cuando quieras, desde Mi Cuenta.',
      ],
    },
    {
      heading: 'Lo que es gratis y la membresía',
      paragraphs: [
        `La membresía dura ${siteSettings.duration} desde que se aprueba el pago y se paga una sola vez. No se renueva sola: cuando termina, no se te cobra nada. Si renovás antes, el tiempo nuevo se suma al que te queda.`,
        'El precio, en pesos o en dólares, y la fecha en que termina están en la pantalla antes de pagar. Ese es el total: incluye los impuestos.',
        `Es gratis leer el sitio, ver el resumen de tu plan con su riesgo y, siempre, leer, exportar y borrar lo tuyo, también cuando la membresía terminó. Lo que anotaste sin señal antes de que terminara se guarda si llega dentro de los ${RETENTION.lateWriteDays} días.`,
      ],
    },
    {
      heading: 'Cómo se paga',
      list: [
        'Con Mercado Pago, con PayPal o por transferencia, según lo que esté disponible. Los datos de tu tarjeta los ve solo quien procesa el pago: nosotros no los recibimos.',
        'La membresía empieza cuando el medio de pago confirma que se aprobó. Si tarda, tu pago no se pierde: lo seguimos buscando y la activamos.',
        'Una transferencia la revisa una persona. Un comprobante vale para una sola compra.',
        'Los cupones muestran el descuento antes de pagar y pueden tener fecha o cantidad de usos.',
        'Si pagaste dos veces lo mismo, vos elegís: lo guardás como renovación o te lo devolvemos.',
        'Si el medio de pago revierte un cobro, termina el tiempo que ese pago había dado. Tus datos quedan.',
        'Cada pago tiene un recibo firmado que cualquiera puede comprobar en «Verificar un recibo». No es una factura.',
      ],
    },
    {
      heading: 'Arrepentimiento y baja',
      paragraphs: [
        `Tenés ${RETENTION.regretDays} días corridos desde la compra, sin contar el primero, para arrepentirte. No hace falta explicar por qué y te devolvemos todo lo que pagaste, por el mismo medio. Si fue una transferencia, una persona te transfiere a la cuenta de la que salió. La membresía de esa compra termina; tus datos quedan en tu cuenta.`,
        'Podés pedirlo desde Mi Cuenta o con el «Botón de arrepentimiento», al pie de las páginas, sin iniciar sesión. Te damos un código en el momento y te respondemos en 24 horas, como piden la Ley 24.240 (artículos 10 ter y 34) y la Disposición 954/2025 de Defensa del Consumidor.',
        'El «Botón de baja» sirve para dejar el servicio, también sin iniciar sesión. Como la membresía no se renueva, nunca hace falta pedir la baja para que no te cobren.',
      ],
    },
    {
      heading: 'Lo que es tuyo',
      paragraphs: [
        'Tus datos y tus planes son tuyos. Los podés descargar todos, en un archivo que se puede volver a traer y en una página para leer. Cuando borrás un plan o una medida, su contenido se borra de tu cuenta.',
        `Los textos, el diseño y el programa de ${brand.name} son nuestros. Los estudios que citamos son de sus autores: por eso los nombramos y enlazamos.`,
      ],
    },
    {
      heading: 'Si algo falla',
      paragraphs: [
        'Tratamos de que el servicio ande siempre y muchas pantallas abren sin señal, pero puede haber cortes. Si un corte largo te hizo perder tiempo de tu membresía, escribinos.',
        'Si encontrás un error en un número o en una fuente, contanos: lo corregimos. Un plan guardado dice con qué versión se calculó.',
      ],
    },
    {
      heading: 'Hasta dónde respondemos',
      paragraphs: [
        'Nos ocupamos de que los cálculos sean correctos y de corregirlos si no lo son. No podemos responder por decisiones de salud tomadas sin consultar, ni por resultados: dependen de muchas cosas que ningún programa ve.',
        'Nada de esto limita los derechos que te da la ley argentina de defensa del consumidor (24.240).',
      ],
    },
    {
      heading: 'Cambios y contacto',
      paragraphs: [
        'Si cambiamos algo importante, te avisamos en la aplicación antes de que empiece a regir. Lo que ya pagaste sigue con las condiciones con que lo compraste.',
        'Rige la ley argentina. Si tenemos un conflicto, podés reclamar ante Defensa del Consumidor o ante los tribunales de tu domicilio.',
        'Quién vende, quién te atiende y en qué horario, y el enlace de Data Fiscal están al pie de cada página.',
        `Escribinos a ${siteSettings.supportEmail}.`,
      ],
    },
  ],
};
