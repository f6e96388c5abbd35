import { brand } from '@forja/contract/brand';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { COOKIES, deviceDataMessages, STORAGE } from './device-data.messages.ts';
import type { LegalText } from './legal-text.ts';
import { RETENTION } from './retention.data.ts';
import { storedData } from './stored-data.messages.ts';

const days = RETENTION;

export const privacyText: LegalText = {
  lead: 'Los datos de salud son sensibles. Guardamos los menos posibles, no los vendemos ni los cedemos, y te los podés llevar o borrar.',
  updated: 'Vigente desde el 24 de noviembre de 2026.',
  sections: [
    {
      heading: 'Para qué usamos cada cosa',
      list: [
        'Tu correo y tu contraseña: para que entres y para avisarte de lo que pasa en tu cuenta.',
        'Lo que respondés sobre tu cuerpo y tu salud: para calcular tu plan y sus cuidados. El cálculo se hace en tu equipo y tus respuestas llegan a tu cuenta solo cuando guardás el plan.',
        'Tus medidas: para mostrarte tu tendencia.',
        'Tus evaluaciones: para mostrarte cómo cambia tu puntaje.',
        'Tu postulación para trabajar con nosotros, si mandás una: para leerla y responderte.',
        'Tus pagos: para darte la membresía, devolverte el dinero cuando corresponde y llevar las cuentas.',
        'Cuándo y desde qué navegador entrás: para cuidar tu cuenta y frenar a quien quiera adivinar contraseñas.',
        'No usamos ningún dato para otra cosa: ni publicidad, ni perfiles, ni estadísticas de terceros.',
      ],
    },
    {
      heading: 'Datos de salud: tu consentimiento',
      paragraphs: [
        'Los datos de salud son datos sensibles para la Ley 25.326 y nadie está obligado a darlos. Los tratamos con tu consentimiento y para un solo fin por vez: responder las preguntas de salud es para calcular ese plan; guardarlo es para que lo encuentres después; anotar una medida es para seguirla.',
        'Casi todas las preguntas de salud son optativas. Si no respondés, el plan es más prudente. Sacás tu consentimiento cuando querés: borrás el plan, la medida o la cuenta, y listo.',
        'La ficha para tu médico y los archivos que descargás se arman en tu equipo o son solo para vos. A quién se los mostrás lo decidís vos.',
      ],
    },
    {
      heading: 'Qué guardamos en tu cuenta',
      paragraphs: [
        'Esto es todo lo que guardamos de vos y lo que sale en «Llevarte tus datos», de Mi Cuenta.',
      ],
      groups: storedData,
    },
    {
      heading: 'Qué más guarda el servidor',
      list: [
        'Tu contraseña y tu respuesta secreta: solo una huella que no permite leerlas (argon2id). Las sesiones y los enlaces que te mandamos: también huellas.',
        'Tu segundo paso, si lo usás: su secreto, cifrado.',
        `El correo que tenías antes de un cambio: ${days.previousAddressHours} horas, para que puedas recuperar la cuenta.`,
        'Los intentos fallidos: un contador por una huella de la cuenta y de la dirección de red, de la que no se puede leer ninguna de las dos. La dirección de red no se guarda.',
        `Los correos que te mandamos: los de tu cuenta, ${days.accountEmailDays} días; los de tu membresía, ${days.noticeEmailDays}.`,
        `Los avisos que nos mandan los medios de pago: ${days.providerMessageDays} días.`,
        'Los registros técnicos: la clase de página pedida y si anduvo. Sin lo que escribís, sin tu dirección de red y sin datos de salud.',
      ],
    },
    {
      heading: 'Cuánto tiempo',
      list: [
        'Tus planes, tus cambios, tus medidas y tus evaluaciones: hasta que los borrás o borrás la cuenta.',
        `De lo que borrás queda ${days.deletionMarkDays} días una marca sin contenido, para que tus otros equipos también lo borren.`,
        `Un pedido de cuenta sin terminar desde el correo: ${days.registrationHours} horas.`,
        `Tus sesiones: ${days.sessionDays} días sin uso. Los navegadores conocidos: ${days.knownDeviceDays} días sin uso. Lo que pasó en tu cuenta: ${days.activityDays} días.`,
        `Una postulación para trabajar con nosotros: ${days.partnerApplicationDays} días desde que llega, o hasta que borrás la cuenta con la que la mandaste o que confirmó ese correo.`,
        'Tus pagos: mientras tengas la cuenta y, después, sin tu identidad, para la contabilidad.',
        'Al borrar la cuenta se va todo en el momento y no se puede deshacer. De los pagos y del registro de seguridad quedan filas con un identificador al azar que no lleva a vos. Un pedido de arrepentimiento o de baja sin responder conserva su correo hasta que se responde.',
      ],
    },
    {
      heading: 'Quién más recibe datos',
      list: [
        'Mercado Pago o PayPal, cuando pagás: les mandamos el importe, qué comprás y un número de compra; a Mercado Pago, también el correo de tu cuenta. No les mandamos tu nombre ni datos de salud. Lo que escribís en su página lo tratan ellos con sus reglas, y PayPal lo hace fuera de la Argentina.',
        'El servicio de correo que entrega lo que te mandamos: tu dirección y el texto, que nunca tiene datos de salud.',
        'WhatsApp o Instagram, solo si nos escribís por ahí: es un servicio de ellos.',
        'La Justicia, si una orden nos obliga.',
        'Nadie más. Ninguna página carga programas, letras, imágenes ni contadores de terceros.',
      ],
    },
    {
      heading: 'Quién puede ver tus datos acá',
      paragraphs: [
        'Quien administra ve pagos y pedidos para resolverlos, y cada vez que ve los tuyos queda escrito. Lo leés en Mi Cuenta, en «Quién vio mis datos». No tiene una pantalla para leer tus planes, tus medidas ni tus evaluaciones.',
      ],
    },
    {
      heading: 'En tu dispositivo: cookies y almacenamiento',
      paragraphs: [
        'Usamos solo lo que hace falta para que el sitio ande. No hay cookies de publicidad ni de medición, por eso no te pedimos que aceptes nada.',
      ],
      groups: [
        { heading: deviceDataMessages.cookies, list: COOKIES.map(deviceDataMessages.entry) },
        { heading: deviceDataMessages.storage, list: STORAGE.map(deviceDataMessages.entry) },
        { heading: deviceDataMessages.databases, list: deviceDataMessages.databasesList },
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Desde Mi Cuenta podés ver, corregir, descargar y borrar todo, sin pedírselo a nadie.',
        `También podés pedir acceso, corrección, actualización, una copia o la eliminación escribiendo a ${siteSettings.supportEmail}. Respondemos el acceso en 10 días corridos y la corrección o eliminación en 5 días hábiles, como manda la ley.`,
        'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3 de la Ley 25.326.',
        'La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
      ],
    },
    {
      heading: 'Seguridad',
      paragraphs: [
        'Todo viaja cifrado. Si algo sale mal y puede afectarte, te lo decimos.',
        `Si encontrás una falla, escribinos a ${siteSettings.supportEmail} antes de publicarla: te vamos a responder.`,
      ],
    },
    {
      heading: 'Menores',
      paragraphs: [
        `Las cuentas son para mayores de 18 años. Los planes de ${brand.name} no muestran contenido sobre compuestos a quien declara menos de 18.`,
      ],
    },
  ],
};
