import type { MovementWords } from '../drawing/movement.ts';
import type { PULL_MOVEMENTS } from './pull.data.ts';

const HANGING = 'colgado de la barra, con los brazos estirados';
const CHEST_UP = 'subís el cuerpo hasta que el pecho llega cerca de la barra';
const BENT = 'con la cadera atrás, el torso inclinado y los brazos colgando';

export const PULL_WORDS: Readonly<Record<keyof typeof PULL_MOVEMENTS, MovementWords>> = {
  'bent-row': [BENT, 'llevás el peso hacia el ombligo, con los codos atrás'],
  'floor-row': [
    'con el torso casi horizontal y la barra en el piso',
    'llevás la barra hacia el abdomen',
  ],
  't-bar-row': [BENT, 'llevás la barra hacia el pecho, con los codos atrás'],
  'seated-cable-row': [
    'sentado frente a la polea, con los brazos estirados',
    'llevás las manos al abdomen, con los codos atrás',
  ],
  'chest-supported-row': [
    'sentado, con el pecho apoyado y los brazos estirados al frente',
    'llevás los codos hacia atrás',
  ],
  'one-arm-row': [
    'con una rodilla y una mano en el banco, y el otro brazo colgando',
    'llevás el codo hacia la cadera',
  ],
  'one-arm-row-chair': [
    'inclinado, con una mano en la silla y el otro brazo colgando',
    'llevás el codo hacia la cadera',
  ],
  'one-arm-cable-row': [
    'de pie frente a la polea, con un brazo estirado',
    'llevás el codo hacia atrás',
  ],
  'incline-row': [
    'boca abajo en un banco inclinado, con los brazos colgando',
    'llevás los codos hacia atrás',
  ],
  'inverted-row': [
    'colgado de una barra baja, boca arriba, con el cuerpo recto y los talones en el piso',
    'acercás el pecho a la barra',
  ],
  'inverted-row-knees': [
    'colgado de una barra baja, boca arriba, con las rodillas dobladas',
    'acercás el pecho a la barra',
  ],
  'towel-row': [
    'inclinado hacia atrás, agarrado de la toalla con los brazos estirados',
    'acercás el pecho a la puerta',
  ],
  'seated-band-row': [
    'sentado, con los brazos estirados hacia la banda',
    'llevás los codos hacia atrás',
  ],
  pulldown: [
    'sentado, con los brazos estirados hacia arriba',
    'bajás las manos hasta el pecho alto',
  ],
  'pulldown-one-arm': [
    'sentado, con un brazo estirado hacia arriba',
    'llevás el codo hacia la cadera',
  ],
  'pulldown-band': [
    'sentado, con los brazos estirados hacia la banda, que está trabada arriba',
    'llevás los codos hacia las costillas',
  ],
  'pull-up': [HANGING, CHEST_UP],
  'pull-up-weighted': ['colgado de la barra, con el lastre en el cinturón', CHEST_UP],
  'pull-up-assisted': ['colgado de la barra, con las rodillas en la plataforma', CHEST_UP],
  'pull-up-feet': ['colgado de la barra, con un pie sobre una silla', CHEST_UP],
  'pull-up-negative': ['con el pecho cerca de la barra', 'bajás lento hasta estirar los brazos'],
  'straight-arm-pulldown': [
    'de pie frente a la polea, con los brazos casi rectos al frente',
    'llevás las manos a los muslos sin doblar los codos',
  ],
  pullover: [
    'acostado en el banco, con el peso sobre el pecho',
    'llevás el peso detrás de la cabeza con los codos apenas doblados',
  ],
  'floor-pullover': [
    'acostado en el piso, con el peso sobre el pecho',
    'llevás el peso detrás de la cabeza, cerca del piso',
  ],
  'lat-slide': [
    'boca abajo, con los brazos estirados al frente',
    'tirás de las manos y el cuerpo se desliza hacia ellas',
  ],
  curl: ['de pie, con los brazos estirados', 'doblás los codos, que quedan quietos al costado'],
  'cable-curl': [
    'de pie frente a la polea baja, con los brazos estirados',
    'doblás los codos, que quedan quietos al costado',
  ],
  'preacher-curl': [
    'sentado, con los brazos apoyados y casi estirados sobre la almohadilla',
    'doblás los codos sin despegarlos',
  ],
  'incline-curl': [
    'recostado en un banco inclinado, con los brazos colgando detrás del cuerpo',
    'doblás los codos sin mover los hombros',
  ],
  'concentration-curl': [
    'sentado, con el codo apoyado en el muslo y el brazo estirado',
    'doblás el codo',
  ],
  'wrist-curl': [
    'sentado, con los antebrazos sobre los muslos y las manos bajas',
    'subís las manos doblando las muñecas',
  ],
  'bar-curl': [
    'inclinado hacia atrás, agarrado de una barra baja con los brazos estirados',
    'doblás los codos y la frente va hacia la barra',
  ],
  'towel-curl': [
    'sentado, con la toalla bajo un pie y en la mano',
    'doblás el codo mientras la pierna resiste',
  ],
  'lateral-raise': [
    'visto de frente, con los brazos a los costados',
    'subís los brazos hasta la altura de los hombros',
  ],
  'lateral-raise-cable': [
    'de costado a la polea baja, con la mano delante del cuerpo',
    'subís el brazo hasta la altura del hombro',
  ],
  'lateral-raise-machine': [
    'sentado, con los codos contra las almohadillas',
    'subís los codos hasta la altura de los hombros',
  ],
  'lateral-raise-leaning': [
    'inclinado, agarrado de un apoyo, con un brazo al costado',
    'subís ese brazo hasta la horizontal',
  ],
  scaption: [
    'visto de frente, con los brazos a los costados',
    'subís los brazos en diagonal hasta media altura',
  ],
  'face-pull': [
    'de pie frente a la polea, con los brazos estirados a la altura de la cara',
    'llevás las manos hacia las orejas con los codos altos',
  ],
  'rear-fly': [
    'inclinado, visto de frente, con los brazos colgando',
    'abrís los brazos hacia los costados',
  ],
  shrug: ['visto de frente, con los brazos largos', 'subís los hombros hacia las orejas'],
  'front-raise': [
    'de pie, con los brazos estirados abajo',
    'subís los brazos al frente hasta la altura de los ojos',
  ],
  'upright-row': [
    'visto de frente, con el peso delante de los muslos',
    'subís el peso pegado al cuerpo, con los codos hacia afuera',
  ],
  'wall-lateral-hold': [
    'de costado a la pared, con el brazo al lado del cuerpo',
    'empujás la pared con el dorso de la mano y lo sostenés',
  ],
  'prone-y': [
    'boca abajo, con los brazos estirados por delante de la cabeza',
    'levantás los brazos sin subir la cabeza',
  ],
};
