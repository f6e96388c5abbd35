export const emergencyMessages = {
  whatToDo: 'Qué hacer ante una alarma',
  call911: 'Llamar al 911',
  call107: 'Llamar al 107',
  or: ' o ',
} as const;
