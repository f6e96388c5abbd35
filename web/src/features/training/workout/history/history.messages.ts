import { timer, trimmed } from '../../../../design/format.ts';

export const historyTexts = {
  title: 'Entrenamientos',
  lead: 'Todo lo que entrenaste, del más nuevo al más viejo.',
  today: 'Entrenar hoy',
  past: 'Anotar uno que ya hiciste',
  exchange: 'Traer o llevarte entrenamientos',
  empty: 'Todavía no hay entrenamientos',
  emptyText: 'El primero aparece acá cuando lo empezás, aunque no tengas señal.',
  looking: 'Buscando tus entrenamientos.',
  failure: {
    title: 'No pudimos leer tus entrenamientos',
    safe: 'Lo que anotaste sigue en este equipo.',
    retry: 'Probar de nuevo',
  },
  inProgress: 'En curso',
  columns: {
    name: 'Entrenamiento',
    day: 'Día',
    sets: 'Series',
    volume: 'Volumen',
    time: 'Tiempo',
    where: 'Dónde está',
  },
  notFound: 'No encontramos ese entrenamiento',
  notFoundText: 'Puede estar borrado, o en otro equipo que todavía no lo subió.',
};

export const workoutPageTexts = {
  finished: 'Entrenamiento terminado',
  time: 'Tiempo',
  setsDone: 'Series',
  volume: 'Volumen',
  records: 'Récords',
  noRecords: 'Ninguno hoy',
  units: { weightKg: 'kg', repetitions: undefined, seconds: 's' },
  recordsTitle: 'Récords de hoy',
  exercises: 'Ejercicios',
  warmUp: 'calentamiento',
  set: ({ weightKg, repetitions, seconds, repsInReserve }: Figures): string => {
    const amount = seconds === undefined ? trimmed(repetitions ?? 0) : timer(seconds);
    const weight = weightKg ? `${trimmed(weightKg, 2)} kg × ${amount}` : amount;
    return repsInReserve === undefined ? weight : `${weight}, RIR ${trimmed(repsInReserve)}`;
  },
  nothingDone: 'Sin series hechas.',
  resume: 'Seguir este entrenamiento',
  edit: 'Corregir',
  doneEditing: 'Listo',
  share: 'Compartir',
  shareTitle: 'Mi entrenamiento',
  downloaded: 'Imagen descargada',
  notShared: 'No pudimos hacer la imagen',
  remove: 'Borrar',
  back: 'Entrenamientos',
  name: 'Nombre',
  notes: 'Notas',
  day: 'Día',
  minutesField: 'Cuánto duró',
  weight: 'Peso',
  repetitions: 'Repeticiones',
  seconds: 'Tiempo',
  addSet: 'Agregar serie',
  removeSet: (set: string, exercise: string) => `Sacar la ${set.toLowerCase()} de ${exercise}`,
  addExercise: 'Agregar ejercicio',
  removeExercise: (exercise: string) => `Sacar ${exercise}`,
  removed: 'Sacado',
  notStored: 'No pudimos guardar el cambio',
  today: 'Ya está en tu historial.',
};

export const pastTexts = {
  title: 'Anotar un entrenamiento',
  lead: 'Para uno que ya hiciste: elegí el día y después cargá las series.',
  day: 'Día',
  time: 'Hora de inicio',
  minutes: 'Cuánto duró',
  minutesUnit: 'min',
  from: 'Qué hiciste',
  free: 'Entrenamiento libre',
  save: 'Anotar entrenamiento',
  notStored: 'No pudimos guardar el entrenamiento',
  wrongDay: 'Poné el día en que entrenaste, desde 1950 y hasta hoy.',
  wrongTime: 'Poné una hora que ya haya pasado.',
  wrongMinutes: 'Poné los minutos sin coma, entre 1 y 720.',
};

type Figures = {
  weightKg?: number | undefined;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  repsInReserve?: number | undefined;
};
