export const homeMessages = {
  loading: 'Buscando tu plan.',
  alarmTitle: 'Pará ahora y llamá',
  alarmText: 'Tu último plan señala un síntoma que no puede esperar.',
  openPlan: 'Abrir mi plan',
  issued: (day: string) => `Emitido el ${day}.`,
  nextCheckUp: 'Tu próximo control',
  noCheckUp: 'Tu plan no pide controles.',
  checkUp: (title: string, day: string) => `${title}, el ${day}.`,
  openCheckUps: 'Ver los controles',
} as const;
