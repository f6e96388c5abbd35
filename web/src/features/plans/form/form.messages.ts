export const formMessages = {
  /** What the live figures wait for. */
  missing: {
    empty: {
      ageYears: 'Falta la edad',
      weightKg: 'Falta el peso',
      heightCm: 'Falta la altura',
      sex: 'Falta el sexo',
    },
    wrong: {
      ageYears: 'Revisá la edad',
      weightKg: 'Revisá el peso',
      heightCm: 'Revisá la altura',
      sex: 'Revisá el sexo',
    },
    other: 'Hay un dato para revisar',
  },

  avoidedFoodsField: {
    label: 'Alimentos que evitás',
  },
  avoidedFoodsQuestion: {
    failed: 'No pudimos abrir el buscador de alimentos. Lo demás sigue andando.',
    retry: 'Probar de nuevo',
  },
  completedSteps: {
    change: 'Cambiar',
  },
  eatingNote: {
    lead: 'Tu plan no va a bajar la comida. Vale la pena hablarlo con tu médico o con un profesional de salud mental: lo que digas es confidencial. Si pensás en hacerte daño, llamá ahora al',
    orCall: ' o al ',
  },
  goalStep: {
    otherDuration: 'Otra duración',
    underAge: 'Con menos de 18 años no mostramos ningún plan con química.',
    permanentDamage: 'El daño puede ser permanente. Tu plan sin química está completo.',
    purpose: 'Esto existe para cuidarte, no para recomendarte nada.',
    worstCase:
      'Lo que no contestes se cuenta como el peor caso, y los análisis que no cargaste en “Tu salud”, también. Nada sale de tu cuenta.',
    substances: 'Lo que usás o pensás usar',
    doseMultiple: 'Cantidad, comparada con una dosis médica de reemplazo',
    origin: 'De dónde sale',
    yearsOfUse: 'Años de uso, sumando todo',
    hasDoctor: 'Me sigue un médico que lo sabe',
    sharedNeedles: 'Compartí o reusé agujas, jeringas o frascos',
    noBreaks: 'Sin descansos entre ciclos',
  },
  healthStep: {
    refine: 'Afinar mi salud',
    systolic: 'Presión máxima',
    diastolic: 'Presión mínima',
  },
  knownLifts: {
    title: 'Pesos que ya levantás',
    lead: 'Anotá una serie que hayas hecho de verdad, sin llegar al fallo.',
    add: 'Agregar un ejercicio',
    exercise: 'Ejercicio',
    weight: 'Peso',
    reps: 'Repeticiones',
    remove: (name: string) => `Quitar ${name}`,
  },
  liveFigures: {
    years: ' años,',
    centimetres: ' cm',
    protein: 'Proteína por día',
    days: 'Días por semana',
    sets: 'Series por músculo',
    ceiling: 'El tope: ',
    energy: 'Energía por día',
    risk: 'Riesgo por sustancias',
    raisedBy: 'Sube por: ',
    natural: 'Sin química, con la misma meta, es ',
    lead: 'Cada dato que cargás cambia esta ficha. Nada se guarda en tu cuenta hasta que tocás “Guardar plan”.',
    preview: 'Vista previa de tu ficha',
    live: 'Tu ficha, en vivo',
    energyShort: 'Energía',
    kcal: ' kcal',
    grams: ' g',
  },
  personStep: {
    age: 'Edad',
    weight: 'Peso',
    height: 'Altura',
    refine: 'Afinar mis datos',
    equipment: 'Dónde entrenás',
    activity: 'Tu día, sin contar el entrenamiento',
    foodPattern: 'Cómo comés',
    budget: 'Presupuesto para la comida',
    cookingDays: 'Para cuántos días cocinás',
    bodyFat: 'Grasa corporal',
    heat: 'Entreno con mucho calor',
  },
  recentLabs: {
    title: 'Análisis de los últimos 6 meses',
  },
  screeningStep: {
    lead: 'Estas preguntas son para todas las personas: un plan para bajar de peso puede hacerle daño a quien la está pasando mal con la comida. Las respuestas solo las ves vos: quedan en este equipo, y en tu cuenta si guardás el plan.',
    optional: 'Podés no contestar.',
    withoutAnswers:
      ' Sin estas respuestas no mostramos un plan para bajar de peso. Lo demás sigue igual.',
  },
} as const;
