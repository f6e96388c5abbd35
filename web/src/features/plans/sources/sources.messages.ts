export const sourcesMessages = {
  basisLabels: {
    source: 'Publicado',
    forja_rule: 'Regla de Forja',
    expert_judgement: 'Criterio experto',
  },
  /** Short text of the badge; screen readers get the full name. */
  basisFaces: {
    source: 'Publicado',
    forja_rule: 'Regla',
    expert_judgement: 'Criterio',
  },
  badgeNames: {
    source: (what: string, study: string, strength: string) =>
      `Fuente de ${what}: ${study}, ${strength}`,
    rule: (basis: string, what: string) => `${basis}: ${what}`,
    figure: (figure: string, title: string) => `${figure} de ${title}`,
    counted: (count: string, title: string) => `${count} ${title}`,
  },
  explanation: {
    sentence: (title: string, result: string) => `${title}, para vos: ${result}.`,
    whole: 'Cómo se calcula, entero',
  },
  functions: {
    min: 'el menor de',
    max: 'el mayor de',
    round: 'redondear',
    floor: 'redondear hacia abajo',
    ceil: 'redondear hacia arriba',
    abs: 'valor absoluto de',
    cambioDeTejido: 'tejido que cambia en el modelo de Hall con',
    cambioDeAgua: 'agua que cambia en el modelo de Hall con',
  },
  listSources: {
    title: 'Fuentes de esta lista:',
    folded: 'Fuentes de esta lista',
  },
  figureBadge: {
    also: 'También',
    guidedBy: 'Qué la orienta',
    result: 'Resultado',
    basis: {
      source: '',
      forja_rule: 'Regla de Forja: los estudios orientan, la cuenta exacta la elegimos nosotros.',
      expert_judgement: 'Criterio experto: no hay una cifra publicada para esto.',
    },
  },
  sourcesSection: {
    title: 'Fuentes de este plan',
    lead: 'Cada sello dice qué respalda la cifra: la letra es la fuerza de la prueba y el número, la fuente.',
    strengths: {
      A: 'Metaanálisis o guía',
      B: 'Ensayo controlado',
      C: 'Estudio observacional',
      D: 'Práctica sin estudios',
    },
    engine: (engine: string) => `Hecho con la versión ${engine} de nuestras cuentas.`,
  },
  whatMovesIt: {
    title: '¿Qué cambiaría este número?',
    calculating: 'Rehacemos el plan con cada respuesta cambiada. Tarda unos segundos.',
    failed: 'No pudimos calcularlo. Cerrá y probá de nuevo.',
    goneNumber: 'Con el motor de hoy este número ya no está en tu plan. Mirá “Recalcular”.',
    engineOfPlan: 'Tu plan es del motor ',
    whichGave: ', que daba ',
    withToday: '. Con el de hoy, el ',
    are: ', son ',
    notInPlan: (change: string) => `${change}, esta cifra no estaría en tu plan.`,
    wouldBe: (change: string, figure: string, difference: string) =>
      `${change} serían ${figure}${difference}.`,
    nothingMoves: 'Ninguna de las respuestas que probamos lo mueve.',
    lead: 'Rehicimos el plan cambiando una respuesta por vez, un paso chico. Es para entender la cuenta: no es un consejo.',
    moveLess: ' Lo mueven menos: ',
    doNotMove: ' Lo demás que probamos no lo mueve: ',
    noPoints: 'Nada de lo que contaste suma puntos.',
    points: ' puntos, ',
    onlyLower:
      'Mostramos solo lo que lo bajaría. Nunca cambiar una sustancia por otra, ni cantidades.',
  },
} as const;
