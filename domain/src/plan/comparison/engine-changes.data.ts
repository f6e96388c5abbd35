import type { DifferencePart } from './plan-difference.ts';

export type EngineChange = {
  readonly version: string;
  readonly part: DifferencePart;
  /** Prefixes of the figures and facts affected; absent: the whole part. */
  readonly of?: readonly string[];
  readonly text: string;
};

/** The first match of each version applies. */
export const ENGINE_CHANGES: readonly EngineChange[] = [
  {
    version: '1.4.0', part: 'notices', of: ['Antes de empezar'],
    text: 'Ahora tener 85 años o más, o un índice de masa corporal de 40 o más, es un motivo para consultar antes.',
  },
  {
    version: '1.4.0', part: 'notices', of: ['Avisos'],
    text: 'Ahora los avisos dicen qué va en lugar de los ejercicios que mueven todo tu peso, y qué cambia desde los 75 y los 85 años.',
  },
  {
    version: '1.4.0', part: 'risk', of: ['Lo que suma riesgo'],
    text: 'Ahora cada motivo dice solo lo que su fuente sostiene, de quiénes y en qué país.',
  },
  {
    version: '1.4.0', part: 'supplements', of: ['Bicarbonato de sodio'],
    text: 'Ahora el bicarbonato dice el sodio que suma al lado del límite de tu plan, y no va con medicación que sube el potasio.',
  },
  {
    version: '1.4.0', part: 'supplements', of: ['Cafeína'],
    text: 'Ahora la cafeína sigue un solo tope en todo el plan, más bajo desde que se busca un embarazo, y no va con apnea del sueño sin tratar.',
  },
  {
    version: '1.4.0', part: 'supplements',
    text: 'Ahora lo que se deja por un embarazo se deja desde que se lo busca, y cada suplemento se mira contra todo lo que contestaste de tu salud.',
  },
  {
    version: '1.4.0', part: 'notices', of: ['Avisos'],
    text: 'Ahora una meta por encima de tu gasto se dice, las señales de comer poco son las de tu sexo y la cafeína tiene un solo tope.',
  },
  {
    version: '1.4.0', part: 'training', of: ['División', 'Días', 'Repeticiones', 'Minutos', 'Piso', 'Techo'],
    text: 'Ahora, desde los 75 y los 85 años o con un índice de masa corporal de 40 o más, los días, las series y la reserva se cuidan sin esperar a una caída.',
  },
  {
    version: '1.4.0', part: 'training',
    text: 'Ahora lo que mueve todo tu peso es la primera opción solo si es probable que puedas, y cuenta como apoyado solo lo que sostiene el tronco o una mano.',
  },
  {
    version: '1.4.0', part: 'food', of: ['Cambio de peso', 'Agua de las primeras semanas'],
    text: 'Ahora la proyección usa el modelo dinámico de Hall, que baja más rápido al principio que la cuenta de antes, y dice el agua aparte.',
  },
  {
    version: '1.4.0', part: 'food', of: ['Peso en el que la baja termina', 'Semana en la que la baja termina'],
    text: 'Ahora el corte mira a quien baja más rápido que el promedio, así que puede llegar antes.',
  },
  {
    version: '1.4.0', part: 'food', of: ['Energía por día', 'Diferencia con tu gasto'],
    text: 'Ahora una baja que llegaría en menos de un mes al peso más bajo del plan no empieza, y el tope por semana cuenta la energía de un kilo de tu cuerpo.',
  },
  {
    version: '1.4.0', part: 'food', of: ['Proteína'],
    text: 'Ahora los gramos por kilo se cuentan sobre el mismo peso en todas partes: el tuyo, o el de un índice de masa corporal de 27,5 si pesás más, declares o no tu grasa.',
  },
  {
    version: '1.4.0', part: 'food', of: ['Grasa', 'Carbohidratos', 'Fibra'],
    text: 'Sigue a la energía y a la proteína del plan.',
  },
  {
    version: '1.4.0', part: 'supplements', of: ['Proteína en polvo'],
    text: 'Sigue a la proteína del plan.',
  },
  {
    version: '1.4.0', part: 'notices',
    text: 'Ahora los cortes que protegen miran a quien cambia más rápido que el promedio.',
  },
  {
    version: '1.3.0', part: 'food', of: ['Gasto total', 'Agua un día de entrenamiento'],
    text: 'Ahora cuenta los minutos que la semana tiene de verdad, no los que pediste.',
  },
  {
    version: '1.3.0', part: 'food', of: ['Energía por día', 'Diferencia con tu gasto', 'Cambio de peso'],
    text: 'Ahora una baja se corta antes del bajo peso, y no se propone sin las preguntas previas.',
  },
  {
    version: '1.3.0', part: 'food', of: ['Grasa', 'Carbohidratos', 'Fibra'],
    text: 'Sigue a la energía y a la proteína del plan.',
  },
  {
    version: '1.3.0', part: 'food',
    text: 'Ahora todo lo que contestaste de tu salud, también los análisis, se lee junto y llega a cada parte del plan.',
  },
  {
    version: '1.3.0', part: 'training',
    text: 'Ahora la salud, la edad y cada lesión sacan los ejercicios por el movimiento que cargan, y se busca un reemplazo.',
  },
  {
    version: '1.3.0', part: 'supplements',
    text: 'Ahora la cantidad por toma y la cantidad por día se dicen aparte, y el consejo sigue al objetivo que el plan aplica.',
  },
  {
    version: '1.3.0', part: 'risk',
    text: 'Ahora un tratamiento recetado y controlado se puntúa aparte, y los años de entrenamiento son los que preguntamos.',
  },
  { version: '1.3.0', part: 'check_ups', text: 'Ahora los controles siguen al riesgo y a la salud.' },
  {
    version: '1.3.0', part: 'notices',
    text: 'Ahora todo lo que contestaste de tu salud, también los análisis, se lee junto y llega a cada parte del plan.',
  },
];
