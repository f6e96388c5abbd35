export const goalsMessages = {
  title: 'Tus objetivos',
  hint: 'A cuánto querés llegar, con una fecha solo cuando tus datos alcanzan',
  lead: 'Ponés un objetivo por medida. La fecha sale de tu tendencia, como un rango: nunca antes de tres semanas de datos, y nunca de un cambio que es ruido.',
  looking: 'Buscando tus objetivos.',
  none: 'Todavía no pusiste ninguno. No hace falta: tus medidas sirven igual.',
  noMeasures: 'Primero cargá una medida: el objetivo se compara con la de hoy.',
  form: 'Poner un objetivo',
  field: 'De qué medida',
  target: 'A cuánto querés llegar',
  now: (value: string) => `Hoy: ${value}.`,
  save: 'Guardar objetivo',
  saved: 'Objetivo guardado',
  notSaved: 'No pudimos guardar tu objetivo.',
  wrongTarget: (min: string, max: string) => `Poné un número entre ${min} y ${max}.`,
  sameTarget: 'Poné un número distinto del de hoy.',
  refused: 'Ese objetivo no lo guardamos',
  notNow: 'Con lo que contaste, hoy no le ponemos fecha',
  needsPlan: 'Para este objetivo nos falta saber de tu salud',
  needsPlanText:
    'Bajar de peso o de contorno, o subir de peso, no le conviene a todo el mundo. Con las preguntas de un plan sabemos si este objetivo es para vos.',
  makePlan: 'Armar un plan',
  goal: (name: string, target: string) => `${name}: ${target}`,
  remove: (name: string) => `Borrar el objetivo de ${name.toLowerCase()}`,
  deleted: 'Objetivo borrado',
  notDeleted: 'No pudimos borrar el objetivo',
  restored: 'Objetivo recuperado',
  notRestored: 'No pudimos recuperar el objetivo',
  states: {
    unmeasured: 'Todavía no hay ninguna medida de las últimas doce semanas.',
    missingDays: (days: string) => `Faltan ${days} para las tres semanas que hacen falta.`,
    missingMeasures: (times: string) => `Falta medirte en ${times} más.`,
    missing: 'Todavía no alcanza para una fecha.',
    stale: (day: string) =>
      `La última medida es del ${day}: de hace más de dos semanas no se puede decir nada de hoy.`,
    reached: 'Llegaste.',
    noise:
      'Todavía es ruido: lo que cambió no supera lo que da volver a medirse. Sin un cambio real no hay fecha.',
    away: 'La tendencia va para el otro lado, así que no hay fecha.',
    too_fast:
      'Venís bajando más rápido de lo que conviene para cuidar el músculo. A ese ritmo no ponemos fecha: si no lo buscás, consultá.',
    far: 'A este ritmo faltaría más de un año: tan lejos ninguna fecha es honesta.',
    between: (earliest: string, latest: string) =>
      `Si las próximas semanas son como las últimas, entre el ${earliest} y el ${latest}.`,
    earliestOnly: (earliest: string) =>
      `Si las próximas semanas son como las últimas, no antes del ${earliest}. Hasta cuándo, tus datos no alcanzan a decirlo.`,
  },
  trend: (change: string) => `Tu tendencia: ${change} por semana.`,
  range:
    'El rango va de lo más rápido a lo más lento que permiten tus datos, y frenándose: comiendo igual, el cuerpo recorre la mitad de su cambio en cerca de un año. No es una meta que tengas que cumplir.',
} as const;
