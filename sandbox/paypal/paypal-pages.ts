import type { FastifyInstance, FastifyReply } from 'fastify';
import { board, choice, escaped, money, type Operation, page } from '../shared/page.ts';
import type { Capture, Instrument, Order } from './orders.ts';
import type { PayPalState } from './paypal-state.ts';

const NAME = 'PayPal de prueba';

const CHOICES: { instrument: Instrument; label: string }[] = [
  { instrument: 'good', label: 'Pagar con saldo: se aprueba' },
  { instrument: 'declined', label: 'Pagar con tarjeta: la rechazan' },
  { instrument: 'pending', label: 'Pagar desde el banco: tarda unos días' },
];
const INSTRUMENTS = new Set<string>(CHOICES.map(({ instrument }) => instrument));

const STATUS: Record<Capture['status'], string> = {
  COMPLETED: 'Aprobado',
  PENDING: 'Pendiente',
  DECLINED: 'Rechazado',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
  REFUNDED: 'Devuelto',
  FAILED: 'Rechazado',
};

/** What the buyer of a test sees, and a board from which to play the part of the provider. */
export function payPalPages(app: FastifyInstance, { state }: { state: PayPalState }): void {
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  const noSuchPage = (reply: FastifyReply) =>
    send(reply, page({ title: 'No encontramos ese pago', body: '<h1>Este enlace de pago ya no sirve</h1>' }), 404);

  app.get<{ Querystring: { token?: string } }>('/checkoutnow', async (request, reply) => {
    const order = state.findOrder(request.query.token ?? '');
    if (order === undefined) return noSuchPage(reply);
    return send(reply, page({ title: `Pagar · ${NAME}`, body: payPage(order) }));
  });

  app.post<{ Body: { token?: string; instrument?: string } }>('/checkoutnow', async (request, reply) => {
    const { token = '', instrument = '' } = request.body;
    const order = state.findOrder(token);
    if (order === undefined) return noSuchPage(reply);
    if (!INSTRUMENTS.has(instrument) || isFinished(order))
      return reply.redirect(`/checkoutnow?token=${encodeURIComponent(order.id)}`, 303);
    state.approve(order.id, instrument as Instrument); // it is one of INSTRUMENTS
    const back = approvedAddress(order);
    return back === undefined ? noSuchPage(reply) : reply.redirect(back, 303);
  });

  app.get('/', async (_request, reply) =>
    send(reply, page({ title: NAME, body: board(NAME, [...state.captures.values()].toReversed().map(toOperation)) })),
  );

  app.post<{ Body: { id?: string; act?: string } }>('/tablero', async (request, reply) => {
    const act = ACTS.find(({ name }) => name === request.body.act);
    const capture = state.captures.get(request.body.id ?? '');
    if (act !== undefined && capture !== undefined && act.when(capture)) act.run(state, capture.id);
    return reply.redirect('/', 303);
  });
}

/** Where the buyer goes back to, with what the real one adds. */
export const approvedAddress = (order: Order): string | undefined =>
  address(order.returnUrl, { token: order.id, PayerID: 'COMPRADORA1' });
export const cancelledAddress = (order: Order): string | undefined => address(order.cancelUrl, { token: order.id });

function address(base: string | null, added: Record<string, string>): string | undefined {
  if (base === null || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  for (const [name, value] of Object.entries(added)) url.searchParams.append(name, value);
  return url.href;
}

const isFinished = ({ status }: Order): boolean => status === 'COMPLETED' || status === 'VOIDED';

function payPage(order: Order): string {
  const [unit] = order.units;
  const amount = unit === undefined ? '' : money(Number(unit.amount.value), unit.amount.currency_code);
  const back = cancelledAddress(order);
  const cancel = back === undefined ? '' : `<a class="button" href="${escaped(back)}">Cancelar y volver al sitio</a>`;
  const header = `<h1>${NAME}</h1><p class="soft">${escaped(unit?.description ?? '')}</p><p class="amount">${amount}</p>`;
  if (isFinished(order)) return `${header}<div class="card"><p role="alert">Este pago ya se hizo.</p>${cancel}</div>`;
  const choices = CHOICES.map(({ instrument, label }) =>
    choice('/checkoutnow', { label, fields: { token: order.id, instrument }, isMain: instrument === 'good' }),
  ).join('');
  return `${header}<div class="card"><h2>Elegí cómo termina esta compra de prueba</h2>${choices}${cancel}</div>`;
}

const isPaid = ({ status }: Capture) => status === 'COMPLETED';
const waitsForBank = ({ status, reason }: Capture) => status === 'PENDING' && reason === 'ECHECK';
const isDisputed = ({ status, reason }: Capture) => status === 'PENDING' && reason === 'BUYER_COMPLAINT';
const ACTS: {
  name: string;
  label: string;
  when: (capture: Capture) => boolean;
  run: (state: PayPalState, id: string) => unknown;
}[] = [
  { name: 'complete', label: 'Acreditar', when: waitsForBank, run: (state, id) => state.endPending(id, 'COMPLETED') },
  { name: 'deny', label: 'Rechazar', when: waitsForBank, run: (state, id) => state.endPending(id, 'DECLINED') },
  { name: 'refund', label: 'Devolver', when: isPaid, run: (state, id) => state.refund(id) },
  { name: 'reverse', label: 'Contracargo', when: isPaid, run: (state, id) => state.reverse(id) },
  { name: 'dispute', label: 'Abrir reclamo', when: isPaid, run: (state, id) => state.dispute(id) },
  { name: 'won', label: 'Reclamo ganado', when: isDisputed, run: (state, id) => state.endDispute(id, 'seller') },
  { name: 'lost', label: 'Reclamo perdido', when: isDisputed, run: (state, id) => state.endDispute(id, 'buyer') },
];

function toOperation(capture: Capture): Operation {
  const { id, amount, status } = capture;
  return {
    id,
    amount: money(Number(amount.value), amount.currency_code),
    status: isDisputed(capture) ? 'En reclamo' : STATUS[status],
    acts: ACTS.filter(({ when }) => when(capture)).map(({ name, label }) => ({ label, fields: { id, act: name } })),
  };
}
