export const sourcesMessages = {
  basisLabels: {
    source: 'Publicado',
    forja_rule: 'Regla de Forja',
    expert_judgement: 'Criterio experto',
  },
  citation: {
    secondary: 'Fuente secundaria.',
  },
  figureBadge: {
    also: 'También',
    result: 'Resultado',
    basis: {
      source: '',
      forja_rule: 'Regla de Forja: los estudios orientan, la cuenta exacta la elegimos nosotros.',
      expert_judgement: 'Criterio experto: no hay una cifra publicada para esto.',
    },
  },
  sourcesSection: {
    title: 'Fuentes de este plan',
    lead: 'A metaanálisis o guía, B ensayo controlado, C estudio observacional, D práctica sin estudios. Motor ',
  },
  whatMovesIt: {
    title: '¿Qué cambiaría este número?',
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
