export const TAX_CONDITIONS = {
  responsable_inscripto: 'IVA Responsable Inscripto',
  monotributo: 'Responsable Monotributo',
  exento: 'IVA Exento',
} as const;
export type TaxCondition = keyof typeof TAX_CONDITIONS;

export type Seller = {
  tradeName?: string | undefined;
  legalName?: string | undefined;
  cuit?: string | undefined;
  address?: string | undefined;
  taxCondition?: TaxCondition | undefined;
  supportHours?: string | undefined;
  supportArea?: string | undefined;
  dataFiscalUrl?: string | undefined;
};

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** CUIT: eleven digits, of which the last is a check digit. */
export function isCuit(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = CUIT_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  // a check digit of 10 is never issued
  return (11 - (sum % 11)) % 11 === Number(text[10]);
}

/** Disposición 954/2025 asks for eight hours of attention on each working day. */
const MIN_SUPPORT_MINUTES = 8 * 60;
const HOURS = /^([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-3]):([0-5]\d)$/;

export function isSupportHours(text: string): boolean {
  const [, fromHour, fromMinute, toHour, toMinute] = HOURS.exec(text) ?? [];
  const minutes =
    Number(toHour) * 60 + Number(toMinute) - (Number(fromHour) * 60 + Number(fromMinute));
  return minutes >= MIN_SUPPORT_MINUTES;
}

export function describeSeller({
  tradeName,
  legalName,
  cuit,
  address,
  taxCondition,
}: Seller): string {
  const names = [tradeName, legalName].filter(isSet).join(', de ');
  const parts = [
    names,
    cuit && `CUIT ${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`,
    address,
    taxCondition && TAX_CONDITIONS[taxCondition],
  ].filter(isSet);
  return parts.join(' · ');
}

export function describeSupport(
  { supportHours, supportArea }: Seller,
  { whatsapp, supportEmail }: { whatsapp: string; supportEmail: string },
): string {
  if (!supportHours) return '';
  const [from, to] = supportHours.split('-');
  const department = supportArea
    ? `Atención al consumidor (${supportArea})`
    : 'Atención al consumidor';
  return `${department}: días hábiles de ${from} a ${to}, por WhatsApp al +${whatsapp} o en ${supportEmail}.`;
}

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';
