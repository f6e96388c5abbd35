import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import {
  isActionClosed,
  SIMULATED_ACTIONS,
  type Simulation,
  type SimulatedAction,
} from './create-simulation.ts';
import { ACTIONS, messages } from './simulation.messages.ts';

const MONEY = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 });
/** Which way back each of the buyer's decisions takes; the bank's ones stay on the page. */
const RETURN_WAYS: Partial<Record<SimulatedAction, 'success' | 'pending' | 'failure'>> = {
  approve: 'success',
  reject: 'failure',
  pay_later: 'pending',
};

/** The page where a laptop's payment is approved or not. Never registered in production. */
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

    scope.get<{ Params: { ref: string } }>(
      '/api/simulation/:ref',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const payment = await findPayment(simulation, params.ref);
        return reply.type('text/html; charset=utf-8').send(renderPage(payment));
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

/** Only fixed texts and figures: nothing that a person typed. */
const renderPage = (payment: SimulatedPayment) => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${messages.title}</title></head><body><main>
<h1>${messages.title}</h1>
<p>${messages.noMoney}</p>
<p>${messages.total}: ${payment.currency} ${MONEY.format(payment.amountMinor / 100)}</p>
<p>${messages.state}: ${payment.state === null ? messages.untouched : messages.states[payment.state]}</p>${
  payment.closedAt === null
    ? ''
    : `
<p>${messages.closed}</p>`
}
<form method="post" action="/api/simulation/${payment.id}">
${[...SIMULATED_ACTIONS.filter((action) => !isActionClosed(payment, action)), 'leave' as const].map((action) => `<p><button name="action" value="${action}">${ACTIONS[action]}</button></p>`).join('\n')}
</form></main></body></html>
`;
