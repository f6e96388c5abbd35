import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';

const WHEN = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

const deviceText = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(' en ') || 'un dispositivo desconocido';

export type Moment = { at: Date; device: Device | undefined };

export const momentText = ({ at, device }: Moment): string =>
  `Cuándo: ${WHEN.format(at)} (hora de Buenos Aires)
Desde: ${device ? deviceText(device) : `la administración de ${brand.name}`}`;
