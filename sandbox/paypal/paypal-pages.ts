import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PanelAction, registerControlPanel } from '../shared/control-panel.ts';
import { escapeHtml, formatMoney, renderChoice, sendPage } from '../shared/page.ts';
import type { Capture, Instrument, Order } from './state/orders.ts';
import type { PayPalState } from './state/paypal-state.ts';

const NAME = 'PayPal de prueba';

const CHOICES: { instrument: Instrument; label: string }[] = [
  { instrument: 'good', label: 'Pagar con saldo: se aprueba' },
  { instrument: 'declined', label: 'Pagar con tarjeta: la rechazan' },
  { instrument: 'pending', label: 'Pagar desde el banco: tarda unos días' },
];
const INSTRUMENTS = new Set<string>(CHOICES.map(({ instrument }) => instrument));

const NOT_FOUND_PAGE = {
  title: 'No encontramos ese pago',
  body: '<h1>Este enlace de pago ya no sirve</h1>',
};

const STATUS: Record<Capture['status'], string> = {
  COMPLETED: 'Aprobado',
  PENDING: 'Pendiente',
  DECLINED: 'Rechazado',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
  REFUNDED: 'Devuelto',
  FAILED: 'Rechazado',
};

/** Buyer's test pages, and a control panel that acts as the provider. */
export function registerPayPalPages(app: FastifyInstance, { state }: { state: PayPalState }): void {
  const sendNotFound = (reply: FastifyReply) => sendPage(reply, NOT_FOUND_PAGE, 404);

  app.get<{ Querystring: { token?: string } }>('/checkoutnow', async (request, reply) => {
    const order = state.findOrder(request.query.token ?? '');
    if (order === undefined) return sendNotFound(reply);
    return sendPage(reply, { title: `Pagar · ${NAME}`, body: renderPayPage(order) });
  });

  app.post<{ Body: { token?: string; instrument?: string } }>(
    '/checkoutnow',
    async (request, reply) => {
      const { token = '', instrument = '' } = request.body;
      const order = state.findOrder(token);
      if (order === undefined) return sendNotFound(reply);
      if (!INSTRUMENTS.has(instrument) || isFinished(order))
        return reply.redirect(`/checkoutnow?token=${encodeURIComponent(order.id)}`, 303);
      state.approve(order.id, instrument as Instrument); // the form offers only INSTRUMENTS
      const back = getApprovedReturnUrl(order);
      return back === undefined ? sendNotFound(reply) : reply.redirect(back, 303);
    },
  );

  registerControlPanel(app, {
    name: NAME,
    state,
    operations: state.captures,
    actions: ACTIONS,
    describe: (capture) => ({
      amount: formatMoney(Number(capture.amount.value), capture.amount.currency_code),
      status: isDisputed(capture) ? 'En reclamo' : STATUS[capture.status],
    }),
  });
}

/** Return address with the parameters that the real provider adds. */
export const getApprovedReturnUrl = (order: Order): string | undefined =>
  buildReturnUrl(order.returnUrl, { token: order.id, PayerID: 'COMPRADORA1' });
export const getCancelledReturnUrl = (order: Order): string | undefined =>
  buildReturnUrl(order.cancelUrl, { token: order.id });

function buildReturnUrl(
  base: string | null,
  parameters: Record<string, string>,
): string | undefined {
  if (base === null || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
}

const isFinished = ({ status }: Order): boolean => status === 'COMPLETED' || status === 'VOIDED';

function renderPayPage(order: Order): string {
  const [unit] = order.units;
  const amount =
    unit === undefined ? '' : formatMoney(Number(unit.amount.value), unit.amount.currency_code);
  const back = getCancelledReturnUrl(order);
  const cancel =
    back === undefined
      ? ''
      : `<a class="button" href="${escapeHtml(back)}">Cancelar y volver al sitio</a>`;
  const header = `<h1>${NAME}</h1><p class="soft">${escapeHtml(unit?.description ?? '')}</p><p class="amount">${amount}</p>`;
  if (isFinished(order))
    return `${header}<div class="card"><p role="alert">Este pago ya se hizo.</p>${cancel}</div>`;
  const choices = CHOICES.map(({ instrument, label }) =>
    renderChoice('/checkoutnow', {
      label,
      fields: { token: order.id, instrument },
      isMain: instrument === 'good',
    }),
  ).join('');
  return `${header}<div class="card"><h2>Elegí cómo termina esta compra de prueba</h2>${choices}${cancel}</div>`;
}

const isPaid = ({ status }: Capture) => status === 'COMPLETED';
const isAwaitingBank = ({ status, reason }: Capture) => status === 'PENDING' && reason === 'ECHECK';
const isDisputed = ({ status, reason }: Capture) =>
  status === 'PENDING' && reason === 'BUYER_COMPLAINT';
const ACTIONS: PanelAction<PayPalState, Capture>[] = [
  {
    name: 'complete',
    label: 'Acreditar',
    isAvailable: isAwaitingBank,
    run: (state, id) => state.endPending(id, 'COMPLETED'),
  },
  {
    name: 'deny',
    label: 'Rechazar',
    isAvailable: isAwaitingBank,
    run: (state, id) => state.endPending(id, 'DECLINED'),
  },
  { name: 'refund', label: 'Devolver', isAvailable: isPaid, run: (state, id) => state.refund(id) },
  {
    name: 'reverse',
    label: 'Contracargo',
    isAvailable: isPaid,
    run: (state, id) => state.reverse(id),
  },
  {
    name: 'dispute',
    label: 'Abrir reclamo',
    isAvailable: isPaid,
    run: (state, id) => state.dispute(id),
  },
  {
    name: 'won',
    label: 'Reclamo ganado',
    isAvailable: isDisputed,
    run: (state, id) => state.endDispute(id, 'seller'),
  },
  {
    name: 'lost',
    label: 'Reclamo perdido',
    isAvailable: isDisputed,
    run: (state, id) => state.endDispute(id, 'buyer'),
  },
];
