import type { RoutineTemplate } from './routine-template.ts';

type Reason = RoutineTemplate['reasons'][number];

export const DOUBLE_PROGRESSION =
  'Cuando llegues al tope de repeticiones en todas las series con la reserva pedida, subí el peso lo mínimo posible y volvé al piso del rango. Si ese salto pasa el 10 %, también podés sumar 1 o 2 repeticiones.';
export const HEAVY_PROGRESSION =
  'Cuando hagas 5 repeticiones en todas las series con la reserva pedida, subí el peso lo mínimo posible y volvé a 3. Si dos veces seguidas no llegás a 3, bajá hasta un 10 %.';
export const BODYWEIGHT_PROGRESSION =
  'Cuando llegues al tope de repeticiones en todas las series, poné más libros en la mochila o pasá a una variante más difícil.';

const volume = (min: number, max: number): Reason => ({
  text: `Cada músculo grande queda entre ${min} y ${max} series por semana: más series dan más músculo, cada vez con menos rinde.`,
  sources: ['pelland2026', 'currier2026'],
});

export const VOLUME_BEGINNER = volume(6, 10);
export const VOLUME_INTERMEDIATE = volume(10, 16);
export const VOLUME_ADVANCED = volume(12, 20);
export const VOLUME_LEGS: Reason = {
  text: 'Glúteos, cuádriceps e isquiotibiales quedan entre 10 y 16 series por semana. El torso tiene menos, a propósito.',
  sources: ['pelland2026', 'currier2026'],
};
export const FREQUENCY: Reason = {
  text: 'Repartir las series en dos días o más ayuda a la fuerza; para el músculo cuenta el total de la semana.',
  sources: ['pelland2026'],
};
export const ONCE_A_WEEK: Reason = {
  text: 'Con las mismas series por semana, hacerlas en un día o en varios da un músculo parecido.',
  sources: ['pelland2026'],
};
export const EFFORT: Reason = {
  text: 'Llegar al fallo suma muy poco frente a quedarse cerca: por eso dejás repeticiones en reserva.',
  sources: ['refalo2023'],
};
export const REST: Reason = {
  text: 'Descansar más de un minuto ayuda un poco al músculo; más de un minuto y medio no cambió nada claro.',
  sources: ['singer2024'],
};
export const REST_STRENGTH: Reason = {
  text: 'Para la fuerza, quien ya entrena descansa más de dos minutos.',
  sources: ['grgic2018rest'],
};
export const STRENGTH: Reason = {
  text: 'La fuerza crece más con cargas altas, dos a tres series por ejercicio y dos días por semana o más.',
  sources: ['currier2026'],
};
export const LIGHT_LOADS: Reason = {
  text: 'Sin mucho peso también crece el músculo, si las series quedan cerca del límite.',
  sources: ['schoenfeld2017load'],
};
export const ANY_TRAINING: Reason = {
  text: 'Entrenar algo es mucho mejor que nada. Cuántas series alcanzan para mantener lo elegimos nosotros.',
  sources: ['currier2026'],
};
