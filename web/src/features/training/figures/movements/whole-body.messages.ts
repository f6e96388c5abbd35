import type { MovementWords } from '../drawing/movement.ts';
import type { WHOLE_BODY_MOVEMENTS } from './whole-body.data.ts';

const HANGING = 'colgado de la barra, con los brazos estirados';

export const WHOLE_BODY_WORDS: Readonly<Record<keyof typeof WHOLE_BODY_MOVEMENTS, MovementWords>> =
  {
    plank: [
      'sobre los antebrazos y las rodillas',
      'estirás las piernas, quedás recto de la cabeza a los talones y lo sostenés',
    ],
    'dead-bug': [
      'boca arriba, con los brazos hacia el techo y las rodillas sobre la cadera',
      'bajás un brazo y la pierna contraria',
    ],
    'side-plank': [
      'de costado, apoyado en un antebrazo, con la cadera baja',
      'subís la cadera hasta quedar en línea y lo sostenés',
    ],
    'copenhagen-plank': [
      'de costado, apoyado en un antebrazo, con la pierna de arriba sobre un banco',
      'subís la cadera hasta quedar en línea y lo sostenés',
    ],
    pallof: [
      'visto de frente, de costado a la polea, con las manos en el pecho',
      'estirás los brazos hacia adelante sin girar',
    ],
    'pallof-band': [
      'visto de frente, de costado a la banda, con las manos en el pecho',
      'estirás los brazos hacia adelante sin girar',
    ],
    'cable-crunch': [
      'de rodillas bajo la polea, con la soga junto a la cabeza',
      'enrollás el torso hacia el piso sin mover la cadera',
    ],
    'bird-dog': ['en cuatro apoyos', 'estirás un brazo al frente y la pierna contraria atrás'],
    'hanging-knee-raise': [HANGING, 'llevás las rodillas hacia el pecho'],
    'hanging-leg-raise': [HANGING, 'subís las piernas casi rectas'],
    'ab-wheel': [
      'de rodillas, con las manos en la rueda cerca del cuerpo',
      'alejás la rueda hasta quedar casi estirado',
    ],
    crunch: [
      'boca arriba, con las rodillas dobladas',
      'despegás los hombros del piso enrollando el abdomen',
    ],
    'reverse-crunch': [
      'boca arriba, con las rodillas sobre la cadera',
      'despegás la cola del piso llevando las rodillas al pecho',
    ],
    'lying-leg-raise': [
      'boca arriba, con las piernas casi rectas cerca del piso',
      'subís las piernas sin despegar la cintura',
    ],
    'seated-knee-tuck': [
      'sentado al borde de un banco, inclinado atrás y con las piernas estiradas',
      'acercás las rodillas y el pecho',
    ],
    'side-bend': [
      'visto de frente, inclinado hacia el lado del peso',
      'volvés hasta quedar derecho',
    ],
    hollow: [
      'boca arriba, con los brazos y las piernas largos',
      'despegás los hombros y las piernas, y lo sostenés',
    ],
    superman: ['boca abajo, con los brazos al costado', 'levantás apenas el pecho y las piernas'],
    'wall-plank': [
      'de pie frente a la pared',
      'te inclinás con los antebrazos en la pared y el cuerpo recto, y lo sostenés',
    ],
    'seated-march': ['sentado, con los pies en el piso', 'subís una rodilla por vez'],
    'carry-sides': ['caminando, con el peso a los costados', 'das pasos cortos sin inclinarte'],
    'carry-one-side': ['caminando, con el peso de un solo lado', 'das pasos cortos sin inclinarte'],
    'carry-rack': [
      'caminando, con el peso a la altura de los hombros',
      'das pasos cortos sin inclinarte',
    ],
    'carry-hug': ['caminando, con el peso abrazado al pecho', 'das pasos cortos sin inclinarte'],
    slam: [
      'de pie, con la pelota sobre la cabeza',
      'la tirás contra el piso doblando las rodillas y la cadera',
    ],
    'box-jump': [
      'agachado frente al cajón, con los brazos atrás',
      'saltás y caés sobre el cajón con las rodillas dobladas',
    ],
    swing: [
      'con la cadera atrás y el peso entre las piernas',
      'estirás la cadera y el peso sube hasta la altura de los hombros',
    ],
    'chest-pass': [
      'con la pelota contra el pecho y las rodillas apenas dobladas',
      'la empujás al frente lo más rápido que podés',
    ],
    clean: [
      'inclinado, con la barra a la altura de las rodillas; estirás la cadera y los tobillos',
      'la recibís sobre los hombros con las rodillas dobladas',
    ],
    snatch: [
      'agachado, con el peso entre los pies',
      'lo subís en un solo movimiento hasta estirar el brazo arriba',
    ],
    'vertical-jump': [
      'agachado, con los brazos atrás',
      'saltás hacia arriba con los brazos en alto',
    ],
    'broad-jump': [
      'agachado, con los brazos atrás',
      'saltás hacia adelante y caés con las rodillas dobladas',
    ],
    walk: ['caminando, con los brazos sueltos', 'das el paso siguiente'],
    treadmill: ['caminando sobre la cinta inclinada, sin agarrarte', 'das el paso siguiente'],
    bike: ['sentado en la bicicleta, con un pedal abajo', 'el otro pie empuja y los pedales giran'],
    elliptical: [
      'de pie en el elíptico, con un pie adelante',
      'el otro pie pasa adelante y los brazos acompañan',
    ],
    rower: [
      'sentado, con las rodillas dobladas y los brazos hacia adelante',
      'estirás las piernas, te inclinás atrás y llevás las manos al abdomen',
    ],
    run: ['corriendo, con una pierna adelante', 'la otra pierna pasa adelante'],
    'hill-run': [
      'corriendo cuesta arriba, con una pierna adelante',
      'la otra pierna pasa adelante',
    ],
    'jump-rope': ['en el aire, con la soga bajo los pies', 'caés mientras la soga pasa por arriba'],
    march: ['de pie, con una rodilla alta', 'la bajás y subís la otra'],
    tandem: [
      'de pie junto a una mesada, con los pies juntos',
      'ponés un pie justo delante del otro',
    ],
    'tandem-walk': [
      'con un pie justo delante del otro',
      'el de atrás pasa adelante y apoya el talón contra la punta',
    ],
    'weight-shift': [
      'visto de frente, con el peso en los dos pies',
      'pasás el peso a un pie hasta casi despegar el otro',
    ],
    'side-step': ['visto de frente, con los pies cerca', 'das un paso al costado'],
    'single-leg-stand': ['de pie, con una mano en la mesada', 'levantás un pie y lo sostenés'],
    'clock-reach': ['parado en un pie, con el otro adelante', 'llevás el otro pie atrás'],
  };
