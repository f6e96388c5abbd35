import type { MovementWords } from './drawing/movement.ts';
import type { Hold } from './drawing/things.ts';

export const figureMessages = {
  title: 'Cómo se ve',
  start: 'Empezás así',
  end: 'Llegás acá',
  pause: 'Frenar el dibujo',
  play: 'Mover el dibujo',
  description: (hold: string, [start, end]: MovementWords) =>
    `${hold}Empezás ${start}. Después, ${end}.`,
  like: 'Es el dibujo de un movimiento parecido.',
  holds: {
    none: '',
    barbell: 'Con barra. ',
    'barbell-on-back': 'Con la barra sobre los trapecios. ',
    dumbbells: 'Con una mancuerna en cada mano. ',
    hammers: 'Con una mancuerna en cada mano, palmas enfrentadas. ',
    dumbbell: 'Con una mancuerna. ',
    'dumbbell-upright': 'Con una mancuerna vertical. ',
    kettlebell: 'Con pesa rusa. ',
    backpack: 'Con una mochila cargada. ',
    bottles: 'Con una botella en cada mano. ',
    ball: 'Con pelota. ',
    bags: 'Con una bolsa en cada mano. ',
  } satisfies Record<Hold, string>,
};
