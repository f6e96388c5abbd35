import type { MeasureRowProblemCode } from '@forja/domain/measures/exchange/measure-row';
import type { FileProblem } from './measures-file.ts';

export const importMessages = {
  title: 'Traé medidas de un archivo',
  hint: 'De otra app o de una planilla, con una prueba antes',
  lead: 'Un CSV con una columna de fecha y otra de peso, de un contorno, de grasa, de pulso o de presión. Primero te mostramos qué se sumaría: lo que ya tenés queda como está.',
  accepts:
    'Con coma o punto en los decimales, separado por comas o por punto y coma, en kilos o en libras, en centímetros o en pulgadas. El archivo se lee en este equipo, también sin señal.',
  choose: {
    button: 'Elegir archivo',
    other: 'Elegir otro archivo',
    label: 'Archivo de medidas para traer',
    reading: 'Leyendo el archivo',
  },
  refusals: {
    empty: {
      title: 'Ese archivo no tiene medidas.',
      more: 'Exportalo de nuevo desde la otra app y elegí el archivo nuevo.',
    },
    not_text: {
      title: 'Ese archivo no es un CSV.',
      more: 'Parece una planilla o un archivo comprimido. Abrilo, guardalo como CSV y elegí el archivo nuevo.',
    },
    no_day: {
      title: 'No encontramos la columna de la fecha.',
      more: 'La primera fila tiene que tener los títulos, y uno de ellos tiene que ser «Fecha».',
    },
    no_figures: {
      title: 'No encontramos ninguna columna de medidas.',
      more: 'Poné títulos como «Peso (kg)», «Cintura (cm)» o «Grasa corporal (%)» en la primera fila.',
    },
    too_big: {
      title: 'Ese archivo es demasiado grande.',
      more: 'Puede tener hasta 5 MB. Partilo en dos y traé uno después del otro.',
    },
    not_read: {
      title: 'No pudimos leer ese archivo.',
      more: 'Descargalo de nuevo en este equipo y volvé a elegirlo.',
    },
  } satisfies Record<FileProblem, { title: string; more: string }>,
  questions: {
    length: '¿En qué unidad están los contornos?',
    lengthHint: 'El archivo no lo dice.',
    cm: 'Centímetros',
    in: 'Pulgadas',
    dateOrder: '¿Qué va primero en las fechas?',
    dateOrderHint: 'Todas se pueden leer de las dos maneras.',
    orders: { 'day-first': 'El día', 'month-first': 'El mes' },
  },
  plan: {
    title: 'Qué se sumaría',
    counting: 'Contando',
    answerFirst: 'Contestá lo que falta arriba para ver qué se sumaría.',
    added: 'Medidas nuevas',
    repeated: 'Ya las tenías',
    problems: 'Filas que quedan afuera',
    addedRows: 'Ver las medidas nuevas, fila por fila',
    repeatedRows: 'Ver las que ya tenías, fila por fila',
    ignored: (titles: string) => `No traemos estas columnas: ${titles}.`,
    nothing: 'No hay nada nuevo para traer de ese archivo.',
    confirm: (measures: string) => `Traer ${measures}`,
    row: 'Fila',
    day: 'Fecha',
    figures: 'Medidas',
    more: (count: string) => `Y ${count} más.`,
  },
  problems: {
    no_date: { what: 'Falta la fecha.', doThis: 'Completala y traé el archivo de nuevo.' },
    bad_date: {
      what: 'No entendemos la fecha.',
      doThis: 'Escribila como 2026-03-14 o 14/3/2026, desde 1950.',
    },
    future_date: { what: 'La fecha todavía no llegó.', doThis: 'Corregí el año o el día.' },
    bad_figure: {
      what: '',
      doThis: 'Corregí el número y traé el archivo de nuevo: esta fila queda afuera entera.',
    },
    half_pressure: {
      what: 'La presión tiene un solo número.',
      doThis: 'Poné la máxima y la mínima, o ninguna.',
    },
    pressure_upside_down: {
      what: 'La máxima no es mayor que la mínima.',
      doThis: 'Revisá los dos números.',
    },
    nothing_measured: {
      what: 'No tiene ninguna medida.',
      doThis: 'No hace falta nada: no hay qué traer.',
    },
    too_many_cells: {
      what: 'Tiene más celdas que títulos.',
      doThis: 'Si los decimales llevan coma, separá las columnas con punto y coma.',
    },
    unreadable: {
      what: 'Las comillas no cierran o la fila no se entiende.',
      doThis: 'Exportá el archivo de nuevo.',
    },
  } satisfies Record<MeasureRowProblemCode, { what: string; doThis: string }>,
  outOfLimits: (label: string, min: string, max: string) =>
    `${label}: tiene que ser un número entre ${min} y ${max}.`,
  run: {
    bringing: 'Trayendo tus medidas',
    progress: (doneCount: string, total: string) => `${doneCount} de ${total} medidas`,
    finished: 'Medidas traídas.',
    doneMore: (measures: string) =>
      `Sumamos ${measures}. Si no era lo que querías, deshacelo abajo.`,
    stoppedMore: (doneCount: string, total: string) =>
      `Quedaron ${doneCount} de ${total} medidas. Podés seguir: no se repite ninguna.`,
    keptSafe: 'Tus medidas siguen igual que antes.',
  },
  failure: { title: 'No pudimos abrir tus medidas', retry: 'Probar de nuevo' },
} as const;
