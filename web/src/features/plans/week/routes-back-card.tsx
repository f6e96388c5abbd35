import type { RouteBack } from '@forja/domain/training/training-plan';
import { jointLabels } from '../plans.messages.ts';
import { TextBadge } from '../sources/figure-badge.tsx';

/** How to come back to what each injury left out, and when not to. */
export const RoutesBackCard = ({ routes }: { routes: readonly RouteBack[] }) => (
  <div className="ficha lisa">
    <div className="fi-cab">
      <div>
        <h2>Volver a cargar</h2>
        <p className="sec">Por pasos y sin fechas. No es un diagnóstico ni reemplaza a tu kinesiólogo.</p>
      </div>
    </div>
    <div className="plan-entrada">
      {routes.map(({ joint, steps, painRule, retry, redFlags, basis, sources }) => (
        <details key={joint} className="plan-ruta">
          <summary>
            {jointLabels[joint]}{' '}
            <TextBadge title={`Volver a cargar: ${jointLabels[joint]}`} basis={basis} keys={sources} />
          </summary>
          <ol className="plan-pasos">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <b>Cuándo seguir y cuándo no:</b> {painRule}
          </p>
          {retry.length > 0 && (
            <p>
              <b>Para probar de nuevo, en este orden:</b> {retry.join(', ')}.
            </p>
          )}
          <p>
            <b>Pará y hacete ver si:</b>
          </p>
          <ul className="plan-vinetas">
            {redFlags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </div>
);
