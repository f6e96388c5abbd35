import { date, integer, plural, quantity } from '../../design/format.ts';
import { PASSPHRASE_LENGTH } from './passphrase-problem.ts';

const files = (count: number) => plural(count, 'archivo', 'archivos');
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const formatBytes = (bytes: number) =>
  bytes < MEGABYTE / 10
    ? 'menos de 0,1 MB'
    : bytes < GIGABYTE
      ? quantity(bytes / MEGABYTE, 'MB')
      : quantity(bytes / GIGABYTE, 'GB');

export const deviceMessages = {
  check: {
    label: 'Sin conexión',
    title: 'Probar sin conexión',
    lead: 'Abrimos cada pantalla con lo que está guardado en este teléfono, como si no hubiera señal.',
    start: 'Probar sin conexión',
    again: 'Probar de nuevo',
    testing: 'Probando',
    list: 'Qué abre sin conexión',
    opens: 'Abre sin conexión',
    doesNotOpen: (count: number) => `No abre: ${count === 1 ? 'falta' : 'faltan'} ${files(count)}`,
    rest: 'Planes, tablas y letras',
    restKept: 'Guardado en el teléfono',
    restNotKept: (count: number) => `${count === 1 ? 'Falta' : 'Faltan'} ${files(count)}`,
    data: 'Lo que cargaste',
    dataKept: (count: number) =>
      count === 0
        ? 'Se puede guardar. Todavía no hay nada.'
        : `Se lee: ${plural(count, 'registro', 'registros')}`,
    dataNotKept: 'No se puede guardar',
    membership: 'Tu membresía',
    passKept: 'Se reconoce sin conexión',
    passNotKept: 'No se reconoce sin conexión',
    allOpens: 'Todo abre sin conexión.',
    allOpensMore: 'Podés cerrar la app y abrirla en un sótano.',
    someFail: (count: number) =>
      count === 1 ? 'Una prueba no salió bien.' : `${count} pruebas no salieron bien.`,
    bring: 'Bajar lo que falta',
    bringing: 'Bajando',
    bringAdvice: 'Con señal, tocá «Bajar lo que falta».',
    dataAdvice:
      'Este navegador no guarda datos. Usá tu navegador de siempre, sin modo incógnito, y liberá lugar si el teléfono está lleno.',
    passAdvice:
      'Para la membresía, abrí la app una vez con señal y esperá unos segundos. Si sigue igual, actualizá el navegador: este no puede comprobarla solo.',
    unanswered: {
      'no-worker':
        'Este navegador no guarda pantallas. Abrí la app en Chrome, Safari o Firefox actualizado, sin modo incógnito.',
      'not-yet':
        'La app todavía se está guardando. Con señal, esperá unos segundos y probá de nuevo.',
      'no-answer':
        'Hay una versión nueva a medio instalar. Con señal, cerrá la app, abrila y probá de nuevo.',
    },
  },
  storage: {
    label: 'En el teléfono',
    title: 'Lo guardado en este teléfono',
    lead: 'Lo que hacés sin señal vive acá hasta que sube a tu cuenta.',
    loading: 'Mirando qué hay guardado.',
    risk: {
      'in-app': {
        title: 'Estás dentro de otra app.',
        text: 'Cuando la cierres puede borrar lo que todavía no subió. Abrí Forja en tu navegador de siempre o guardá un respaldo.',
      },
      'ios-seven-days': {
        title: 'El iPhone puede borrar lo que está solo acá.',
        text: 'Si pasás 7 días sin abrir la página, Safari borra lo guardado. Agregala a tu pantalla de inicio, o guardá un respaldo.',
      },
      'when-full': {
        title: 'El sistema puede borrar lo que está solo acá.',
        text: 'Pasa cuando el teléfono se queda sin lugar. Pedí que lo conserve, o guardá un respaldo.',
      },
      none: {
        title: 'El sistema no lo borra por su cuenta.',
        text: 'Se va si cerrás sesión, o si borrás los datos del navegador.',
      },
    },
    persistence: 'Conservarlo',
    persisted: {
      yes: 'El sistema prometió conservarlo',
      no: 'El sistema no lo prometió',
      unknown: 'No se puede saber',
    },
    persist: 'Pedir que lo conserve',
    persisting: 'Pidiendo',
    persistedNow: 'Listo: el sistema lo conserva.',
    notPersisted:
      'El navegador dijo que no por ahora. Suele aceptar cuando la app está instalada o la usás seguido.',
    used: 'Lugar que ocupa',
    usedSpace: (used: number, room: number | undefined) =>
      room === undefined
        ? formatBytes(used)
        : `${formatBytes(used)} de ${formatBytes(room)} posibles`,
    usedUnknown: 'El navegador no lo dice',
    onlyHere: 'Solo en este teléfono',
    onlyHereCount: (count: number) =>
      count === 0 ? 'Nada: todo está en tu cuenta' : plural(count, 'cambio', 'cambios'),
  },
  backup: {
    title: 'Respaldo en un archivo',
    lead: 'Todo lo que está en este teléfono, también lo que no subió, cifrado con una frase que solo vos sabés.',
    make: 'Hacer un respaldo',
    restore: 'Restaurar un respaldo',
    makeLead:
      'Sin esta frase nadie abre el archivo, tampoco nosotros. Anotala donde la encuentres.',
    passphrase: 'Frase del respaldo',
    repeat: 'Repetí la frase',
    hint: `Al menos ${PASSPHRASE_LENGTH} caracteres. Mejor cuatro palabras que no vayan juntas.`,
    short: `Poné al menos ${PASSPHRASE_LENGTH} caracteres.`,
    weak: 'Se adivina rápido. Sumale una o dos palabras.',
    strength: {
      short: 'Todavía es corta.',
      weak: 'Débil: sumale una o dos palabras.',
      fair: 'Aceptable. Con otra palabra es fuerte.',
      strong: 'Fuerte.',
    },
    different: 'Las dos frases no son iguales.',
    show: 'Mostrar frase',
    hide: 'Ocultar frase',
    save: 'Guardar el archivo',
    saving: 'Cifrando',
    saved: 'Respaldo guardado',
    savedMore: (name: string) => `Está en tus descargas: ${name}.`,
    failed: 'No pudimos hacer el respaldo.',
    cancel: 'Cancelar',
    choose: 'Elegir el archivo',
    chooseOther: 'Elegir otro archivo',
    file: (name: string) => `Archivo: ${name}`,
    restoreLead: 'Primero te mostramos qué cambiaría. Nada de lo que está acá se pisa.',
    open: 'Ver qué trae',
    opening: 'Abriendo',
    typePassphrase: 'Escribí la frase con la que lo guardaste.',
    problem: {
      'wrong-passphrase':
        'Esa frase no abre este archivo. Probá de nuevo: importan mayúsculas y acentos.',
      damaged: 'El archivo está dañado o incompleto. Probá con otra copia.',
      newer: 'Lo guardó una versión más nueva de Forja. Actualizá la app y probá de nuevo.',
      'not-a-backup': 'Ese archivo no es un respaldo de Forja.',
      'not-read': 'No pudimos leer ese archivo.',
    },
    ofOther: (username: string) =>
      `Este respaldo es de ${username}. Iniciá sesión con esa cuenta para restaurarlo.`,
    otherOwner: (username: string) =>
      `Son los cambios sin subir de ${username}. Restaurarlos los agrega a tu cuenta: hacelo solo si son tuyos.`,
    backupDate: (day: string) => `Respaldo del ${date(day)}`,
    nothing: 'No trae nada que no esté acá.',
    preview: 'Qué cambiaría',
    kinds: {
      add: 'Se agregan',
      change: 'Cambios sin subir que se recuperan',
      both: 'Distintos acá: quedan los dos',
      kept: 'Más nuevos acá: quedan como están',
      same: 'Ya están',
      deleted: 'Los borraste después',
    },
    bringDeleted: 'Traer también lo que borraste después',
    more: (count: number) => `y ${integer(count)} más`,
    deletion: (name: string) => `Borrado: ${name}`,
    unknown: 'Algo de otra versión de la app',
    confirm: (count: number) => `Restaurar ${plural(count, 'registro', 'registros')}`,
    restoring: 'Restaurando',
    restored: 'Respaldo restaurado',
    restoredMore: 'Lo que falte subir se sube solo.',
    close: 'Cerrar',
  },
} as const;
