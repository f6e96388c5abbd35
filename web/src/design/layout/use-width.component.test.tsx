import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { useWidth } from './use-width.ts';

function Drawing() {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  return <div ref={frame}>{width}</div>;
}

const place = (width: number) => (
  <div style={{ width }} data-testid="place">
    <Drawing />
  </div>
);

test('a chart has the width of its container from the first paint, and follows it', async () => {
  await renderComponent(place(300));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const box = page.getByTestId('place');
  expect(box.element().textContent).toBe('300');
  (box.element() as HTMLElement).style.width = '500px';
  await expect.element(box).toHaveTextContent('500');
  // a hidden tab keeps the last width
  (box.element() as HTMLElement).hidden = true;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(box.element().textContent).toBe('500');
});
