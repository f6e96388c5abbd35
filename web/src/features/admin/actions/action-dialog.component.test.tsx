import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { request } from '../../../shared/http/request.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { ProofDialog } from '../proof/proof-dialog.tsx';
import { withProof } from '../proof/with-proof.ts';
import { ActionDialog } from './action-dialog.tsx';

const REASON = 'Prestó la cuenta';
const refuse = (code: string, message: string, status = 403) =>
  Response.json({ success: false, code, message, requestId: '1' }, { status });
const success = () => Response.json({ success: true });

const dialog = page.getByRole('dialog').last();
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

beforeEach(() => sessionStorage.clear());

async function openAction(answers: Record<string, (() => Response)[]>) {
  const addresses: string[] = [];
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = String(input);
    addresses.push(address);
    const pendingReplies = Object.entries(answers).find(([end]) => address.endsWith(end))?.[1];
    const answer = pendingReplies?.length === 1 ? pendingReplies[0] : pendingReplies?.shift();
    return answer ? answer() : refuse('not_found', 'No', 404);
  });
  onTestFinished(() => fetching.mockRestore());
  const onClose = vi.fn();
  await renderComponent(
    <main>
      <h1>Una persona</h1>
      <ProofDialog />
      <ActionDialog
        draftId="bloqueo"
        title="¿Bloquear esta cuenta?"
        lead="Se cierran sus sesiones."
        submitLabel="Bloquear"
        fields={[{ name: 'reason', label: 'Motivo', maxLength: 500 }]}
        success="Cuenta bloqueada"
        send={async ({ reason }) => {
          await withProof(() => request('POST', '/api/admin/block', { body: { reason } }));
          return undefined;
        }}
        onClose={onClose}
      />
      <Toaster />
    </main>,
  );
  return { onClose, addresses };
}

const STALE = () => refuse('second_factor_stale', 'Por seguridad, poné de nuevo el código.');

test('an action that requires a proof opens the code dialog and then runs with the typed texts', async () => {
  const { onClose, addresses } = await openAction({
    '/block': [STALE, success],
    '/prove': [() => refuse('wrong_code', 'Ese código no es el de ahora.', 401), success],
  });
  await press('Bloquear');
  await expect.element(field('Motivo')).toHaveAccessibleDescription('Este campo es obligatorio');
  await field('Motivo').fill(REASON);
  await press('Bloquear');
  await expect.element(page.getByRole('heading', { name: 'Poné tu código' })).toBeVisible();
  await assertAccessible();
  await field('Código').fill('12');
  await press('Confirmar');
  await expect
    .element(field('Código'))
    .toHaveAccessibleDescription(expect.stringContaining('Poné los seis números.'));
  await field('Código').fill('123456');
  await press('Confirmar');
  await expect
    .element(field('Código'))
    .toHaveAccessibleDescription(expect.stringContaining('Ese código no es el de ahora.'));
  await field('Código').fill('654 321');
  await press('Confirmar');
  await expect.element(page.getByText('Cuenta bloqueada')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(addresses.filter((each) => each.endsWith('/block'))).toHaveLength(2);
});

test('closing the code dialog explains that nothing was done and keeps the typed texts', async () => {
  const { onClose } = await openAction({ '/block': [STALE] });
  await field('Motivo').fill(REASON);
  await press('Bloquear');
  await expect.element(page.getByRole('heading', { name: 'Poné tu código' })).toBeVisible();
  await press('Cancelar');
  await expect.element(dialog.getByText(/poné de nuevo el código/)).toBeVisible();
  await expect.element(field('Motivo')).toHaveValue(REASON);
  expect(onClose).not.toHaveBeenCalled();
  await assertAccessible();
});
