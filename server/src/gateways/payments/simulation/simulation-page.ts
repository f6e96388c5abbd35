import type { FastifyInstance } from 'fastify';
import { brand } from '@forja/contract/brand';
import { AppError } from '../../../http/app-error.ts';
import {
  isActionClosed,
  SIMULATED_ACTIONS,
  type Simulation,
  type SimulatedAction,
} from './create-simulation.ts';
import { ACTIONS, messages } from './simulation.messages.ts';
import { SIMULATION_STYLE } from './simulation-style.ts';

const STYLE_ADDRESS = '/api/simulation/estilo.css';

const formatMoney = ({ amountMinor, currency }: SimulatedPayment) =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
/** Return URL of each decision of the buyer; the bank's stay on the page. */
const RETURN_WAYS: Partial<Record<SimulatedAction, 'success' | 'pending' | 'failure'>> = {
  approve: 'success',
  reject: 'failure',
  pay_later: 'pending',
};

/** Never registered in production. */
export async function registerSimulationPage(
  app: FastifyInstance,
  simulation: Simulation,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
    );

    scope.get(STYLE_ADDRESS, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(SIMULATION_STYLE),
    );

    scope.get<{ Params: { ref: string } }>(
      '/api/simulation/:ref',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const payment = await findPayment(simulation, params.ref);
        return (
          reply
            .type('text/html; charset=utf-8')
            // the default policy would omit the origin of the form
            .header('referrer-policy', 'strict-origin')
            .send(renderPage(payment))
        );
      },
    );

    scope.post<{ Params: { ref: string }; Body: unknown }>(
      '/api/simulation/:ref',
      { schema: { hide: true } },
      async ({ params, body }, reply) => {
        const payment = await findPayment(simulation, params.ref);
        const requestedAction =
          body && typeof body === 'object' && 'action' in body ? body.action : undefined;
        if (requestedAction === 'leave') return reply.redirect(payment.backUrls.failure, 303);
        const action = SIMULATED_ACTIONS.find((candidate) => candidate === requestedAction);
        if (!action) throw new AppError('invalid_input');
        await simulation.act(payment.id, action);
        const returnWay = RETURN_WAYS[action];
        return reply.redirect(
          returnWay ? payment.backUrls[returnWay] : `/api/simulation/${payment.id}`,
          303,
        );
      },
    );
  });
}

type SimulatedPayment = NonNullable<Awaited<ReturnType<Simulation['find']>>>;

async function findPayment(simulation: Simulation, ref: string): Promise<SimulatedPayment> {
  const payment = /^[0-9a-f-]{36}$/.test(ref) ? await simulation.find(ref) : undefined;
  if (!payment) throw new AppError('not_found');
  return payment;
}

/** Contains no user input, so nothing is escaped. */
const renderPage = (payment: SimulatedPayment) => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/marca/forja-icono-maskable.svg"><link rel="stylesheet" href="${STYLE_ADDRESS}">
<title>${messages.title}</title></head><body>
<header><picture><source srcset="/marca/forja-logo-claro.svg" media="(prefers-color-scheme: dark)"><img src="/marca/forja-logo.svg" alt="${brand.name}" height="36"></picture></header>
<main>
<h1>${messages.title}</h1>
<p class="soft">${messages.noMoney}</p>
<div class="card">
<p class="soft">${messages.total}</p>
<p class="total">${formatMoney(payment)}</p>
<p>${messages.state}: ${payment.state === null ? messages.untouched : messages.states[payment.state]}</p>${
  payment.closedAt === null
    ? ''
    : `
<p>${messages.closed}</p>`
}
<form method="post" action="/api/simulation/${payment.id}">
${[...SIMULATED_ACTIONS.filter((action) => !isActionClosed(payment, action)), 'leave' as const].map((action) => `<button name="action" value="${action}">${ACTIONS[action]}</button>`).join('\n')}
</form></div></main></body></html>
`;
