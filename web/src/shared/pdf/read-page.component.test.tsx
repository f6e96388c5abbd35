import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from '../../design/charts/line-chart.tsx';
import { RuleBadge } from '../../design/evidence/rule-badge.tsx';
import { SourceBadge } from '../../design/evidence/source-badge.tsx';
import { VisuallyHidden } from '../../design/layout/visually-hidden.tsx';
import { readPage } from './read-page.ts';

async function read(html: string, leftOut?: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const { signal } = new AbortController();
  const sections = await readPage(root, { signal, ...(leftOut && { leftOut }) });
  root.remove();
  return sections;
}

test('each title has its lines in reading order', async () => {
  expect(
    await read(
      '<h1>Plan</h1><p>12 semanas.</p><h2>Energía <b>de hoy</b></h2><ul><li>Uno</li><li>Dos</li></ul>',
    ),
  ).toEqual([
    { title: 'Plan', level: 2, lines: ['12 semanas.'] },
    { title: 'Energía de hoy', level: 2, lines: ['Uno', 'Dos'] },
  ]);
});

test('a table row is a line, and so is a figure with its unit', async () => {
  expect(
    await read(
      '<table><tr><th>Sodio</th><td>2.067 mg</td><td></td><td>hasta 2.300 mg</td></tr></table><p><b>150</b><span>min</span>: por semana .</p>',
    ),
  ).toEqual([{ title: '', lines: ['Sodio · 2.067 mg · hasta 2.300 mg', '150 min: por semana.'] }]);
});

test('collapsed parts are read, hidden ones are not', async () => {
  expect(
    await read(
      '<p id="parte">Comida</p><div role="tabpanel" aria-labelledby="parte" hidden><p>537 kcal</p></div><p hidden>Nada</p><p style="display: none">Nada</p>',
    ),
  ).toEqual([
    { title: '', lines: ['Comida'] },
    { title: 'Comida', level: 1, lines: ['537 kcal'] },
  ]);
});

test('controls are left out, a drawing becomes its sentence and a link its address', async () => {
  expect(
    await read(
      '<nav>Menú</nav><div data-off-paper>Descargar</div><p><input value="3"></p><figure role="img" aria-label="Tu peso baja"><svg><text>80</text></svg></figure><p><a href="https://doi.org/10">Iraki</a></p><p class="fuera">Aparte</p>',
      '.fuera',
    ),
  ).toEqual([{ title: '', lines: ['Tu peso baja', 'Iraki (https://doi.org/10)'] }]);
});

test('a chart becomes its title, its sentence and its figures once, with equal rows merged', async () => {
  const points = [12, 12, 12, 6, 12, 12].map((y, index) => ({ x: index + 1, y }));
  const sections = await read(
    renderToStaticMarkup(
      <LineChart
        title="Series por semana"
        sentence="La semana 4 es de descarga."
        series={[{ name: 'Series', points }]}
        xLabel="Semana"
        formatX={(x) => `${x}`}
        isTableWritten
      />,
    ),
  );
  expect(sections).toMatchObject([
    {
      title: 'Series por semana',
      level: 3,
      lines: [
        'La semana 4 es de descarga.',
        'Semana · Series',
        '1 a 3 · 12',
        '4 · 6',
        '5 · 12',
        '6 · 12',
      ],
    },
  ]);
  expect(sections[0]?.charts).toHaveLength(1);
});

test('a badge becomes its number, a mark its word, and hints of buttons are left out', async () => {
  const sections = await read(
    renderToStaticMarkup(
      <>
        <p>
          Fuentes de esta lista:
          <SourceBadge
            strength="A"
            number={12}
            source={{ title: 'Proteína', citation: 'Iraki, 2019' }}
          />
        </p>
        <p>
          Sal: 0,5 g
          <RuleBadge face="Regla" label="Regla de Forja" title="Sal">
            Por qué
          </RuleBadge>
        </p>
        <details open>
          <summary>
            Almuerzo <VisuallyHidden>. Ingredientes</VisuallyHidden>
          </summary>
        </details>
      </>,
    ),
  );
  expect(sections).toEqual([
    { title: '', lines: ['Fuentes de esta lista: [12]', 'Sal: 0,5 g [Regla]', 'Almuerzo'] },
  ]);
});

test('a long table becomes text, seven rows to a line', async () => {
  const [section] = await read(
    renderToStaticMarkup(
      <LineChart
        title="Nivel"
        sentence="Baja."
        series={[
          { name: 'Nivel', points: Array.from({ length: 50 }, (_, x) => ({ x, y: 100 - x })) },
        ]}
        xLabel="Día"
        formatX={(x) => `Día ${x}`}
        isTableWritten
      />,
    ),
  );
  expect(section?.lines).toHaveLength(2 + Math.ceil(50 / 7));
  expect(section?.lines[2]).toMatch(/^Día 0: 100; Día 1: 99; .+; Día 6: 94$/);
});
