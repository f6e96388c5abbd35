import type { ExpenditureExclusion } from '@forja/domain/expenditure/expenditure-exclusion';
import { plural } from '../../../design/format.ts';

export const expenditureMessages = {
  title: 'Tu gasto medido',
  hint: 'Lo que gastás según tu peso y lo que comés, y qué falta para saberlo',
  looking: 'Leyendo tus pesadas y tus comidas…',
  notRead: 'No pudimos leer tus registros',
  safe: 'Tus pesadas y tus comidas siguen guardadas.',
  retry: 'Probar de nuevo',
  how: 'Tu gasto sale de lo que comiste menos lo que tu cuerpo guardó o soltó, con una recta sobre tus pesadas de las últimas 4 semanas. Antes de 21 días (28 en mujeres, por el ciclo) la balanza se mueve más por el agua que por la comida, y no mostramos un número.',
  planFirst:
    'Armá tu plan primero: con tu edad, tu altura y tus respuestas de salud sabemos si este número vale para vos.',
  makePlan: 'Armar mi plan',
  settling: {
    target: (day: string) =>
      `Tu meta cambió hace poco: los primeros 10 días el peso se mueve por el agua, así que contamos desde el ${day}.`,
    creatine: (day: string) =>
      `Empezaste con creatina: las primeras 3 semanas el músculo guarda agua, así que contamos desde el ${day}.`,
  },
  notEnough: 'Tus registros no alcanzan para saberlo',
  impossible: {
    low: (from: string, to: string) =>
      `Parece que falta anotar: lo que sale del ${from} al ${to} es menos de lo que tu cuerpo gasta con solo estar levantado. No mostramos ese número ni cambiamos tu plan con él. Anotá también bebidas, aceite, salsas y lo que picás.`,
    high: (from: string, to: string) =>
      `Parece que se anotó de más: lo que sale del ${from} al ${to} es más de lo que nadie sostiene. No mostramos ese número ni cambiamos tu plan con él. Revisá las porciones de los días completos.`,
  },
  creatine: {
    question: '¿Tomás creatina?',
    why: 'Las primeras 3 semanas el músculo guarda agua y el peso sube sin que comas de más: esos días no cuentan para tu gasto.',
    none: 'No tomo creatina',
    since: 'Empecé a tomarla el',
    save: 'Guardar el día',
    noDay: 'Poné el día en que empezaste, hasta hoy.',
    answeredNone: 'No tomás creatina.',
    answeredSince: (day: string) => `Tomás creatina desde el ${day}.`,
    change: 'Cambiar',
    notSaved: 'No pudimos guardar tu respuesta',
  },
  missing: 'Qué falta',
  days: (days: string) => `${days} más entre tu primera pesada y la última.`,
  weighings: (count: number) => `${plural(count, 'pesada', 'pesadas')} más.`,
  completeDays: (days: string) => `${days} de comidas anotadas por completo.`,
  completeReady: 'Tus comidas anotadas ya alcanzan.',
  weightReady: 'Tu peso ya alcanza.',
  howToComplete:
    'Un día cuenta cuando anotaste todo lo que comiste y lo marcaste como “Día completo” en la calculadora de nutrientes.',
  openNutrients: 'Anotar comidas',
  measured: 'Según tus registros',
  margin: (margin: string) => `± ${margin} (dos errores estándar)`,
  records: (weighings: number, completeDays: number, span: string) =>
    `Con ${plural(weighings, 'pesada', 'pesadas')} y ${plural(completeDays, 'día completo', 'días completos')} de comida en ${span}.`,
  window: (from: string, to: string) => `Del ${from} al ${to}.`,
  formula: 'Según la fórmula',
  ofPlan: (day: string) => `De tu plan del ${day}.`,
  inPlan: (kcal: string) => `Tu plan ya usa ${kcal}, con lo que mediste antes.`,
  withinMargin:
    'La fórmula está dentro del error de tus registros: no hay motivo para cambiar las calorías de tu plan.',
  above: (difference: string) =>
    `Tus registros dan ${difference} más que la fórmula, y eso supera su error.`,
  below: (difference: string) =>
    `Tus registros dan ${difference} menos que la fórmula, y eso supera su error. Si anotás de menos, el gasto también sale de menos.`,
  notFor:
    'No vale en el embarazo, antes de los 18 años, con hinchazón ni con diuréticos: el peso se mueve por otra razón.',
  excluded: 'No medimos tu gasto',
  exclusions: {
    minor: 'Tu plan dice que tenés menos de 18 años: a esa edad el peso cambia porque crecés.',
    pregnancy: 'Tu plan dice que estás embarazada: el peso se mueve por otra razón que la comida.',
    eating_disorder_signs:
      'Por lo que contestaste sobre tu relación con la comida, no te mostramos cuentas de calorías sobre tu peso.',
    dialysis_or_transplant:
      'Con diálisis o un trasplante el peso se mueve por el agua y no por la comida.',
    reduced_ejection_fraction:
      'Con el corazón que bombea menos el peso se mueve por el agua y no por la comida.',
  } satisfies Record<ExpenditureExclusion, string>,
  method: 'De dónde sale el método',
} as const;
