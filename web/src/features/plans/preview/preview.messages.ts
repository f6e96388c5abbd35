export const previewMessages = {
  planPreview: {
    back: 'Atrás',
    firstDay: (weekday: string, name: string) => `Tu primer día, ${weekday}: ${name}`,
    firstMeal: (meal: string) => `Tu primera comida, ${meal}`,
    kcal: 'kcal',
    makingMeal: 'Armando tu primera comida.',
    rest: 'El resto de tu plan es de la membresía',
    restItems: (sessions: string, cycle: string) => [
      `${sessions}, con su progresión durante ${cycle}`,
      'Siete días de comida, con cambios y la lista de compras',
      'Los suplementos que te pueden servir, con su dosis y su fuente',
      'Guardarlo, abrirlo sin señal y la ficha en PDF para tu médico',
    ],
    sessions: (count: number) =>
      count === 1 ? '1 entrenamiento por semana' : `${count} entrenamientos por semana`,
    comesBack: 'Cuando la actives, este plan se guarda solo y es lo primero que ves.',
    activate: 'Activar membresía',
    help: 'El riesgo y los avisos de salud están completos.',
  },
  planInProgress: {
    saving: 'Guardando el plan que estabas armando.',
    savedTitle: 'Tu plan ya está guardado',
    open: 'Ver mi plan',
    incompleteTitle: 'Tu plan quedó a medio armar',
    incomplete: 'Lo que contestaste sigue en este equipo.',
    goOn: 'Seguir con mi plan',
    refusedTitle: 'No pudimos guardar el plan que estabas armando',
    review: 'Revisar mis datos',
    failedTitle: 'Tu plan todavía no se guardó',
    failed: 'Tus respuestas siguen en este equipo.',
    retry: 'Probar de nuevo',
  },
} as const;
