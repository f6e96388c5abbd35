import { curveUnit, substanceKinetics } from '@forja/domain/curve/curve-substances.data';
import type { ReferenceRegimen } from '@forja/domain/curve/reference-regimens.data';
import { serumCurve } from '@forja/domain/curve/serum-curve';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { integer } from '../../../design/format.ts';
import { LineChart } from '../../../design/charts/line-chart.tsx';
import { thinned } from './curve-points.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';

const HOURS = 24;

/** How a drug of a label comes and goes in the blood. It explains: no target line, no amount that anyone can change. */
export function CurveCard({
  name,
  regimen,
  weightKg,
}: {
  name: string;
  regimen: ReferenceRegimen;
  weightKg: number;
}) {
  const { basis, sources } = substanceKinetics(regimen.substance);
  const unit = curveUnit(regimen.substance);
  const single = regimen.doses === 1;
  const points = thinned(serumCurve({ ...regimen, weightKg }));
  const at = (days: number) => (single ? Math.round(days * HOURS) : Math.round(days));
  const peak = Math.max(...points.map(({ high }) => high));
  return (
    <div className={classNames(cardStyles.root, cardStyles.plain)}>
      <div className={cardStyles.header}>
        <div>
          <h2>{name} en la sangre</h2>
          <p className={textStyles.secondary}>
            {regimen.text}{' '}
            <TextBadge title="Pauta del prospecto" basis="source" keys={regimen.sources} />
          </p>
        </div>
      </div>
      <div className={cardStyles.body}>
        <LineChart
          title={`${unit === 'ng/dL' ? 'Nivel calculado' : 'Forma de la curva'}, ${unit}`}
          sentence={`${DISCLAIMERS.curve} La banda llega a ${integer(peak)} ${unit}.`}
          series={[
            { name: 'Cálculo', points: points.map(({ days, mid }) => ({ x: at(days), y: mid })) },
          ]}
          band={{
            name: 'De la mitad al doble',
            points: points.map(({ days, low, high }) => ({ x: at(days), low, high })),
          }}
          formatX={(x) => (single ? `${integer(x)} h` : `Día ${integer(x)}`)}
          formatY={integer}
          xLabel={single ? 'Horas' : 'Día'}
          unit={unit}
        />
        <p>
          {DISCLAIMERS.curve} <TextBadge title={`Curva: ${name}`} basis={basis} keys={sources} />
        </p>
        <ul className={styles.bullets}>
          <li>
            De una persona a otra la eliminación sola ya varía un 44 %.{' '}
            <TextBadge title="Variación entre personas" basis="source" keys={['pk8']} />
          </li>
          <li>
            El aceite, el volumen y el músculo donde se aplica cambian la curva.{' '}
            <TextBadge title="Lugar y aceite" basis="source" keys={['pk1']} />
          </li>
          <li>
            En un frasco sin registro nadie sabe cuánto hay.{' '}
            <TextBadge title="Calidad de lo que se vende" basis="source" keys={['s1']} />
          </li>
          <li>
            También cuentan tu peso, tu hígado y tu edad.{' '}
            <TextBadge title="Lo propio de cada uno" basis="expert_judgement" keys={[]} />
          </li>
          <li>La curva no muestra el daño que se acumula, y no sirve para elegir una dosis.</li>
        </ul>
      </div>
    </div>
  );
}
