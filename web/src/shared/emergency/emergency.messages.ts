export const emergencyMessages = {
  whatToDo: 'Qué hacer ante una alarma',
  call: (number: string) => `Llamar al ${number}`,
  or: ' o ',
  elsewhere: 'número de emergencias de donde estás',
  note: {
    title: 'Si te sentís mal, esto va primero.',
    call: 'Llamá ya al ',
    helpline: 'Para hablar de consumo, gratis y sin dar tu nombre, todo el día: ',
  },
  careLinks: {
    name: 'Herramientas de cuidado',
    checkUps: 'Calendario de controles',
    stopping: 'Dejar de usar',
  },
} as const;
