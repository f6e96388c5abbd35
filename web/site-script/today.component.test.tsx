import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { MeasureForm } from '../src/features/measures/measure-form.tsx';
import { createDraft } from '../src/features/measures/measure-draft.ts';
import { queryClient } from '../src/shared/http/query-client.ts';
import { showDocument } from './show-document.fixture.tsx';
import { fillToday } from './today.ts';

test('the measure form has the current day, unless another was typed', async () => {
  showDocument(
    <QueryClientProvider client={queryClient}>
      <MeasureForm
        changing={undefined}
        draft={createDraft({ takenOn: '2026-01-05' })}
        onType={() => undefined}
        onDone={() => undefined}
      />
    </QueryClientProvider>,
  );
  const day = page.getByLabelText('Fecha');
  await expect.element(day).toHaveValue('');
  expect(document.body.innerHTML).not.toMatch(/20\d\d-\d\d/);
  fillToday(new Date(2026, 10, 27, 23, 30));
  await expect.element(day).toHaveValue('2026-11-27');
  await expect.element(day).toHaveAttribute('max', '2026-11-27');

  await day.fill('2026-11-20');
  fillToday(new Date(2026, 10, 27, 23, 30));
  await expect.element(day).toHaveValue('2026-11-20');
});
