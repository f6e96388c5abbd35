import type { FileApp, RowProblemCode } from '@forja/domain/exchange/file-row';
import type { FileRefusal } from './session/import-calls.ts';

type ProblemTexts = { what: string; doThis: string };

export const exchangeMessages = {
  title: 'Traer y llevarte entrenamientos',
  lead: 'Tu historial es tuyo: traelo de Hevy o de Strong, o llevátelo cuando quieras.',
  link: {
    title: 'Tus entrenamientos',
    lead: 'De Hevy, de Strong o en una planilla.',
    open: 'Traer o llevarte entrenamientos',
  },
  export: {
    title: 'Llevarte tus entrenamientos',
    lead: 'El CSV se abre en cualquier planilla y en otras apps. El JSON guarda todo y se puede volver a traer acá.',
    csv: 'Descargar CSV',
    json: 'Descargar JSON',
    preparing: 'Preparando',
    empty: 'Todavía no hay entrenamientos terminados para descargar.',
    finished: 'Descarga lista',
    doneMore: (workouts: string) => `El archivo tiene ${workouts}.`,
    failed: 'No pudimos preparar la descarga',
  },
  choose: {
    title: 'Traer entrenamientos',
    lead: 'Primero te mostramos qué se sumaría. Lo que ya tenés queda como está.',
    where: {
      hevy: 'En Hevy: Perfil, Ajustes, Exportar e importar datos, Exportar entrenamientos.',
      strong: 'En Strong: Perfil, Ajustes, Exportar datos de Strong.',
      forja: 'De acá: el CSV o el JSON que descargaste.',
    },
    offline: 'El archivo se lee en este teléfono, también sin señal.',
    button: 'Elegir archivo',
    other: 'Elegir otro archivo',
    label: 'Archivo para traer',
    reading: 'Leyendo el archivo',
    file: (name: string, app: string) => `${name}, de ${app}`,
  },
  refusals: {
    empty: {
      title: 'Ese archivo no tiene entrenamientos.',
      more: 'Exportalo de nuevo desde la otra app y elegí el archivo nuevo.',
    },
    unknown_columns: {
      title: 'No reconocemos las columnas de ese archivo.',
      more: 'Tiene que ser el CSV de Hevy, de Strong o el de acá, sin cambiarle los títulos. Si tu app está en otro idioma, pasala a inglés o a español y exportá de nuevo.',
    },
    not_text: {
      title: 'Ese archivo no es un CSV.',
      more: 'Parece una planilla o un archivo comprimido. Abrilo, guardalo como CSV y elegí el archivo nuevo.',
    },
    unknown_json: {
      title: 'Ese JSON no es una descarga de entrenamientos.',
      more: 'Elegí el que descargaste de esta página. La copia de toda tu cuenta se trae desde Mi Cuenta.',
    },
    too_big: {
      title: 'Ese archivo es demasiado grande.',
      more: 'Puede tener hasta 50 MB. Partilo en dos y traé uno después del otro.',
    },
    not_read: {
      title: 'No pudimos leer ese archivo.',
      more: 'Descargalo de nuevo en este teléfono y volvé a elegirlo.',
    },
  } satisfies Record<FileRefusal | 'too_big' | 'not_read', { title: string; more: string }>,
  apps: { hevy: 'Hevy', strong: 'Strong', forja: 'Forja' } satisfies Record<FileApp, string>,
  units: {
    distance: '¿En qué unidad están las distancias?',
    km: 'Kilómetros',
    mi: 'Millas',
    m: 'Metros',
  },
  names: {
    title: 'Qué ejercicio es cada uno',
    doubtful: 'Revisá estos',
    doubtfulHint: 'No estamos seguros. La próxima vez nos vamos a acordar.',
    recognised: (count: string) => `Reconocidos: ${count}`,
    sets: (sets: string, name: string) => `${name} (${sets})`,
    ownExercise: 'Sumarlo como ejercicio propio',
    skip: 'Dejarlo afuera',
    other: 'Elegir otro…',
    maybe: (name: string) => `${name} (parecido)`,
    muscle: 'Qué músculo trabaja más',
    muscleHint: 'Así cuenta en tu volumen y en tus récords.',
    chooseMuscle: 'Elegí un músculo',
    pick: (name: string) => `Qué ejercicio es «${name}»`,
  },
  plan: {
    title: 'Qué se sumaría',
    counting: 'Contando',
    answerFirst: 'Contestá lo que falta arriba para ver qué se sumaría.',
    workouts: 'Entrenamientos',
    sets: 'Series',
    ownExercise: 'Ejercicios propios nuevos',
    duplicates: 'Ya los tenías',
    skipped: 'Sin ejercicios que traer',
    rows: 'Filas con algo para revisar',
    dates: (first: string, last: string) => `Del ${first} al ${last}.`,
    nothing: 'No hay nada nuevo para traer de ese archivo.',
    confirm: (workouts: string) => `Traer ${workouts}`,
    unnamed: 'Entrenamiento',
    dropNote: 'Serie descendente.',
  },
  problems: {
    no_date: {
      what: 'Falta la fecha.',
      doThis: 'Queda afuera. Completala en la planilla y traé el archivo de nuevo.',
    },
    bad_date: {
      what: 'No entendemos la fecha.',
      doThis: 'Queda afuera. Escribila como 2026-03-14 18:30.',
    },
    future_date: {
      what: 'La fecha todavía no llegó.',
      doThis: 'Queda afuera. Corregí el año o el día.',
    },
    no_exercise: {
      what: 'Falta el nombre del ejercicio.',
      doThis: 'Queda afuera. Completalo y traé el archivo de nuevo.',
    },
    bad_weight: {
      what: 'El peso no es un número entre 0 y 1.000 kilos.',
      doThis: 'Queda afuera. Revisá el número y la unidad.',
    },
    bad_repetitions: {
      what: 'Las repeticiones no son un número entero entre 0 y 500.',
      doThis: 'Queda afuera. Corregí el número.',
    },
    bad_seconds: {
      what: 'El tiempo no es un número entero entre 1 y 36.000 segundos.',
      doThis: 'Queda afuera. Corregí el número.',
    },
    bad_distance: {
      what: 'La distancia no llega a un metro o pasa los 500 kilómetros.',
      doThis: 'Queda afuera. Revisá el número y la unidad.',
    },
    nothing_done: {
      what: 'No tiene repeticiones, tiempo ni distancia.',
      doThis: 'Queda afuera: no hay nada que contar.',
    },
    unknown_kind: {
      what: 'No conocemos ese tipo de serie.',
      doThis: 'Queda afuera. Poné «normal» o «warmup».',
    },
    too_many_exercises: {
      what: 'El entrenamiento tiene más de 40 ejercicios.',
      doThis: 'Los que pasan de 40 quedan afuera. Partilo en dos.',
    },
    unreadable: {
      what: 'Las comillas no cierran o el entrenamiento no se entiende.',
      doThis: 'Queda afuera. Exportá el archivo de nuevo.',
    },
    bad_rpe: {
      what: 'El esfuerzo (RPE) no está entre 0 y 10.',
      doThis: 'La serie se trae, sin ese dato.',
    },
    text_cut: {
      what: 'Un texto es más largo de lo que entra acá.',
      doThis: 'La serie se trae, con el texto cortado.',
    },
  } satisfies Record<RowProblemCode, ProblemTexts>,
  run: {
    bringing: 'Trayendo tus entrenamientos',
    progress: (doneCount: string, total: string) => `${doneCount} de ${total} entrenamientos`,
    finished: 'Entrenamientos traídos.',
    doneMore: (workouts: string) => `Sumamos ${workouts} a tu historial.`,
    stoppedMore: (doneCount: string, total: string) =>
      `Quedaron ${doneCount} de ${total} entrenamientos. Podés seguir: no se repite ninguno.`,
    keptSafe: 'Tu historial sigue igual que antes.',
  },
  failure: {
    title: 'No pudimos abrir tus entrenamientos',
    retry: 'Probar de nuevo',
  },
} as const;
