import type { FastifyInstance } from 'fastify';
import { escapeHtml, renderChoice, sendPage } from './page.ts';

export type PanelAction<State, Operation extends PanelOperation> = {
  name: string;
  label: string;
  isAvailable: (operation: Operation) => boolean;
  run: (state: State, id: Operation['id']) => unknown;
};
type PanelOperation = { id: string | number };
type PanelSettings<State, Operation extends PanelOperation> = {
  name: string;
  state: State;
  operations: ReadonlyMap<Operation['id'], Operation>;
  actions: PanelAction<State, Operation>[];
  describe: (operation: Operation) => { amount: string; status: string };
};

export function registerControlPanel<State, Operation extends PanelOperation>(
  app: FastifyInstance,
  settings: PanelSettings<State, Operation>,
): void {
  const { name, state, operations, actions } = settings;
  app.get('/', async (_request, reply) =>
    sendPage(reply, { title: name, body: renderControlPanel(settings) }),
  );

  app.post<{ Body: { id?: string; act?: string } }>('/tablero', async (request, reply) => {
    const action = actions.find((each) => each.name === request.body.act);
    const operation = [...operations.values()].find(({ id }) => String(id) === request.body.id);
    if (action !== undefined && operation !== undefined && action.isAvailable(operation))
      action.run(state, operation.id);
    return reply.redirect('/', 303);
  });
}

function renderControlPanel<State, Operation extends PanelOperation>({
  name,
  operations,
  actions,
  describe,
}: PanelSettings<State, Operation>): string {
  const items = [...operations.values()].toReversed().map((operation) => {
    const id = String(operation.id);
    const { amount, status } = describe(operation);
    const choices = actions
      .filter(({ isAvailable }) => isAvailable(operation))
      .map((action) =>
        renderChoice('/tablero', { label: action.label, fields: { id, act: action.name } }),
      );
    return `<li class="card"><h2>${escapeHtml(status)}, ${amount}</h2><p class="soft">Operación ${escapeHtml(id)}</p>
<div class="acts">${choices.join('')}</div></li>`;
  });
  const list =
    items.length === 0 ? '<p class="card">Todavía no hay pagos.</p>' : `<ul>${items.join('')}</ul>`;
  return `<h1>${name}</h1><p class="soft">Los pagos de prueba desde que esto arrancó. Se olvidan al cerrar.</p>${list}`;
}
