import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PanelAction, registerControlPanel } from '../shared/control-panel.ts';
import { escapeHtml, formatMoney, renderChoice, sendPage } from '../shared/page.ts';
import type { MercadoPagoState } from './state/mercadopago-state.ts';
import {
  type Buyer,
  BUYERS,
  type Payment,
  getRefundedAmount,
  type Way,
  WAYS,
} from './state/payments.ts';
import { getAmount, getCurrency, type Preference } from './state/preferences.ts';
import { getReturnAddress } from './state/return-address.ts';

const NAME = 'Mercado Pago de prueba';
const SECONDS_TO_RETURN = 5;

const CHOICES: { way: Way; label: string }[] = [
  { way: 'card', label: 'Pagar con tarjeta: se aprueba' },
  { way: 'rejected', label: 'Pagar con tarjeta: fondos insuficientes' },
  { way: 'cash', label: 'Pagar en efectivo (Rapipago)' },
  { way: 'review', label: 'Pagar con tarjeta: queda en revisión' },
];

const NOT_FOUND_PAGE = {
  title: 'No encontramos ese pago',
  body: '<h1>No encontramos ese pago</h1>',
};

const STATUS: Record<string, string> = {
  approved: 'Aprobado',
  pending: 'Esperando el pago en efectivo',
  in_process: 'En revisión',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  charged_back: 'Desconocido por el banco',
};

const getStatus = ({ status }: Payment): string => STATUS[status] ?? status;

/** Buyer's test pages, and a control panel that acts as the provider. */
export function registerMercadoPagoPages(
  app: FastifyInstance,
  { state }: { state: MercadoPagoState },
): void {
  const sendNotFound = (reply: FastifyReply) => sendPage(reply, NOT_FOUND_PAGE, 404);

  app.get<{ Querystring: { pref_id?: string; buyer?: string } }>(
    '/checkout/v1/redirect',
    async (request, reply) => {
      const preference = state.preferences.get(request.query.pref_id ?? '');
      if (preference === undefined) return sendNotFound(reply);
      return sendPage(reply, {
        title: `Pagar · ${NAME}`,
        body: renderPayPage(preference, { state, buyer: toBuyer(request.query.buyer) }),
      });
    },
  );

  app.post<{ Body: { pref_id?: string; way?: string; buyer?: string } }>(
    '/checkout/v1/pay',
    async (request, reply) => {
      const preference = state.preferences.get(request.body.pref_id ?? '');
      const { way } = request.body;
      if (preference === undefined || way === undefined) return sendNotFound(reply);
      if (!isWay(way) || state.findPaymentRefusal(preference) !== undefined)
        return reply.redirect(
          `/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}`,
          303,
        );
      const payment = state.pay(preference.id, way, toBuyer(request.body.buyer));
      return reply.redirect(`/checkout/v1/result/${payment.id}`, 303);
    },
  );

  app.get<{ Params: { id: string } }>('/checkout/v1/result/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return sendNotFound(reply);
    const back = getReturnAddress(payment.preference, payment);
    // only approved payments redirect automatically, after a pause
    const returnsAutomatically =
      payment.status === 'approved' && payment.preference.body.auto_return !== undefined;
    return sendPage(reply, {
      title: `${getStatus(payment)} · ${NAME}`,
      body: renderResultPage(payment, back),
      ...(returnsAutomatically &&
        back !== undefined && { redirect: { url: back, seconds: SECONDS_TO_RETURN } }),
    });
  });

  app.get<{ Params: { id: string } }>('/comprobante/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return sendNotFound(reply);
    return sendPage(reply, { title: `Comprobante · ${NAME}`, body: renderVoucherPage(payment) });
  });

  app.post<{ Params: { id: string } }>('/comprobante/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return sendNotFound(reply);
    if (isOpen(payment)) state.approve(payment.id);
    return reply.redirect(`/comprobante/${payment.id}`, 303);
  });

  registerControlPanel(app, {
    name: NAME,
    state,
    operations: state.payments,
    actions: ACTIONS,
    describe: (payment) => ({ amount: formatAmount(payment), status: getStatus(payment) }),
  });
}

const isWay = (text: string): text is Way => Object.hasOwn(WAYS, text);

const BUYER_NAMES: Record<Buyer, string> = { first: '1', second: '2', third: '3' };
const toBuyer = (text: string | undefined): Buyer =>
  text !== undefined && isBuyer(text) ? text : 'first';
const isBuyer = (text: string): text is Buyer => Object.hasOwn(BUYERS, text);

function renderPayPage(
  preference: Preference,
  { state, buyer }: { state: MercadoPagoState; buyer: Buyer },
): string {
  const amount = formatMoney(getAmount(preference), getCurrency(preference));
  const description = preference.body.items.map(({ title }) => escapeHtml(title)).join(', ');
  const refusal = state.findPaymentRefusal(preference);
  const back = getReturnAddress(preference, undefined);
  const giveUp =
    back === undefined
      ? ''
      : `<a class="button" href="${escapeHtml(back)}">Volver al sitio sin pagar</a>`;
  const header = `<h1>${NAME}</h1><p class="soft">${description}</p><p class="amount">${amount}</p>`;
  if (refusal !== undefined) {
    const reasons = {
      paid: 'Este pago ya se hizo.',
      expired: 'Este enlace de pago venció.',
      not_yet: 'Todavía no se puede pagar.',
    };
    return `${header}<div class="card"><p role="alert">${reasons[refusal]}</p>${giveUp}</div>`;
  }
  const choices = CHOICES.map(({ way, label }) =>
    renderChoice('/checkout/v1/pay', {
      label,
      fields: { pref_id: preference.id, way, buyer },
      isMain: way === 'card',
    }),
  ).join('');
  const buyers = Object.entries(BUYER_NAMES)
    .map(([name, label]) =>
      name === buyer
        ? `<b>${label}</b>`
        : `<a href="/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}&amp;buyer=${name}">${label}</a>`,
    )
    .join(' · ');
  return `${header}<div class="card"><h2>Elegí cómo termina esta compra de prueba</h2><p>Paga el comprador de prueba ${buyers}</p>${choices}${giveUp}</div>`;
}

function renderResultPage(payment: Payment, back: string | undefined): string {
  const isCash = payment.method.type === 'ticket';
  const detail = isCash
    ? `<p>Con el comprobante pagás en cualquier Rapipago.</p><a class="button" href="/comprobante/${payment.id}">Ver el comprobante</a>`
    : '';
  const link =
    back === undefined
      ? ''
      : `<a class="button main" href="${escapeHtml(back)}">Volver al sitio</a>`;
  return `<h1>${escapeHtml(getStatus(payment))}</h1>
<p class="amount">${formatMoney(payment.amount, payment.currency)}</p>
<p class="soft">Operación ${payment.id}</p><div class="card">${detail}${link}</div>`;
}

function renderVoucherPage(payment: Payment): string {
  const due = payment.expiresAt?.toLocaleDateString('es-AR', {
    dateStyle: 'long',
    timeZone: 'America/Argentina/Buenos_Aires',
  });
  const label = 'Hacer de cuenta que ya lo pagué';
  const pay = renderChoice(`/comprobante/${payment.id}`, { label, fields: {}, isMain: true });
  return `<h1>Comprobante de Rapipago</h1><p class="amount">${formatMoney(payment.amount, payment.currency)}</p>
<p>Número ${payment.id}${due === undefined ? '' : `, vence el ${due}`}</p>
<div class="card"><p>${escapeHtml(getStatus(payment))}</p>${isOpen(payment) ? pay : '<p class="soft">Ya podés cerrar esta página.</p>'}</div>`;
}

const isOpen = ({ status }: Payment) => status === 'pending' || status === 'in_process';
const isPaid = ({ status }: Payment) => status === 'approved';
const ACTIONS: PanelAction<MercadoPagoState, Payment>[] = [
  { name: 'approve', label: 'Aprobar', isAvailable: isOpen, run: (state, id) => state.approve(id) },
  { name: 'reject', label: 'Rechazar', isAvailable: isOpen, run: (state, id) => state.reject(id) },
  { name: 'cancel', label: 'Vencer', isAvailable: isOpen, run: (state, id) => state.cancel(id) },
  { name: 'refund', label: 'Devolver', isAvailable: isPaid, run: (state, id) => state.refund(id) },
  {
    name: 'chargeback',
    label: 'Contracargo',
    isAvailable: isPaid,
    run: (state, id) => state.chargeBack(id),
  },
];

function formatAmount(payment: Payment): string {
  const refundedAmount = getRefundedAmount(payment);
  const amount = formatMoney(payment.amount, payment.currency);
  return refundedAmount > 0
    ? `${amount} (devuelto ${formatMoney(refundedAmount, payment.currency)})`
    : amount;
}
