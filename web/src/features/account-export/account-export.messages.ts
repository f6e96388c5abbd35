import type { ImportReport } from '@forja/contract/account-export';
import { brand } from '@forja/contract/brand';

type Outcome = keyof ImportReport['collections'][number]['counts'];

export const accountExportMessages = {
  export: {
    title: 'Llevarte tus datos',
    lead: 'Todo lo que guardamos de vos. El archivo JSON se puede traer a otra cuenta; la página se lee en cualquier navegador.',
    json: 'Descargar JSON',
    html: 'Descargar página',
    downloading: 'Preparando',
    downloaded: 'Descarga lista',
    notDownloaded: 'No pudimos preparar la descarga',
  },
  import: {
    title: 'Traer datos de un archivo',
    lead: 'Elegí el JSON que descargaste de Forja. Primero te mostramos qué cambiaría; nada de lo que tenés se pisa.',
    choose: 'Elegir archivo',
    chooseOther: 'Elegir otro archivo',
    reading: 'Leyendo el archivo',
    notRead: 'No pudimos leer ese archivo.',
    tooBig: 'Ese archivo es demasiado grande para traerlo de una vez.',
    notJson: `Ese archivo no es una exportación de ${brand.name}.`,
    failed: 'No pudimos traer el archivo',
    safe: 'Tu cuenta sigue igual que antes.',
    needsMembership: 'Para traer este archivo necesitás una membresía activa',
    needsMembershipMore:
      'Lo que trae no estaba en tu cuenta. Si descargaste tus datos de esta misma cuenta, elegí ese archivo sin cambiarlo y vuelve sin membresía.',
    tryAgain: 'Probar de nuevo con este archivo',
    previewTitle: 'Qué cambiaría',
    doneTitle: 'Lo que trajimos',
    file: (name: string) => `Archivo: ${name}`,
    nothing: 'No hay nada nuevo para traer de ese archivo.',
    detail: (label: string) => `Ver ${label} por ${label}`,
    more: (count: string) => `Y ${count} más.`,
    unknown: (name: string, count: string) =>
      `De una versión más nueva de ${brand.name}, quedan afuera: ${count} de «${name}».`,
    confirm: (incoming: string) => `Traer ${incoming}`,
    bringing: 'Trayendo',
    success: 'Datos traídos',
    successMore: (incoming: string) => `Sumamos ${incoming} a tu cuenta.`,
    seePlans: 'Ver mis planes',
  },
} as const;

export const OUTCOME_TEXTS: Record<Outcome, { would: string; did: string; one: string }> = {
  new: { would: 'Se suman tal cual', did: 'Sumados tal cual', one: 'se suma tal cual.' },
  remade: {
    would: 'Se suman, calculados con las reglas de hoy',
    did: 'Sumados, calculados con las reglas de hoy',
    one: 'se suma.',
  },
  already_here: {
    would: 'Ya los tenés: quedan como están',
    did: 'Ya los tenías',
    one: 'ya está en tu cuenta.',
  },
  deleted: {
    would: 'Estaban borrados: quedan afuera',
    did: 'Estaban borrados',
    one: 'queda afuera.',
  },
  refused: {
    would: 'Quedan afuera por tu seguridad',
    did: 'Quedaron afuera por tu seguridad',
    one: 'queda afuera.',
  },
  unreadable: { would: 'No se entienden', did: 'No se entendieron', one: 'queda afuera.' },
  needs_membership: {
    would: 'Necesitan una membresía activa',
    did: 'Quedaron afuera: necesitan una membresía activa',
    one: 'queda afuera.',
  },
};
