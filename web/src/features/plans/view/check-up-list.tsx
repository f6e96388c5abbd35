import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { TextStamp } from './stamp.tsx';

export function CheckUpList({ checkUps }: { checkUps: readonly CheckUp[] }) {
  return (
    <div className="ficha lisa">
      <div className="fi-cab">
        <h2>Controles médicos</h2>
      </div>
      {checkUps.map(({ id, title, tests }) => (
        <details key={id} className="plan-plegado">
          <summary>{title}</summary>
          <ul className="plan-lista">
            {tests.map(({ name, consultSoon, stopNow, sources }) => (
              <li key={name}>
                <span>
                  <b>{name}</b> <TextStamp title={name} basis="expert_judgement" keys={sources} />
                </span>
                {consultSoon && <span className="sec">Consultá pronto: {consultSoon}</span>}
                {stopNow && (
                  <span>
                    <b>Pará y consultá ya:</b> {stopNow}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
