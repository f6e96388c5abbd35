import type { DifferencePart } from '@forja/domain/plan/comparison/plan-difference';

export const partNames: Record<DifferencePart, string> = {
  food: 'Comida',
  training: 'Entrenamiento',
  supplements: 'Suplementos',
  risk: 'Riesgo por sustancias',
  check_ups: 'Controles',
  notices: 'Avisos',
};

export const pagesMessages = {
  generatePlanPage: {
    title: 'Generar plan',
    back: 'Atrás',
    call: 'Llamar',
    stepTitles: ['Tus datos', 'Tu salud y experiencia', 'Antes de seguir', 'Objetivo y ciclo'],
    nextSteps: [
      'Seguir con tu salud',
      'Seguir con unas preguntas',
      'Seguir con el objetivo',
      'Generar mi plan',
    ],
    refusal: 'No podemos armarlo',
    help: 'El borrador se guarda solo en este equipo. Podés seguir más tarde.',
  },
  myPlansPage: {
    title: 'Mis planes',
    generate: 'Generar plan',
    loading: 'Buscando tus planes.',
    failed: 'No pudimos abrir tus planes',
    errorSafe: 'Siguen guardados en este teléfono y en tu cuenta.',
    retry: 'Probar de nuevo',
    emptyTitle: 'La barra está vacía',
    generateFirst: 'Generar mi primer plan',
    emptyLead: 'Acá vas a ver tus planes guardados, con la fuente de cada número.',
    daysPerWeek: ' días por semana.',
    remove: (plan: string) => `Borrar ${plan}`,
    energy: 'Energía por día',
    energyUnit: 'kcal',
    protein: 'Proteína por día',
    proteinUnit: 'g',
    risk: 'Riesgo por sustancias',
    beforeHealth: 'Este plan no miraba tu salud: abrilo y tocá “Ver qué cambiaría”.',
  },
  compareLink: {
    compare: 'Comparar sin química',
  },
  newPlan: {
    back: 'Atrás',
    save: 'Guardar plan',
    saving: 'Guardando',
    savedTitle: 'Plan guardado',
    savedDescription: 'Lo encontrás en Mis planes.',
    errorSafe: 'El plan sigue acá y tus datos están en este equipo: podés guardarlo después.',
    help: 'Todavía no está guardado. Al guardarlo queda en tu cuenta.',
  },
  planPage: {
    title: 'Tu plan',
    loading: 'Abriendo tu plan. Tarda unos segundos.',
    inAccount: 'Está guardado en tu cuenta.',
    removeThis: 'Borrar este plan',
    remove: 'Borrar',
    generateOther: 'Generar otro plan',
  },
  planRefused: {
    title: 'Este plan te lo tiene que armar tu equipo médico',
    review: 'Revisar mis datos',
  },
  recomputePlan: {
    title: 'Recalcular',
    olderEngine: (version: string, current: string) =>
      `Este plan es del motor ${version}. El de hoy es el ${current}: puede dar otros números.`,
    open: 'Ver qué cambiaría',
    withEngine: 'Con el motor de hoy',
    save: 'Guardar como plan nuevo',
    saving: 'Guardando',
    savedTitle: 'Plan guardado',
    savedDescription: 'El anterior sigue en Mis planes.',
    errorSafe: 'El plan de antes no cambió.',
    same: 'Nada cambia: con el motor de hoy sale el mismo plan, número por número.',
    before: 'Antes: ',
    now: '. Ahora: ',
  },
  saveProblem: {
    memberships: 'Ver membresías',
    failed: 'No pudimos guardar tu plan.',
  },
} as const;
