import type { MovementWords } from '../drawing/movement.ts';
import type { LEG_MOVEMENTS } from './legs.data.ts';

const UPRIGHT = 'de pie';
const KNEELING = 'de rodillas, con el cuerpo recto desde las rodillas';

export const LEG_WORDS: Readonly<Record<keyof typeof LEG_MOVEMENTS, MovementWords>> = {
  'squat-back': [UPRIGHT, 'bajás hasta que los muslos quedan horizontales, con el torso inclinado'],
  'squat-front': [
    'de pie, con el peso delante de los hombros',
    'bajás hasta que los muslos quedan horizontales, con el torso casi derecho',
  ],
  'squat-sides': [
    'de pie, con los brazos a los costados',
    'bajás hasta que los muslos quedan horizontales',
  ],
  'squat-free': [
    UPRIGHT,
    'bajás hasta que los muslos quedan horizontales, con los brazos al frente',
  ],
  'squat-box': ['de pie, de espaldas a un banco', 'llevás la cadera atrás hasta rozar el banco'],
  'chair-stand': ['sentado, con los brazos cruzados', 'te parás'],
  'leg-press': [
    'reclinado, con las piernas casi estiradas contra la plataforma',
    'doblás las rodillas hacia el pecho',
  ],
  'leg-press-single': [
    'reclinado, con una pierna casi estirada contra la plataforma',
    'doblás esa rodilla hacia el pecho',
  ],
  'hack-squat': [
    'de pie, con la espalda contra el respaldo inclinado',
    'bajás por el riel doblando las rodillas',
  ],
  pistol: [
    'de pie sobre una pierna, con la otra adelante',
    'bajás del todo sobre una pierna, con la otra estirada al frente',
  ],
  'pistol-box': [
    'de pie sobre una pierna, de espaldas a un banco',
    'bajás sobre una pierna hasta apoyarte en el banco',
  ],
  bulgarian: [
    'de pie, con el empeine de atrás sobre un banco',
    'bajás hasta que la rodilla de atrás queda cerca del piso',
  ],
  lunge: [
    'con un pie adelante y el otro atrás',
    'bajás hasta que la rodilla de atrás casi toca el piso',
  ],
  'lunge-waist': [
    'con un pie adelante, el otro atrás y las manos en la cintura',
    'bajás hasta que la rodilla de atrás casi toca el piso',
  ],
  'lunge-barbell': [
    'con un pie adelante y el otro atrás',
    'bajás hasta que la rodilla de atrás casi toca el piso',
  ],
  'step-up': ['con un pie sobre el apoyo y el otro en el piso', 'subís hasta quedar de pie arriba'],
  'step-low': ['con un pie sobre un escalón bajo', 'subís hasta quedar de pie arriba'],
  'leg-extension': [
    'sentado, con las rodillas dobladas y el rodillo sobre los empeines',
    'estirás las rodillas',
  ],
  'leg-extension-single': [
    'sentado, con las rodillas dobladas',
    'estirás una rodilla contra el rodillo',
  ],
  'leg-extension-dumbbell': ['sentado, con la mancuerna entre los pies', 'estirás las rodillas'],
  'leg-extension-chair': ['sentado en una silla', 'estirás una rodilla hasta la horizontal'],
  'reverse-nordic': [KNEELING, 'te inclinás hacia atrás en bloque, sin doblar la cadera'],
  'reverse-nordic-short': [KNEELING, 'te inclinás apenas hacia atrás, en bloque'],
  'sissy-squat': [
    'de pie, agarrado de un apoyo',
    'llevás las rodillas adelante y el torso atrás, con los talones levantados',
  ],
  'wall-sit': [
    'de pie, con la espalda contra la pared',
    'bajás hasta quedar sentado en el aire y lo sostenés',
  ],
  'straight-leg-raise': [
    'boca arriba, con una rodilla doblada y la otra pierna recta',
    'levantás la pierna recta hasta la altura de la otra rodilla',
  ],
  deadlift: [
    'agachado, con la cadera atrás y la barra en el piso',
    'te parás con la barra pegada al cuerpo',
  ],
  rdl: [
    'de pie, con el peso delante de los muslos',
    'llevás la cadera atrás con la espalda recta y el peso baja junto a las piernas',
  ],
  'trap-bar': [
    'agachado, con la barra a los costados, cerca del piso',
    'te parás con los brazos largos',
  ],
  sumo: [
    'agachado, con los pies muy separados y las manos entre las piernas',
    'te parás con los pies en el mismo lugar',
  ],
  'sumo-dumbbell': [
    'agachado, con los pies muy separados y el peso entre ellos',
    'te parás con los pies en el mismo lugar',
  ],
  'hip-thrust': [
    'con los omóplatos en el banco, la cadera baja y el peso sobre ella',
    'subís la cadera hasta que el torso queda horizontal',
  ],
  'hip-thrust-single': [
    'con los omóplatos en el banco, la cadera baja y una pierna en el aire',
    'subís la cadera con la pierna apoyada',
  ],
  'hip-thrust-machine': [
    'con los omóplatos apoyados y el cinturón sobre la cadera baja',
    'subís la cadera hasta que el torso queda horizontal',
  ],
  'back-extension': [
    'con la cadera en la almohadilla y el torso colgando',
    'subís el torso hasta quedar recto con las piernas',
  ],
  'pull-through': [
    'de espaldas a la polea, inclinado, con la soga entre las piernas',
    'te parás empujando la cadera adelante',
  ],
  'good-morning': [UPRIGHT, 'llevás la cadera atrás con la espalda recta hasta inclinar el torso'],
  'single-leg-deadlift': [
    'de pie sobre una pierna',
    'inclinás el torso y llevás la otra pierna atrás, en línea con él',
  ],
  'hinge-supported': [
    'de pie, con las manos en la mesada',
    'llevás la cadera atrás con la espalda recta',
  ],
  'bridge-feet-up': ['boca arriba, con los talones sobre un apoyo', 'subís la cadera'],
  bridge: [
    'boca arriba, con las rodillas dobladas y los pies en el piso',
    'subís la cadera hasta la línea de hombros y rodillas',
  ],
  'lying-leg-curl': [
    'boca abajo, con las piernas estiradas y el rodillo en los talones',
    'llevás los talones hacia la cola',
  ],
  'lying-leg-curl-dumbbell': [
    'boca abajo en un banco, con la mancuerna entre los pies',
    'doblás las rodillas hasta que las canillas quedan verticales',
  ],
  'seated-leg-curl': [
    'sentado, con las piernas estiradas sobre el rodillo',
    'llevás los talones abajo y atrás',
  ],
  'standing-leg-curl': [
    'de pie y apoyado, con el rodillo detrás del tobillo',
    'llevás el talón hacia la cola',
  ],
  'standing-leg-curl-supported': [
    'de pie, con las manos en la mesada',
    'llevás un talón hacia la cola',
  ],
  'slider-leg-curl': [
    'en puente, con los talones cerca de la cola',
    'alejás los talones hasta casi estirar las piernas, con la cadera en el aire',
  ],
  'nordic-curl': [
    'de rodillas, con los tobillos sujetos',
    'bajás hacia adelante en bloque, frenando la caída',
  ],
  'abduction-machine': [
    'sentado, con las rodillas juntas',
    'abrís las rodillas contra las almohadillas',
  ],
  'adduction-machine': [
    'sentado, con las rodillas abiertas',
    'juntás las rodillas contra las almohadillas',
  ],
  'cable-abduction': [
    'de pie, de costado a la polea, con la tobillera puesta',
    'abrís la pierna hacia afuera',
  ],
  'abduction-supported': [
    'de pie, con las manos en la mesada',
    'abrís una pierna hacia el costado',
  ],
  'cable-kickback': [
    'de pie frente a la polea, con la tobillera puesta',
    'llevás la pierna hacia atrás',
  ],
  'quadruped-kickback': [
    'en cuatro apoyos',
    'subís un talón hacia el techo con la rodilla doblada',
  ],
  'banded-walk': [
    'con las rodillas apenas dobladas y la banda sobre ellas',
    'das un paso al costado sin juntar los pies',
  ],
  'side-lying-abduction': [
    'acostado de costado, con las piernas juntas',
    'subís la pierna de arriba',
  ],
  'side-lying-abduction-weight': [
    'acostado de costado, con la mancuerna sobre el muslo de arriba',
    'subís la pierna de arriba',
  ],
  clamshell: [
    'acostado de costado, con las rodillas dobladas y juntas',
    'abrís la rodilla de arriba sin separar los pies',
  ],
  'calf-raise': [
    'con las puntas en un escalón y los talones bajos',
    'subís los talones todo lo que podés',
  ],
  'calf-raise-single': [
    'sobre una pierna, con la punta en un escalón y el talón bajo',
    'subís el talón todo lo que podés',
  ],
  'calf-machine': [
    'con las almohadillas en los hombros, las puntas en el escalón y los talones bajos',
    'subís los talones todo lo que podés',
  ],
  'calf-raise-supported': ['de pie, con las manos en la mesada', 'subís los talones'],
  'leg-press-calf': [
    'reclinado, con las piernas casi estiradas y las puntas hacia vos',
    'empujás la plataforma con las puntas',
  ],
  'seated-calf': [
    'sentado, con la almohadilla sobre las rodillas y los talones bajos',
    'subís los talones',
  ],
};
