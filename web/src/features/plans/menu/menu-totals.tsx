import type { Traced } from '@forja/domain/evidence/traced';
import type { MacroPlan } from '@forja/domain/macros/macro-plan';
import type { DayTargets } from '@forja/domain/menu/targets/day-targets';
import type { MenuTotals as Totals } from '@forja/domain/menu/menu';
import { integer, percent, trimmed } from '../../../design/format.ts';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import type { TracedTotals } from '../workers/menu-calls.ts';
import { FigureBadge } from '../sources/figure-badge.tsx';

type Goal = { key: keyof Totals; name: string; goal: Traced; limit?: 'desde' | 'hasta' };

/** What the menu adds up to, beside what was asked. Fibre is a minimum and sodium a maximum. */
export function MenuTotals({
  totals,
  targets,
  macros,
}: {
  totals: TracedTotals;
  targets: DayTargets;
  macros: MacroPlan;
}) {
  const goals: readonly Goal[] = [
    { key: 'energyKcal', name: 'Energía', goal: targets.energy },
    { key: 'proteinGrams', name: 'Proteína', goal: macros.protein },
    { key: 'carbohydrateGrams', name: 'Carbohidratos', goal: targets.carbohydrate },
    { key: 'fatGrams', name: 'Grasas', goal: macros.fat },
    { key: 'fibreGrams', name: 'Fibra', limit: 'desde', goal: macros.fibre },
    { key: 'sodiumMg', name: 'Sodio', limit: 'hasta', goal: macros.sodium },
  ];
  return (
    <div className="plan-totales-marco">
      <table className="tabla plan-totales">
        <caption className="vh">Lo que suma el menú y la meta del día</caption>
        <thead>
          <tr>
            <th scope="col">En el día</th>
            <th scope="col" className="der">
              Menú
            </th>
            <th scope="col" className="der">
              Meta
            </th>
          </tr>
        </thead>
        <tbody>
          {goals.map(({ key, name, limit, goal }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="der">
                <Figure of={totals[key]} />
              </td>
              <td className="der">
                {limit ? <span className="sec">{limit} </span> : null}
                <Figure of={goal} />
                {limit ? null : <Difference total={totals[key]} goal={goal} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="plan-entrada rot">
        <span>
          Sal que podés agregar: <b>{trimmed(totals.salt.value)} g</b> en todo el día <FigureBadge of={totals.salt} />
        </span>
      </p>
    </div>
  );
}

const Figure = ({ of: traced }: { of: Traced }) => (
  <>
    <span className="plan-cifra">
      {integer(traced.value)} {traced.unit}
    </span>{' '}
    <FigureBadge of={traced} />
  </>
);

const Difference = ({ total, goal }: { total: Traced; goal: Traced }) => {
  const share = (total.value - goal.value) / goal.value;
  return (
    <VisuallyHidden>
      {' '}
      ({percent(Math.abs(share), 1)} de {share < 0 ? 'menos' : 'más'})
    </VisuallyHidden>
  );
};
