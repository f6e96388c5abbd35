import type { RuleKind } from '@forja/domain/plan/clinician/applied-rules';

export const sheetMessages = {
  title: 'Ficha para tu médico',
  subtitle: (day: string, engine: string) =>
    `Plan del ${day}, motor ${engine}. Nombre y apellido: ______________________________`,
  footer:
    'Todo lo declarado lo cargó la persona y nadie lo verificó. No es una historia clínica, un diagnóstico ni una indicación. Hecha en su dispositivo, sin enviarse a nadie. Los textos completos y sus fuentes están en la app.',
  sections: {
    declared: 'Lo que declaró',
    medicines: 'Medicamentos y compuestos',
    toVerify: 'Para verificar',
    alarm: 'Señales de alarma',
  },
  ruleTitles: {
    stop: 'Reglas que frenan',
    guard: 'Reglas de cuidado',
    limit: 'Pisos y topes',
    left_out: 'Suplementos que no van, o que decide un médico',
    notice: 'Avisos',
  } satisfies Record<RuleKind, string>,
  more: (count: number) => ` y ${count} más`,
  person: {
    energyFollows: (goal: string) => ` (la energía sigue: ${goal})`,
    bodyFat: (percent: string) => `, grasa ${percent} %`,
    body: (sex: string, years: number, measures: string) => `${sex}, ${years} años, ${measures}.`,
    measures: (kg: string, cm: number, bodyMassIndex: string, bodyFat: string) =>
      `${kg} kg, ${cm} cm, IMC ${bodyMassIndex}${bodyFat}`,
    goal: (goal: string, cycle: string, level: string) =>
      `Objetivo: ${goal}, ${cycle}. Nivel: ${level}.`,
    inHeat: ', con calor',
    training: (days: number, minutes: number, equipment: string) =>
      `Entrena ${days} días de ${minutes} min, ${equipment}.`,
    life: (activity: string, foodPattern: string) =>
      ` Actividad diaria: ${activity}. Come: ${foodPattern}.`,
  },
  measured: {
    pressure: (systolic: number, diastolic: number) =>
      `Presión en reposo: ${systolic}/${diastolic} mmHg.`,
    noPressure: 'Presión en reposo: no la cargó.',
    labs: (results: string) => `Análisis: ${results}.`,
    noLabs: 'no los cargó',
  },
  screening: {
    none: 'no las respondió',
    answered: (count: number, questions: number, signs: number) =>
      `${count} de ${questions} respondidas, ${signs === 1 ? '1 señal' : `${signs} señales`}`,
    eating: (summary: string) =>
      `Preguntas sobre la comida: ${summary}. Orientan, no diagnostican.`,
    pregnancy: (answer: 'yes' | 'no' | undefined) =>
      `Embarazo: ${answer === undefined ? 'no respondió' : { yes: 'sí', no: 'no' }[answer]}.`,
  },
  declared: {
    conditions: (list: string) => `Condiciones: ${list}.`,
    noConditions: 'ninguna declarada',
    history: (list: string) => `Antecedentes y síntomas: ${list}.`,
    noHistory: 'ninguno declarado',
    injuries: (list: string) => `Lesiones: ${list}.`,
    noInjuries: 'ninguna declarada',
  },
  medicines: {
    list: (list: string) => `Medicamentos: ${list}.`,
    none: 'ninguno de los que preguntamos',
    compounds: (list: string) => `Usa o piensa usar: ${list}.`,
    noNames: 'no dijo qué',
    noCompounds: 'Compuestos: ninguno declarado.',
    amount: (amount: string, origin: string) => `Cantidad: ${amount}. Origen: ${origin}.`,
    years: (years: string, isOne: boolean) => ` Uso previo: ${years} ${isOne ? 'año' : 'años'}.`,
    followUp: (isFollowed: boolean) => ` Seguimiento médico: ${isFollowed ? 'sí' : 'no'}.`,
    sharesEquipment: ' Comparte material de inyección.',
    withoutBreak: ' Sin descansos.',
    risk: (level: string, points: string) =>
      `Riesgo por sustancias: ${level}, ${points} puntos (orientativo, no validado).`,
  },
  toVerify: {
    missing: (list: string) => `Falta: ${list}.`,
    none: 'Sin controles propios de este plan.',
    sameTests: 'los mismos estudios',
    someTests: (count: number) => `${count} de esos estudios`,
    added: (list: string) => `; se suma: ${list}`,
  },
  alarm: 'Cualquiera de ellas: 107 o 911, o la guardia más cercana.',
} as const;
