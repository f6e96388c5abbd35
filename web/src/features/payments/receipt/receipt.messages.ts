import { brand } from '@forja/contract/brand';
import { siteSettings } from '../../../shared/settings/site-settings.ts';

export const receiptMessages = {
  sheet: {
    fileTitle: `Recibo de ${brand.name}`,
    title: 'Recibo de pago',
    number: 'Recibo',
    purchase: 'Compra',
    seller: 'Vendedor',
    payer: 'A nombre de',
    day: 'Fecha',
    concept: 'Concepto',
    membership: (duration: string) => `Membresía ${brand.name}, ${duration}`,
    method: 'Medio de pago',
    amount: 'Importe',
    refunded: 'Devuelto',
    period: 'Período',
    span: (start: string, end: string) => `${start} a ${end}`,
    note: `Un solo pago, no se renueva. Este recibo acredita el pago y no reemplaza una factura. Consultas: ${siteSettings.supportEmail}.`,
    verification: 'Cómo verificarlo',
    verificationText: (origin: string) =>
      `Abrí este archivo, o pegá este código, en ${origin}/verificar-recibo`,
  },
  title: 'Verificar un recibo',
  lead: 'Pegá el código de un recibo, su enlace, o abrí el PDF. Lo comprobamos en este dispositivo, también sin conexión.',
  code: 'Código del recibo',
  verify: 'Verificar',
  verifying: 'Verificando',
  open: 'Abrir el PDF',
  empty: 'Pegá el código del recibo.',
  authentic: 'Este recibo es auténtico',
  authenticText: (seller: string) => `Lo firmó ${seller} y nadie lo cambió.`,
  notOurs: 'No lo firmó Forja.',
  notOursText:
    'Puede ser de otro lado, o alguien le cambió algo. Pedile el original a quien te lo dio.',
  incomplete: 'El recibo está incompleto.',
  incompleteText: 'Falta una parte del código. Copialo entero, desde FR1 hasta el final.',
  none: 'Ahí no hay un recibo.',
  noneText: 'El código de un recibo empieza con FR1. Está al pie del PDF.',
  cannotCheck: 'No lo pudimos comprobar en este dispositivo.',
  cannotCheckText: 'Este navegador necesita conexión para comprobarlo. Conectate y probá de nuevo.',
  issueDate: (day: string) =>
    `La firma prueba lo que se sabía el ${day}. No dice si el pago se devolvió después.`,
  sinceThen: {
    valid: 'Le preguntamos a Forja recién: el pago sigue aprobado.',
    refunded: 'Le preguntamos a Forja recién: este pago se devolvió.',
    unknown: 'Sin conexión no pudimos preguntarlo.',
  },
} as const;
