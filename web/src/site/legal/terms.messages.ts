import { brand } from '@forja/contract/brand';
import type { LegalText } from './legal-text.ts';

export const termsText: LegalText = {
  title: 'Términos',
  lead: `Qué es ${brand.name}, qué no es, y qué acordamos cuando creás una cuenta. Sin letra chica.`,
  updated: 'Vigentes desde el 21 de noviembre de 2026.',
  sections: [
    {
      heading: `Qué es ${brand.name}`,
      paragraphs: [
        'Es una herramienta que arma planes de entrenamiento, nutrición y suplementación con los datos que vos cargás. Cada número muestra de dónde sale. Los que son reglas nuestras dicen que son nuestras.',
        'Los planes son información general calculada por un programa. No son un diagnóstico, ni una receta, ni un tratamiento, y no reemplazan a un profesional de la salud.',
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
        'No uses la cuenta para atacar el servicio, copiarlo en masa o hacerte pasar por otra persona. Si pasa, podemos cerrarla.',
      ],
    },
    {
      heading: 'Lo que es tuyo',
      paragraphs: [
        'Tus datos y tus planes son tuyos. Podés borrar un plan cuando quieras; durante 30 días se puede recuperar y después se va para siempre.',
        `Los textos, el diseño y el programa de ${brand.name} son nuestros. Los estudios que citamos son de sus autores: por eso los nombramos y enlazamos.`,
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
        'Si cambiamos algo importante, te avisamos en la aplicación antes de que empiece a regir. Rige la ley argentina.',
        `Escribinos a ${brand.supportEmail}.`,
      ],
    },
  ],
};
