import type { Exercise } from '../exercise.ts';

const COMMON = {
  pattern: 'balance',
  primary: ['calves'],
  secondary: ['glutes'],
  equipment: ['gym', 'dumbbells', 'bodyweight'],
  level: 'beginner',
  compound: false,
} as const;

/** Easiest first, all beside a support. Names and cues are ours. */
export const BALANCE_EXERCISES: readonly Exercise[] = [
  {
    ...COMMON,
    id: 'tandem-stand',
    name: 'Parada en línea',
    cues: [
      'Al lado de una mesada firme, un pie justo delante del otro',
      'Mirada al frente y una mano lista para apoyarse',
      'Cuando salga fácil, girá despacio la cabeza',
    ],
    needs: 'mesada o silla firme',
    loads: [],
    unilateral: true,
    timed: true,
  },
  {
    ...COMMON,
    id: 'weight-shift',
    name: 'Pasar el peso de un pie al otro',
    cues: ['Pies al ancho de la cadera, cerca de un apoyo', 'Llevá el peso a un pie hasta casi despegar el otro'],
    needs: 'mesada o silla firme',
    loads: [],
    unilateral: false,
    timed: true,
  },
  {
    ...COMMON,
    id: 'side-step-walk',
    name: 'Pasos de costado',
    cues: ['De frente a la mesada, con las manos cerca', 'Pasos cortos hacia un lado y volvé, sin cruzar los pies'],
    needs: 'mesada o pared larga',
    loads: [],
    unilateral: false,
    timed: true,
  },
  {
    ...COMMON,
    id: 'heel-to-toe-walk',
    name: 'Caminata en línea',
    cues: ['Junto a una pared, apoyá el talón pegado a la punta del otro pie', 'Despacio y con la mirada al frente'],
    needs: 'un pasillo con pared',
    loads: [],
    unilateral: false,
    timed: true,
  },
  {
    ...COMMON,
    id: 'single-leg-stand',
    name: 'Parada en un pie con apoyo',
    cues: ['Una mano en la mesada y un pie apenas en el aire', 'Cuando salga fácil, apoyá solo un dedo'],
    needs: 'mesada o silla firme',
    loads: ['one_leg_balance'],
    unilateral: true,
    timed: true,
  },
  {
    ...COMMON,
    id: 'clock-reach',
    name: 'Toques de reloj',
    cues: ['Parado en un pie, con una mano apoyada', 'Tocá el piso con el otro adelante, al costado y atrás'],
    needs: 'mesada o silla firme',
    loads: ['one_leg_balance'],
    unilateral: true,
    timed: true,
  },
];
