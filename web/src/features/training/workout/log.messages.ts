import { plural, quantity, range, timer, trimmed } from '../../../design/format.ts';

const kilos = (kg: number) => trimmed(kg, 2);

export const logTexts = {
  back: 'Volver',
  allExercises: 'Ver todos los ejercicios',
  exercisePosition: (position: number, total: number) => `Ejercicio ${position} de ${total}`,
  elapsed: 'Tiempo de entrenamiento',
  table: {
    set: 'Serie',
    previous: 'Anterior',
    kg: 'kg',
    reps: 'Reps',
    seconds: 'Tiempo',
    rir: 'RIR',
    done: 'Hecha',
  },
  tableName: (exercise: string) => `Series de ${exercise}`,
  warmUp: 'Cal.',
  warmUpSet: 'Serie de calentamiento',
  setName: (position: number) => `Serie ${position}`,
  select: (set: string) => `${set}: elegirla`,
  repeat: (figures: string) => `Repetir ${figures} de la vez pasada`,
  markDone: (set: string) => `Marcar la ${set.toLowerCase()} como hecha`,
  reserveName: (set: string) => `Repeticiones que te quedaban en la ${set.toLowerCase()}`,
  nothing: '–',
  figures: ({ weightKg, repetitions, seconds }: Figures): string => {
    const amount = seconds === undefined ? trimmed(repetitions ?? 0) : timer(seconds);
    return weightKg === undefined || weightKg === 0 ? amount : `${kilos(weightKg)} × ${amount}`;
  },
  target: (sets: number, { repsMin, repsMax, seconds, repsInReserve }: Target, rest: number) => {
    const amount = seconds
      ? quantity(seconds, 's')
      : repsMin === undefined
        ? undefined
        : range(repsMin, repsMax ?? repsMin);
    return [
      amount ? `${sets} × ${amount}` : plural(sets, 'serie', 'series'),
      repsInReserve === undefined ? undefined : `RIR ${trimmed(repsInReserve)}`,
      rest > 0 ? `pausa ${timer(rest)}` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  },
  kilos: 'kg',
  secondsUnit: 's',
  weight: 'Peso',
  repetitions: 'Repeticiones',
  time: 'Tiempo',
  addKilos: (kg: number) => `Sumar ${kilos(kg)} kilos`,
  takeKilos: (kg: number) => `Restar ${kilos(kg)} kilos`,
  addRepetition: 'Sumar una repetición',
  takeRepetition: 'Restar una repetición',
  addSeconds: (seconds: number) => `Sumar ${seconds} segundos`,
  takeSeconds: (seconds: number) => `Restar ${seconds} segundos`,
  missing: {
    repetitions: 'Poné cuántas repeticiones hiciste.',
    seconds: 'Poné cuántos segundos duró.',
  },
  perSide: 'Por lado',
  bar: (kg: number) => `Barra de ${kilos(kg)} kg`,
  emptyBar: 'La barra sola',
  plates: (perSide: readonly number[]) => perSide.map(kilos).join(' + '),
  platesLabel: (perSide: readonly number[]) =>
    perSide.length === 0
      ? 'La barra sola'
      : `Por lado: discos de ${perSide.map(kilos).join(', ')} kilos`,
  nearest: (options: readonly number[]) =>
    options.length === 0
      ? 'Tu barra ya pesa más.'
      : `No se arma con tus discos. Lo más cercano: ${options.map(kilos).join(' o ')} kg.`,
  changePlates: 'Cambiar barra y discos',
  setDone: (set: string) => `${set} hecha`,
  done: 'Listo',
  finish: 'Terminar entrenamiento',
  addFirst: 'Agregar un ejercicio',
  noExercises: 'Todavía no hay ejercicios',
  noExercisesText: 'Agregá el primero: cada serie que marques queda guardada en este equipo.',
  exercises: 'Ejercicios',
  more: (exercise: string) => `Opciones de ${exercise}`,
  menu: {
    notes: 'Notas',
    warmUp: 'Entrada en calor',
    addSet: 'Agregar una serie',
    removeSet: 'Sacar esta serie',
    swap: 'Cambiar el ejercicio',
    skip: 'Saltar el ejercicio',
    unskip: 'Volver a incluirlo',
    addExercise: 'Agregar un ejercicio',
    settings: 'Barra, discos y avisos',
    finish: 'Terminar entrenamiento',
    discard: 'Descartar entrenamiento',
  },
  skipped: 'Saltado',
  setRemoved: 'Serie sacada',
  exerciseSkipped: (exercise: string) => `Saltaste ${exercise}`,
  swapTitle: 'Cambiar por',
  addTitle: 'Agregar un ejercicio',
  swapped: (from: string, to: string) => `${from} por ${to}`,
  notStored: 'No pudimos guardar la última serie',
  finishTitle: '¿Terminás el entrenamiento?',
  finishText: (setsLeft: number) =>
    `Te ${setsLeft === 1 ? 'queda' : 'quedan'} ${plural(setsLeft, 'serie', 'series')} sin hacer. Lo que hiciste queda guardado.`,
  goOn: 'Seguir entrenando',
  lastTime: 'La vez pasada',
  neverDone: 'Todavía no lo hiciste. Hoy queda anotado para la próxima.',
  volumeToday: 'Volumen de hoy',
  noteTitle: 'Tu nota',
  noNote: 'Sin notas.',
  notesTitle: 'Notas',
  exerciseNote: 'Del ejercicio',
  setNote: (set: string) => `De la ${set.toLowerCase()}`,
  saveNotes: 'Guardar notas',
  warmUpTitle: 'Entrada en calor',
  warmUpLead: (kg: number, repetitions: number) => `Para ${kilos(kg)} kg × ${repetitions}`,
  warmUpNone: 'Con este peso no hace falta una serie más liviana, o todavía no pusiste el peso.',
  warmUpAdd: 'Agregar estas series',
  warmUpRow: (kg: number, repetitions: number) => `${kilos(kg)} kg × ${repetitions}`,
};

export const settingsTexts = {
  title: 'Barra, discos y avisos',
  bar: 'Barra',
  kilos: 'kg',
  plates: 'Pares de discos que tenés',
  pairs: (kg: string) => `Discos de ${kg.replace('.', ',')} kg`,
  pairsUnit: 'pares',
  add: (label: string) => `Sumar: ${label}`,
  take: (label: string) => `Restar: ${label}`,
  alerts: 'Al terminar el descanso',
  sounds: 'Sonido',
  vibrates: 'Vibración',
  notifies: 'Notificación con la pantalla bloqueada',
  notifiesDenied: 'El navegador no deja mandar notificaciones. Se cambia en sus ajustes.',
  screen: 'Mantener la pantalla encendida',
  options: 'En la pantalla',
  discreet: 'Modo discreto',
  discreetText:
    'Oculta tu peso corporal y los compuestos de tus planes en toda la app: esas pantallas se abren tapadas hasta que tocás Mostrar. Lo que es para leer, como el glosario, no cambia.',
};

export const startTexts = {
  title: 'Mi rutina',
  lead: 'El entrenamiento de hoy, con lo que hiciste la vez pasada al lado.',
  inProgress: 'Tenés un entrenamiento en curso',
  since: (name: string, clock: string) => `${name}, desde las ${clock}.`,
  resume: 'Seguir el entrenamiento',
  today: 'Hoy',
  start: (day: string) => `Empezar ${day}`,
  week: (number: number, total: number) => `Semana ${number} de ${total}`,
  deload: 'Semana de descarga',
  cycleOver: 'El ciclo terminó: la última semana sigue hasta que elijas otra rutina.',
  missed: (from: string, to: string, weeks: number) =>
    weeks === 1
      ? `No entrenaste en la semana del ${from} al ${to}.`
      : `No entrenaste en ${weeks} semanas, del ${from} al ${to}.`,
  missedText: (week: number, sets: number, setsIfAdded: number) =>
    `El calendario siguió y esta semana te tocaría más adelante en el ciclo. Podés retomar en la semana ${week}, con sus ${plural(sets, 'serie', 'series')}: el volumen queda en el rango de tu rutina. Sumar las que faltaron daría ${setsIfAdded} en una sola semana.`,
  rebuild: (week: number) => `Retomar en la semana ${week}`,
  rebuilt: (week: number) => `Tu ciclo sigue en la semana ${week}`,
  rebuildUndone: 'Tu ciclo quedó como estaba',
  notRebuilt: 'No pudimos cambiar tu rutina',
  ruleFace: 'Regla de Forja',
  ruleTitle: 'Semanas que faltaste',
  ruleText:
    'Es un criterio nuestro, porque ningún estudio los compara: una semana perdida se hace después y no se junta con la siguiente. La rutina conserva el rango de series por semana con el que se armó, y nada cambia hasta que lo elegís.',
  ruleLabel: 'Regla de Forja: semanas que faltaste',
  otherDays: 'Otro día de la rutina',
  waits: 'Un día que faltaste no se salta: te espera.',
  empty: 'Entrenar sin rutina',
  freeName: 'Entrenamiento libre',
  none: 'La barra está vacía',
  noneText:
    'Armá tu rutina desde un plan, desde una plantilla o desde cero, y acá vas a ver qué toca hoy.',
  fromRoutines: 'Elegir una rutina',
  fromPlan: 'Generar mi plan',
  routines: 'Mis rutinas',
  history: 'Entrenamientos',
  past: 'Anotar uno que ya hiciste',
  failure: {
    title: 'No pudimos leer tu rutina',
    safe: 'Lo que anotaste sigue en este equipo.',
    retry: 'Probar de nuevo',
  },
  notStored: 'No pudimos empezar el entrenamiento',
  looking: 'Buscando tu rutina.',
  exercisesCount: (count: number) => plural(count, 'ejercicio', 'ejercicios'),
};

type Figures = {
  weightKg?: number | undefined;
  repetitions?: number | undefined;
  seconds?: number | undefined;
};
type Target = {
  repsMin?: number | undefined;
  repsMax?: number | undefined;
  seconds?: number | undefined;
  repsInReserve?: number | undefined;
};
