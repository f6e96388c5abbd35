export const completeDayMessages = {
  label: 'Día completo',
  description:
    'Marcalo cuando anotaste todo lo de este día. Solo los días marcados cuentan para medir tu gasto.',
  notSaved: 'No pudimos guardar la marca del día',
} as const;
