import { once } from './once.ts';

const format = once(() => new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 }));

/** Formats "10.000", "72,5", "−0,4". */
export const spanishNumber = (value: number): string => format().format(value).replace('-', '−');
