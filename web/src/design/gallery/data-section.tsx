import { DAY_MS } from '@forja/domain/units/durations';
import { BarChart } from '../charts/bar-chart.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { Card, CardBody, CardHeader } from '../layout/card.tsx';
import { dayAndMonth, decimal, kilograms } from '../format.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { MacroBar } from '../charts/macro-bar.tsx';
import { SourceBadge } from '../evidence/source-badge.tsx';
import { GallerySection } from './gallery-section.tsx';
import { proteinSource } from './sample-sources.ts';
import * as textStyles from '../text.module.css';

const start = new Date(2025, 7, 29).getTime();
const averages = [81.2, 80.9, 81, 80.3, 80.1, 79.6, 79.8, 79.2, 79, 78.7, 78.9, 78.4];
const weighings = [81.5, 80.6, 81.1, 80.4, 80.2, 79.3, 79.9, 79.4, 78.8, 78.5, 78.8, 78.3];
const points = (values: readonly number[]) =>
  values.map((y, week) => ({ x: start + week * 7 * DAY_MS, y }));
const formatX = (x: number) => dayAndMonth(new Date(x));

const exercises = [
  { name: 'Press banca', work: '4 × 6 a 8', load: '72,5 kg', rir: '2', rest: '3:00' },
  {
    name: 'Press inclinado con mancuernas',
    work: '3 × 8 a 10',
    load: '26 kg',
    rir: '2',
    rest: '2:30',
  },
  { name: 'Fondos en paralelas', work: '3 × 8 a 12', load: 'corporal', rir: '1', rest: '2:00' },
];
type Exercise = (typeof exercises)[number];

const volume = [10, 12, 14, 16, 16, 8, 12, 14, 16, 18, 18, 8];

export const DataSection = () => (
  <>
    <GallerySection title="Tablas">
      <Card plain>
        <DataTable<Exercise>
          caption="Lunes, empuje"
          stack
          rows={exercises}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: 'Ejercicio',
              cell: ({ name }) => name,
              rowHeader: true,
              stacked: 'title',
            },
            { key: 'work', header: 'Series × reps', cell: ({ work }) => work },
            {
              key: 'load',
              header: 'Carga',
              cell: ({ load }) => load,
              align: 'right',
              stacked: 'figure',
            },
            { key: 'rir', header: 'RIR', cell: ({ rir }) => rir, align: 'right' },
            { key: 'rest', header: 'Descanso', cell: ({ rest }) => rest, align: 'right' },
          ]}
        />
      </Card>
      <Card plain>
        <DataTable
          caption="Mediciones"
          showCaption
          density="dense"
          rows={averages.slice(-3).toReversed()}
          rowKey={(weight) => String(weight)}
          columns={[
            { key: 'weight', header: 'Peso, kg', cell: (weight) => decimal(weight) },
            {
              key: 'left',
              header: 'Falta',
              cell: (weight) => kilograms(weight - 77),
              align: 'right',
            },
          ]}
        />
      </Card>
      <Card plain>
        <DataTable
          caption="Sin datos"
          rows={[]}
          rowKey={String}
          columns={[{ key: 'day', header: 'Fecha', cell: String }]}
          emptyText="Todavía no cargaste medidas."
        />
      </Card>
    </GallerySection>
    <GallerySection title="Macros">
      <Card plain>
        <CardHeader
          title="Comida por día"
          level={3}
          side={
            <span className={textStyles.figure}>
              3.010<span className={textStyles.unit}> kcal</span>
            </span>
          }
        />
        <CardBody>
          <MacroBar
            title="Macronutrientes por día"
            macros={[
              {
                name: 'Proteína',
                grams: 141,
                share: 0.19,
                badge: <SourceBadge strength="A" number={1} source={proteinSource} />,
              },
              { name: 'Carbohidratos', grams: 452, share: 0.6 },
              { name: 'Grasas', grams: 71, share: 0.21 },
            ]}
          />
        </CardBody>
      </Card>
    </GallerySection>
    <GallerySection title="Líneas">
      <Card plain>
        <CardBody>
          <LineChart
            title="Peso, 12 semanas"
            sentence="Bajó de 81,2 a 78,4 kilos. La meta es 77."
            series={[{ name: 'Promedio de 7 días', points: points(averages) }]}
            raw={{ name: 'Cada pesada', points: points(weighings) }}
            target={{ value: 77, label: 'Tu meta: 77 kg' }}
            formatX={formatX}
            xLabel="Fecha"
            unit="kg"
          />
        </CardBody>
      </Card>
      <Card plain>
        <CardBody>
          <LineChart
            title="Fuerza estimada"
            sentence="Sentadilla, banca y peso muerto subieron; banca y remo van parejas."
            series={[
              { name: 'Sentadilla', points: points(averages.map((_, i) => 100 + i * 2.5)) },
              { name: 'Banca', points: points(averages.map((_, i) => 76 + i)) },
              { name: 'Remo', points: points(averages.map((_, i) => 72 + i * 1.3)) },
            ]}
            formatX={formatX}
            xLabel="Fecha"
            unit="kg"
          />
        </CardBody>
      </Card>
      <Card plain>
        <CardBody>
          <LineChart
            title="Proyección de peso"
            sentence="En 12 semanas se espera entre 76 y 79 kilos."
            series={[{ name: 'Esperado', points: points(averages) }]}
            band={{
              name: 'Rango probable',
              points: averages.map((y, week) => ({
                x: start + week * 7 * DAY_MS,
                low: y - 0.1 - week * 0.12,
                high: y + 0.1 + week * 0.12,
              })),
            }}
            formatX={formatX}
            xLabel="Fecha"
            unit="kg"
          />
        </CardBody>
      </Card>
    </GallerySection>
    <GallerySection title="Barras">
      <Card plain>
        <CardBody>
          <BarChart
            title="Progresión, 12 semanas"
            sentence="De 10 a 18 series por músculo, con descarga en las semanas 6 y 12."
            series={['Series por músculo']}
            bars={volume.map((value, index) => ({
              label: String(index + 1),
              values: [value],
              muted: value === 8,
            }))}
            xLabel="Semana"
            mutedName="Descarga"
          />
        </CardBody>
      </Card>
      <Card plain>
        <CardBody>
          <BarChart
            title="Energía por comida"
            sentence="El almuerzo es la comida más grande, con 1.050 kilocalorías."
            series={['Proteína', 'Carbohidratos', 'Grasas']}
            bars={[
              { label: 'Desayuno', values: [120, 360, 140] },
              { label: 'Almuerzo', values: [200, 600, 250] },
              { label: 'Merienda', values: [90, 300, 80] },
              { label: 'Cena', values: [180, 480, 210] },
            ]}
            xLabel="Comida"
          />
        </CardBody>
      </Card>
    </GallerySection>
  </>
);
