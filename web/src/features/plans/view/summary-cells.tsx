import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { Casillero, Casilleros } from '../../../design/casilleros.tsx';
import { integer, trimmed } from '../../../design/format.ts';
import { HealthNote } from '../risk/health-note.tsx';
import { Risk } from '../risk/risk.tsx';
import { Stamp } from '../sources/stamp.tsx';

/** First row of every plan: energy, protein and, natural first, its risk. */
export function SummaryCells({ plan }: { plan: Plan }) {
  const { energy, macros, hydration, chemistry, risk } = plan;
  return (
    <section className="ficha lisa todo" aria-label="Resumen">
      <Casilleros columns={4}>
        <Casillero
          label="Energía por día"
          value={integer(energy.target.value)}
          unit="kcal"
          seal={<Stamp of={energy.target} />}
        />
        <Casillero
          label="Proteína por día"
          value={integer(macros.protein.value)}
          unit="g"
          seal={<Stamp of={macros.protein} />}
        />
        {chemistry ? (
          <>
            <Casillero label="Riesgo por sustancias, sin química">
              <Risk level={risk.level} />
            </Casillero>
            <Casillero label="Riesgo por sustancias, con química">
              <Risk level={chemistry.risk.level} />
            </Casillero>
          </>
        ) : (
          <>
            {hydration.trainingDay ? (
              <Casillero
                label="Líquidos, día de entrenamiento"
                value={trimmed(hydration.trainingDay.value)}
                unit="l"
                seal={<Stamp of={hydration.trainingDay} />}
              />
            ) : (
              <Casillero label="Líquidos por día" pending="Lo que indique tu médico" />
            )}
            <Casillero label="Riesgo por sustancias">
              <Risk level={risk.level} />
            </Casillero>
          </>
        )}
      </Casilleros>
      <div className="fi-cuerpo">
        <HealthNote health={planHealth(plan)} />
      </div>
    </section>
  );
}
