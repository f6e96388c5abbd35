import type { SupplementAdvice } from '@forja/domain/supplements/supplement-advice';
import { quantity, range } from '../../../design/format.ts';
import { Stamp, TextStamp } from './stamp.tsx';

const amount = ({ dose, doseMax }: SupplementAdvice): string => {
  if (!dose) return '';
  return doseMax && doseMax.value !== dose.value
    ? `, ${range(dose.value, doseMax.value)} ${dose.unit}`
    : `, ${quantity(dose.value, dose.unit)}`;
};

const GROUPS = [
  { verdict: 'worth_it', title: 'Te pueden servir' },
  { verdict: 'not_needed', title: 'No hace falta comprar' },
  { verdict: 'avoid', title: 'Evitalos' },
] as const;

export function SupplementsSection({ supplements }: { supplements: readonly SupplementAdvice[] }) {
  return (
    <section id="suplementos" className="ficha lisa" aria-labelledby="suplementos-t">
      <div className="fi-cab">
        <h2 id="suplementos-t" tabIndex={-1}>
          Suplementos
        </h2>
      </div>
      {GROUPS.map(({ verdict, title }) => {
        const chosen = supplements.filter((each) => each.verdict === verdict);
        if (chosen.length === 0)
          return verdict === 'worth_it' ? (
            <p key={verdict} className="plan-entrada">
              Para vos, ninguno: con comida alcanza.
            </p>
          ) : null;
        const list = (
          <ul className={verdict === 'worth_it' ? 'plan-lista' : 'plan-lista apagada'}>
            {chosen.map((each) => (
              <li key={each.id}>
                <span>
                  <b>
                    {each.name}
                    {amount(each)}
                  </b>{' '}
                  {each.dose ? (
                    <>
                      <Stamp of={each.dose} />{' '}
                      {each.doseMax && each.doseMax.value !== each.dose.value && <Stamp of={each.doseMax} />}
                    </>
                  ) : (
                    <TextStamp title={each.name} basis={each.basis} keys={each.sources} />
                  )}
                </span>
                <span className="sec">
                  {each.reason} {each.timing}
                </span>
                {verdict === 'worth_it' && each.interactions.length > 0 && (
                  <details className="sec">
                    <summary>Cuidado con</summary>
                    <ul className="plan-vinetas">
                      {each.interactions.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        );
        if (verdict === 'worth_it') return <div key={verdict}>{list}</div>;
        return (
          <details key={verdict} className="plan-plegado">
            <summary>
              {title} <span className="sec">({chosen.length})</span>
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}
