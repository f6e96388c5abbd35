import { brand } from '@forja/contract/brand';
import { refusalText } from './refusals.messages.ts';

type EmailText = { subject: string; text: string };

const DAY = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeZone: 'America/Argentina/Buenos_Aires',
});
const OWN_RECORDS =
  'Lo que hiciste sigue siendo tuyo: siempre vas a poder leerlo, descargarlo y borrarlo.';

export const MEMBERSHIP_EMAILS = [
  'welcome',
  'ends_soon',
  'ended',
  'reversed',
  'in_review',
  'duplicate',
  'returned',
  'transfer_rejected',
  'partially_returned',
] as const;

const EMAIL_TEXTS = {
  welcome: (day: string): EmailText => ({
    subject: `Tu membresía de ${brand.name} está activa`,
    text: `Ya tenés acceso a todo, hasta el ${day}.\n\nNo se renueva sola: antes de que termine te avisamos.\n\nCada pago y su recibo están en Mi Cuenta.\n`,
  }),
  ends_soon: (day: string): EmailText => ({
    subject: `Tu membresía de ${brand.name} termina el ${day}`,
    text: `Tu membresía termina el ${day} y no se renueva sola. Si la renovás antes, el tiempo nuevo se suma al que te queda.\n\n${OWN_RECORDS}\n`,
  }),
  ended: (day: string): EmailText => ({
    subject: `Tu membresía de ${brand.name} terminó`,
    text: `Tu membresía terminó el ${day}. No te cobramos nada más.\n\n${OWN_RECORDS}\n`,
  }),
  reversed: (_day: string, { supportEmail }: EmailFacts): EmailText => ({
    subject: `Se devolvió un pago de tu membresía de ${brand.name}`,
    text: `El medio de pago nos informó que un pago tuyo se devolvió, así que el tiempo que compraba terminó. El detalle está en Mi Cuenta.\n\nSi no lo esperabas, escribinos a ${supportEmail}.\n`,
  }),
  in_review: (_day: string, { supportEmail }: EmailFacts): EmailText => ({
    subject: `Estamos revisando un pago tuyo en ${brand.name}`,
    text: `Recibimos un pago con un cupón que ya no estaba reservado, así que lo revisa una persona. No tenés que hacer nada ni pagar de nuevo: si corresponde, te lo devolvemos por el mismo medio.\n\nEl detalle está en Mi Cuenta. Si tenés dudas, escribinos a ${supportEmail}.\n`,
  }),
  duplicate: (_day: string, { supportEmail, canKeep = true }: EmailFacts): EmailText => ({
    subject: `Pagaste dos veces la misma compra en ${brand.name}`,
    text: `Recibimos un segundo pago de la misma compra. ${canKeep ? 'En Mi Cuenta elegís qué hacemos: si te lo quedás como renovación, el tiempo se suma al que ya tenés; si no, te lo devolvemos por el mismo medio.' : 'Pedí la devolución en Mi Cuenta y te llega por el mismo medio.'}\n\nNo tenés que pagar nada más. Si tenés dudas, escribinos a ${supportEmail}.\n`,
  }),
  returned: (_day: string, { supportEmail }: EmailFacts): EmailText => ({
    subject: `Te devolvemos un pago de ${brand.name}`,
    text: `Se cobró una compra que ya no estaba abierta: la habías dejado o ya estaba paga. Te devolvemos el importe completo por el mismo medio, sin que hagas nada.\n\nEl detalle está en Mi Cuenta. Si en unos días no lo ves, escribinos a ${supportEmail}.\n`,
  }),
  transfer_rejected: (_day: string, { supportEmail, reason }: EmailFacts): EmailText => ({
    subject: `No pudimos confirmar tu transferencia en ${brand.name}`,
    text: `${refusalText('receipt_not_found', reason)}\n\nDesde la misma compra podés poner otro comprobante o pagar de otra manera. Si tenés dudas, escribinos a ${supportEmail}.\n`,
  }),
  partially_returned: (_day: string, { supportEmail, amount = '' }: EmailFacts): EmailText => ({
    subject: `Te devolvimos una parte de un pago de ${brand.name}`,
    text: `De ese pago ya te devolvimos ${amount} en total, por el mismo medio con el que pagaste.\n\nEl detalle está en Mi Cuenta. Si no lo esperabas o en unos días no lo ves, escribinos a ${supportEmail}.\n`,
  }),
} satisfies Record<
  (typeof MEMBERSHIP_EMAILS)[number],
  (day: string, facts: EmailFacts) => EmailText
>;

type EmailFacts = {
  endsAt: Date | undefined;
  supportEmail: string;
  canKeep?: boolean | undefined;
  reason?: string | undefined;
  amount?: string | undefined;
};

export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency }).format(minor / 100);

export const emailText = (kind: keyof typeof EMAIL_TEXTS, facts: EmailFacts): EmailText =>
  EMAIL_TEXTS[kind](facts.endsAt === undefined ? '' : DAY.format(facts.endsAt), facts);
