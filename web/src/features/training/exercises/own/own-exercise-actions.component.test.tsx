import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../../design/feedback/toaster.tsx';
import { currentAccount } from '../../../../shared/current-account.ts';
import { queryClient } from '../../../../shared/http/query-client.ts';
import {
  deleteRecordStore,
  openRecordStore,
} from '../../../../shared/records/open-record-store.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../../identity/session.queries.ts';
import { OwnExerciseActions } from './own-exercise-actions.tsx';
import { ownExercises } from '../../records/own-exercises.collection.ts';

const user = { id: '00000000-0000-4000-8000-000000000001', username: 'ana@ejemplo.com.ar' };

test('a deleted exercise can be restored, even when the navigation never ends', async () => {
  currentAccount.set(user);
  queryClient.setQueryData(userQuery.queryKey, user);
  const store = await openRecordStore(user.id);
  onTestFinished(async () => {
    queryClient.clear();
    await deleteRecordStore(user.id);
    currentAccount.set(null);
  });
  const { id } = await store.save(ownExercises, {
    value: {
      name: 'Remo con gomón',
      pattern: 'horizontal_pull',
      primary: ['lats'],
      secondary: [],
      equipment: ['bodyweight'],
      isTimed: false,
      notes: '',
    },
  });

  await renderComponent(
    <main>
      <h1>Remo con gomón</h1>
      <OwnExerciseActions id={id} onLeave={() => new Promise(() => undefined)} />
      <Toaster />
    </main>,
  );
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect.element(page.getByText('Ejercicio borrado')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('Ejercicio recuperado')).toBeVisible();
  expect((await store.get(ownExercises, id))?.value.name).toBe('Remo con gomón');
});
