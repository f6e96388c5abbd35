import type { FastifyInstance, FastifyReply } from 'fastify';
import { board, choice, escaped, money, type Operation, page } from '../shared/page.ts';
import type { MercadoPagoState } from './mercadopago-state.ts';
import { type Payment, getRefundedAmount, type Way, WAYS } from './payments.ts';
import { getAmount, getCurrency, type Preference } from './preferences.ts';
import { returnAddress } from './return-address.ts';

const NAME = 'Mercado Pago de prueba';
const SECONDS_TO_RETURN = 5;

const CHOICES: { way: Way; label: string }[] = [
  { way: 'card', label: 'Pagar con tarjeta: se aprueba' },
  { way: 'rejected', label: 'Pagar con tarjeta: fondos insuficientes' },
  { way: 'cash', label: 'Pagar en efectivo (Rapipago)' },
  { way: 'review', label: 'Pagar con tarjeta: queda en revisión' },
];

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

/** What the buyer of a test sees, and a board from which to play the part of the provider. */
export function mercadoPagoPages(app: FastifyInstance, { state }: { state: MercadoPagoState }): void {
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  const noSuchPage = (reply: FastifyReply) =>
    send(reply, page({ title: 'No encontramos ese pago', body: '<h1>No encontramos ese pago</h1>' }), 404);

  app.get<{ Querystring: { pref_id?: string } }>('/checkout/v1/redirect', async (request, reply) => {
    const preference = state.preferences.get(request.query.pref_id ?? '');
    if (preference === undefined) return noSuchPage(reply);
    return send(reply, page({ title: `Pagar · ${NAME}`, body: payPage(preference, state) }));
  });

  app.post<{ Body: { pref_id?: string; way?: string } }>('/checkout/v1/pay', async (request, reply) => {
    const preference = state.preferences.get(request.body.pref_id ?? '');
    const { way } = request.body;
    if (preference === undefined || way === undefined) return noSuchPage(reply);
    if (!isWay(way) || state.refusesPayment(preference) !== undefined)
      return reply.redirect(`/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}`, 303);
    const payment = state.pay(preference.id, way);
    return reply.redirect(`/checkout/v1/result/${payment.id}`, 303);
  });

  app.get<{ Params: { id: string } }>('/checkout/v1/result/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return noSuchPage(reply);
    const back = returnAddress(payment.preference, payment);
    // only what was approved goes back by itself, and not at once
    const goes = payment.status === 'approved' && payment.preference.body.auto_return !== undefined;
    return send(
      reply,
      page({
        title: `${getStatus(payment)} · ${NAME}`,
        body: resultPage(payment, back),
        ...(goes && back !== undefined && { goesTo: { url: back, seconds: SECONDS_TO_RETURN } }),
      }),
    );
  });

  app.get<{ Params: { id: string } }>('/comprobante/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return noSuchPage(reply);
    return send(reply, page({ title: `Comprobante · ${NAME}`, body: voucherPage(payment) }));
  });

  app.post<{ Params: { id: string } }>('/comprobante/:id', async (request, reply) => {
    const payment = state.payments.get(Number(request.params.id));
    if (payment === undefined) return noSuchPage(reply);
    if (isOpen(payment)) state.approve(payment.id);
    return reply.redirect(`/comprobante/${payment.id}`, 303);
  });

  app.get('/', async (_request, reply) =>
    send(reply, page({ title: NAME, body: board(NAME, [...state.payments.values()].toReversed().map(toOperation)) })),
  );

  app.post<{ Body: { id?: string; act?: string } }>('/tablero', async (request, reply) => {
    const act = ACTS.find(({ name }) => name === request.body.act);
    const payment = state.payments.get(Number(request.body.id));
    if (act !== undefined && payment !== undefined && act.when(payment)) act.run(state, payment.id);
    return reply.redirect('/', 303);
  });
}

const isWay = (text: string): text is Way => Object.hasOwn(WAYS, text);

function payPage(preference: Preference, state: MercadoPagoState): string {
  const amount = money(getAmount(preference), getCurrency(preference));
  const what = preference.body.items.map(({ title }) => escaped(title)).join(', ');
  const refusal = state.refusesPayment(preference);
  const back = returnAddress(preference, undefined);
  const giveUp = back === undefined ? '' : `<a class="button" href="${escaped(back)}">Volver al sitio sin pagar</a>`;
  const header = `<h1>${NAME}</h1><p class="soft">${what}</p><p class="amount">${amount}</p>`;
  if (refusal !== undefined) {
    const why = {
      paid: 'Este pago ya se hizo.',
      expired: 'Este enlace de pago venció.',
      not_yet: 'Todavía no se puede pagar.',
    };
    return `${header}<div class="card"><p role="alert">${why[refusal]}</p>${giveUp}</div>`;
  }
  const choices = CHOICES.map(({ way, label }) =>
    choice('/checkout/v1/pay', { label, fields: { pref_id: preference.id, way }, isMain: way === 'card' }),
  ).join('');
  return `${header}<div class="card"><h2>Elegí cómo termina esta compra de prueba</h2>${choices}${giveUp}</div>`;
}

function resultPage(payment: Payment, back: string | undefined): string {
  const isCash = payment.method.type === 'ticket';
  const detail = isCash
    ? `<p>Con el comprobante pagás en cualquier Rapipago.</p><a class="button" href="/comprobante/${payment.id}">Ver el comprobante</a>`
    : '';
  const link = back === undefined ? '' : `<a class="button main" href="${escaped(back)}">Volver al sitio</a>`;
  return `<h1>${escaped(getStatus(payment))}</h1>
<p class="amount">${money(payment.amount, payment.currency)}</p>
<p class="soft">Operación ${payment.id}</p><div class="card">${detail}${link}</div>`;
}

function voucherPage(payment: Payment): string {
  const due = payment.expiresAt?.toLocaleDateString('es-AR', {
    dateStyle: 'long',
    timeZone: 'America/Argentina/Buenos_Aires',
  });
  const label = 'Hacer de cuenta que ya lo pagué';
  const pay = choice(`/comprobante/${payment.id}`, { label, fields: {}, isMain: true });
  return `<h1>Comprobante de Rapipago</h1><p class="amount">${money(payment.amount, payment.currency)}</p>
<p>Número ${payment.id}${due === undefined ? '' : `, vence el ${due}`}</p>
<div class="card"><p>${escaped(getStatus(payment))}</p>${isOpen(payment) ? pay : '<p class="soft">Ya podés cerrar esta página.</p>'}</div>`;
}

const isOpen = ({ status }: Payment) => status === 'pending' || status === 'in_process';
const isPaid = ({ status }: Payment) => status === 'approved';
const ACTS: {
  name: string;
  label: string;
  when: (payment: Payment) => boolean;
  run: (state: MercadoPagoState, id: number) => unknown;
}[] = [
  { name: 'approve', label: 'Aprobar', when: isOpen, run: (state, id) => state.approve(id) },
  { name: 'reject', label: 'Rechazar', when: isOpen, run: (state, id) => state.reject(id) },
  { name: 'cancel', label: 'Vencer', when: isOpen, run: (state, id) => state.cancel(id) },
  { name: 'refund', label: 'Devolver', when: isPaid, run: (state, id) => state.refund(id) },
  { name: 'chargeback', label: 'Contracargo', when: isPaid, run: (state, id) => state.chargeBack(id) },
];

function toOperation(payment: Payment): Operation {
  const id = String(payment.id);
  const returned = getRefundedAmount(payment);
  const amount = money(payment.amount, payment.currency);
  return {
    id,
    amount: returned > 0 ? `${amount} (devuelto ${money(returned, payment.currency)})` : amount,
    status: getStatus(payment),
    acts: ACTS.filter(({ when }) => when(payment)).map(({ name, label }) => ({ label, fields: { id, act: name } })),
  };
}
