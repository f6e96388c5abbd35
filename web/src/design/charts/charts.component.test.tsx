import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { date, integer } from '../format.ts';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

const DAY_MS = 86_400_000;
const START = Date.parse('2025-11-25T12:00:00Z');
const days = Array.from({ length: 52 }, (_, week) => START + week * 7 * DAY_MS);
const points = (from: number) => days.map((x, index) => ({ x, y: from - index / 10 }));
const formatX = (time: number) => date(new Date(time).toISOString().slice(0, 10));

/** Like a year of weight and pressure: long dates, a band, every reading and a second line. */
const Lines = () => (
  <LineChart
    title="Presión"
    sentence="Pasó de 128 mmHg a 122,9 mmHg en 357 días."
    series={[
      { name: 'Presión máxima', points: points(128) },
      { name: 'Presión mínima', points: points(82) },
    ]}
    raw={{ name: 'Cada lectura', points: points(129) }}
    band={{
      name: 'Ruido (95 %)',
      points: days.map((x, index) => ({ x, low: 124 - index / 10, high: 132 - index / 10 })),
    }}
    formatX={formatX}
    xLabel="Fecha"
    unit="mmHg"
  />
);

/** Like a year of payments and of water: many bars, large numbers, two series. */
const Bars = () => (
  <BarChart
    title="Compras por mes"
    sentence="Compras por mes: 12.345 pagadas."
    series={['Pagadas', 'Sin pagar']}
    bars={Array.from({ length: 12 }, (_, month) => ({
      label: `${String(month + 1).padStart(2, '0')}/26`,
      values: [12_345, 1_000 * month],
    }))}
    xLabel="Mes"
    formatValue={integer}
  />
);

test.each([
  ['lines', Lines, /^Presión\. Pasó de 128/],
  ['bars', Bars, /^Compras por mes\. /],
] as const)(
  'a chart of %s fits in 320 px with its table open, and has a sentence and a table for the keyboard',
  async (_, Chart, sentence) => {
    await page.viewport(320, 720);
    await renderComponent(
      <main>
        <Chart />
      </main>,
    );
    await expect.element(page.getByRole('img', { name: sentence })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = page.getByRole('table');
    await expect.element(table).toBeVisible();
    expect(table.getByRole('row').elements().length).toBeGreaterThan(12);
    await userEvent.tab();
    expect(document.activeElement?.contains(table.element())).toBe(true);
    await assertAccessible();
  },
);
