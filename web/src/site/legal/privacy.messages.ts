import { brand } from '@forja/contract/brand';
import type { LegalText } from './legal-text.ts';

export const privacyText: LegalText = {
  title: 'Privacidad',
  lead: 'Los datos de salud son sensibles. Guardamos los menos posibles, no los compartimos con nadie y te los podés llevar o borrar.',
  updated: 'Vigente desde el 21 de noviembre de 2026.',
  sections: [
    {
      heading: 'Qué guardamos y para qué',
      list: [
        'Tu correo: es tu nombre de usuario. Si lo verificaste, cuándo; si lo estás cambiando, el nuevo; y el anterior hasta 72 horas después del cambio, para que puedas recuperar la cuenta.',
        'Tu contraseña y tu respuesta secreta: solo una huella que no permite leerlas (argon2id). La pregunta secreta se guarda para recuperar la cuenta.',
        'Lo que cargás para un plan (edad, peso, altura, sexo, enfermedades, objetivo, lo que usás): para calcularlo. Se guarda en tu cuenta solo cuando guardás el plan. Las preguntas de salud que no hacen falta son optativas.',
        'Los planes que guardás: para mostrártelos.',
        'Cuándo entraste y desde qué dirección de red: para cuidar tu cuenta y frenar intentos de adivinar contraseñas.',
      ],
    },
    {
      heading: 'Qué no hacemos',
      list: [
        'No vendemos ni cedemos datos. No hay publicidad.',
        'Ninguna página carga programas, letras, imágenes ni contadores de terceros.',
        'No ponemos datos de salud en registros técnicos, direcciones web ni mensajes de error.',
      ],
    },
    {
      heading: 'En tu dispositivo',
      paragraphs: [
        'Una cookie mantiene tu sesión hasta 90 días. Ningún programa de la página la puede leer. No usamos otras cookies.',
        'El navegador guarda además quién entró (identificador, correo y fecha), el tema que elegiste, si ya viste el aviso de bienvenida y el borrador del plan que estás armando. El borrador no sale de tu equipo hasta que guardás el plan. Al cerrar sesión se borran esos datos y el borrador; quedan solo el tema y el aviso.',
      ],
    },
    {
      heading: 'Tu consentimiento y tus derechos',
      paragraphs: [
        'Los datos de salud son datos sensibles para la Ley 25.326. Nadie está obligado a darlos: los tratamos solo porque vos los cargás para un plan, y podés dejar de hacerlo cuando quieras.',
        `Podés pedir acceso, corrección, una copia o la eliminación de tus datos escribiendo a ${brand.supportEmail}. Respondemos el acceso en 10 días corridos y la corrección o eliminación en 5 días hábiles, como manda la ley. El acceso es gratis una vez cada seis meses, salvo que tengas un interés legítimo para pedirlo antes.`,
        'La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, recibe las denuncias y reclamos de quienes vean afectados sus derechos por el incumplimiento de las normas de protección de datos personales.',
      ],
    },
    {
      heading: 'Seguridad',
      paragraphs: [
        'Todo viaja cifrado. Las sesiones se guardan como huellas, no como claves. Si algo sale mal y puede afectarte, te lo decimos.',
        `Si encontrás una falla, escribinos a ${brand.supportEmail} antes de publicarla: te vamos a responder.`,
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
