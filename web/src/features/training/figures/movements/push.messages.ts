import type { MovementWords } from '../drawing/movement.ts';
import type { PUSH_MOVEMENTS } from './push.data.ts';

const PLANK = 'en plancha, con los brazos estirados';

export const PUSH_WORDS: Readonly<Record<keyof typeof PUSH_MOVEMENTS, MovementWords>> = {
  'bench-press': [
    'acostado en el banco, con los brazos estirados sobre el pecho',
    'bajás el peso hasta el pecho',
  ],
  'incline-press': [
    'recostado en un banco inclinado, con los brazos estirados arriba',
    'bajás el peso hasta la parte alta del pecho',
  ],
  'machine-chest-press': [
    'sentado, con las manos a la altura del pecho',
    'empujás hacia adelante hasta estirar los brazos',
  ],
  'cable-chest-press': [
    'con un pie adelante y las manos junto al pecho, de espaldas a las poleas',
    'empujás hacia adelante hasta estirar los brazos',
  ],
  dip: [
    'sostenido sobre las barras, con los brazos estirados',
    'bajás doblando los codos hacia atrás, apenas inclinado',
  ],
  'dip-assisted': [
    'sostenido sobre las barras, con las rodillas en la plataforma',
    'bajás doblando los codos hacia atrás, apenas inclinado',
  ],
  'floor-press': [
    'boca arriba en el piso, con los brazos estirados arriba',
    'bajás hasta apoyar los brazos en el piso',
  ],
  'push-up': [PLANK, 'bajás el pecho casi hasta el piso, con el cuerpo recto'],
  'push-up-dumbbells': [
    'en plancha, con las manos sobre mancuernas',
    'bajás el pecho entre ellas, con el cuerpo recto',
  ],
  'push-up-jump': ['con el pecho cerca del piso', 'empujás rápido hasta despegar las manos'],
  'push-up-incline': [
    'con las manos en un banco y el cuerpo recto',
    'bajás el pecho hasta el borde del banco',
  ],
  'push-up-knees': [
    'con las rodillas apoyadas y los brazos estirados',
    'bajás el pecho casi hasta el piso',
  ],
  'push-up-feet-up': [
    'en plancha, con los pies sobre un apoyo',
    'bajás el pecho casi hasta el piso',
  ],
  'push-up-archer': [PLANK, 'bajás sobre un brazo mientras el otro se estira al costado'],
  'push-up-wall': [
    'inclinado, con las palmas en la pared',
    'acercás el pecho a la pared con el cuerpo recto',
  ],
  'overhead-press': [
    'de pie, con el peso a la altura de los hombros',
    'empujás hacia arriba hasta estirar los brazos',
  ],
  'push-press': [
    'de pie, con el peso en los hombros; bajás un poco doblando las rodillas',
    'estirás las piernas y terminás con los brazos estirados arriba',
  ],
  'seated-press': [
    'sentado, con el peso a la altura de los hombros',
    'empujás hacia arriba hasta estirar los brazos',
  ],
  'seated-press-machine': [
    'sentado, con las manijas a la altura de los hombros',
    'empujás hacia arriba hasta estirar los brazos',
  ],
  'seated-press-chair': [
    'sentado en una silla, con el peso a la altura de los hombros',
    'empujás hacia arriba hasta estirar los brazos',
  ],
  'landmine-press': [
    'con un pie adelante y la punta de la barra junto al hombro',
    'empujás hacia arriba y adelante',
  ],
  'half-kneeling-press': [
    'con una rodilla en el piso y el peso junto al hombro',
    'empujás hacia arriba hasta estirar el brazo',
  ],
  'pike-push-up': [
    'con la cadera alta, en V invertida',
    'doblás los codos y la cabeza baja delante de las manos',
  ],
  'pike-push-up-incline': [
    'con la cadera alta y las manos en un banco',
    'doblás los codos y la cabeza baja entre las manos',
  ],
  'pike-push-up-feet-up': [
    'con los pies sobre un apoyo y la cadera sobre los hombros',
    'doblás los codos y la cabeza baja cerca del piso',
  ],
  'handstand-push-up': [
    'cabeza abajo, con los talones contra la pared',
    'doblás los codos hasta que la cabeza queda cerca del piso',
  ],
  'pec-deck': [
    'sentado, visto de frente, con los brazos abiertos',
    'cerrás los brazos delante del pecho',
  ],
  'reverse-pec-deck': [
    'sentado, con el pecho apoyado y las manos juntas adelante',
    'abrís los brazos hacia los costados',
  ],
  'cable-fly': [
    'visto de frente, con los brazos abiertos hacia las poleas altas',
    'juntás las manos adelante y abajo',
  ],
  'low-cable-fly': [
    'visto de frente, con los brazos abiertos hacia las poleas bajas',
    'juntás las manos a la altura de la cara',
  ],
  'dumbbell-fly': [
    'acostado en el banco, visto desde arriba, con las manos juntas sobre el pecho',
    'abrís los brazos hasta la línea del cuerpo',
  ],
  'floor-fly': [
    'acostado en el piso, visto desde arriba, con las manos juntas sobre el pecho',
    'abrís los brazos hasta el piso',
  ],
  'slider-fly': [
    'boca abajo, visto desde arriba, con una toalla bajo cada mano',
    'deslizás las manos hacia los costados',
  ],
  'palm-press': [
    'visto de frente, con los codos abiertos',
    'apretás las palmas delante del pecho y lo sostenés',
  ],
  pushdown: [
    'de pie frente a la polea, con los codos doblados y pegados al cuerpo',
    'estirás los codos hacia abajo',
  ],
  'overhead-extension': [
    'de pie, con el peso detrás de la cabeza',
    'estirás los codos hacia arriba',
  ],
  'overhead-extension-cable': [
    'de espaldas a la polea, con las manos detrás de la cabeza',
    'estirás los codos hacia adelante y arriba',
  ],
  'skull-crusher': [
    'acostado en el banco, con los brazos estirados arriba',
    'doblás solo los codos y el peso baja detrás de la frente',
  ],
  kickback: [
    'inclinado y apoyado, con el brazo paralelo al cuerpo y el codo doblado',
    'estirás el codo hacia atrás',
  ],
  'bench-dip': [
    'con las manos en el borde de un banco y la cadera delante',
    'bajás la cadera doblando los codos hacia atrás',
  ],
  'bar-triceps-extension': [
    'inclinado, con las manos en una barra baja y el cuerpo recto',
    'doblás los codos y la frente baja hacia las manos',
  ],
};
