import { type ReactNode, StrictMode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as toastStyles from '../../design/feedback/toast.module.css';
import { Toaster } from '../../design/feedback/toaster.tsx';
import { WithQueries } from '../../shared/http/with-queries.tsx';
import type { FormValues } from '../../../site-script/load-island.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Renders synchronously, then fills in the values typed into the document's form. */
export function renderIsland(container: HTMLElement, part: ReactNode, values: FormValues): void {
  const root = createRoot(container);
  const hasToaster = document.getElementsByClassName(toastStyles.viewport ?? '').length > 0;
  flushSync(() =>
    root.render(
      <StrictMode>
        <WithQueries>
          {part}
          {hasToaster ? null : createPortal(<Toaster />, document.body)}
        </WithQueries>
      </StrictMode>,
    ),
  );
  // Each value gets a flush, because it may render the next field.
  for (const [name, value] of values) flushSync(() => write(container, name, value));
}

function write(container: HTMLElement, name: string, value: string | boolean): void {
  const fields = [...container.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => (field.name || field.id) === name,
  );
  const field =
    fields.find(({ type }) => type !== 'radio') ?? fields.find((each) => each.value === value);
  if (!field) return;
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    if (field.checked !== (value !== false)) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
