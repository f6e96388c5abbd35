import { freeTexts, memberTexts } from '../../shared/access/access-table.messages.ts';
import { siteSettings } from '../../shared/settings/site-settings.ts';

export const landingMessages = {
  facts: {
    title: 'Cada dato llega con su sello',
    startEvaluation: 'Hacer la evaluación gratis',
    evidence: (strength: string) => `Evidencia ${strength}`,
    lead: 'La letra te dice qué tan firme es la evidencia. El enlace te lleva al estudio original.',
    letters: [
      { strength: 'A', text: 'Metaanálisis o guía oficial' },
      { strength: 'B', text: 'Ensayo controlado' },
      { strength: 'C', text: 'Estudio observacional' },
      { strength: 'D', text: 'Experiencia, sin estudios' },
    ],
  },
  tools: {
    title: 'Qué hace con tus datos',
    lead: 'Todo sale de cuentas que podés abrir y revisar. Lo que ves abajo son ejemplos, hechos por las mismas herramientas.',
    startEvaluation: 'Hacer la evaluación gratis',
    evidence: (strength: string) => `Evidencia ${strength}`,
    worthIt: 'Vale la pena',
    notNeeded: 'No hace falta comprar',
    today: 'Peso de hoy',
    rule: 'Regla de Forja',
    method: 'Cómo calculamos',
    later: (span: string) => `Al cabo de ${span}`,
    weightDrawing: (start: string, end: string, span: string) =>
      `Peso semana a semana: de ${start} a entre ${end} al cabo de ${span}`,
    list: [
      {
        title: 'Con y sin química, lado a lado',
        text: 'El mismo objetivo, comparado. Primero el riesgo y cómo bajarlo; después, lo demás. Si el riesgo es muy alto, el plan lo dice y no muestra sustancias.',
      },
      {
        title: 'Una semana que entra en tu tiempo',
        text: 'Ejercicios reales para tu equipo, tus lesiones y tus minutos, con las series por músculo contadas y la progresión de todo el ciclo.',
      },
      {
        title: 'Tu comida en números',
        text: 'Energía, proteína, grasas, carbohidratos, fibra y agua, con pisos que ningún plan cruza.',
      },
      {
        title: 'Suplementos: sí, no, y por qué',
        text: 'Lo que vale la pena para vos, lo que no hace falta comprar y lo que conviene evitar.',
      },
      {
        title: 'Tus medidas, con su tendencia',
        text: 'Anotás peso y contornos, también sin señal. La banda es lo que puede pasar si comés así todos los días: el tuyo se va a mover.',
      },
      {
        title: 'El registro, con una mano',
        text: 'Lo que hiciste la vez pasada al lado de lo de hoy, los discos de cada lado y el descanso que sigue con el teléfono bloqueado. Anda sin señal.',
      },
      {
        title: 'Calculadora de comida',
        text: 'Buscás, ponés los gramos y ves lo que te falta hoy. Lo que se lee suma lo que dice el total.',
      },
      {
        title: 'Evaluación integral, gratis',
        text: 'Seis minutos. Cada puntaje se abre en sus puntos, y lo primero que te recomienda es lo que más lo sube.',
      },
      {
        title: 'Glosario de compuestos',
        text: 'Qué daño se vio, qué controlar y qué no se sabe de cada uno. Se lee entero, sin cuenta.',
      },
    ],
  },
  price: {
    title: `Un precio, ${siteSettings.duration}, todo adentro`,
    label: 'Membresía premium',
    note: `cada ${siteSettings.duration}, en un solo pago`,
    once: 'No se renueva sola y, si te arrepentís, tenés 10 días.',
    act: 'Activá tu membresía',
    lists: [
      { title: 'Gratis siempre', items: freeTexts },
      { title: 'Con membresía', items: memberTexts },
    ],
  },
  harm: {
    title: 'Reducción de daños, en serio',
    lead: 'No vendemos sustancias, no las recetamos y no te empujamos a usarlas. Si ya decidiste, te damos lo que reduce el daño.',
    phones: [
      { number: '107', text: 'Emergencias médicas' },
      { number: '911', text: 'Emergencias, donde no hay 107' },
      { number: '141', text: 'Consumos, gratis, las 24 horas' },
    ],
    points: [
      {
        strong: 'El plan sin química va primero.',
        text: 'Siempre lo ves al lado, con la misma meta.',
      },
      {
        strong: 'Hay condiciones que frenan todo.',
        text: 'Con una enfermedad cardíaca, por ejemplo, no mostramos ningún compuesto.',
      },
      {
        strong: 'Cada plan dice qué controlar y cuándo.',
        text: 'Con un calendario para llevarle a tu médico.',
      },
      {
        strong: 'Nada de compuestos para menores de 18.',
        text: 'Y nunca durante un embarazo o la lactancia.',
      },
    ],
  },
} as const;
