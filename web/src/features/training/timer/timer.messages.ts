export const timerMessages = {
  rest: 'Descanso',
  ended: 'Terminó el descanso.',
  less: 'Restar 15 segundos',
  more: 'Sumar 15 segundos',
  skip: 'Saltar el descanso',
  lessShort: '−15',
  moreShort: '+15',
  announce: (time: string) => `Descanso de ${time}.`,
  notification: {
    resting: (time: string) => `Descanso hasta las ${time}`,
    ended: 'Terminó el descanso',
    next: 'Te espera la próxima serie.',
    more: 'Sumar 15 s',
    skip: 'Saltar',
  },
};
