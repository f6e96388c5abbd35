import type { Plan } from '@forja/domain/plan/plan';
import type { ChemistryPlan, CompoundCard } from '@forja/domain/compounds/chemistry-plan';
import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { RiskAssessment } from '@forja/domain/risk/risk-assessment';
import { Aviso } from '../../../design/aviso.tsx';
import { integer, signed } from '../../../design/format.ts';
import { CheckUpList } from './check-up-list.tsx';
import { CurveCard } from './curve-card.tsx';
import { curvesOf } from './curves-of.ts';
import { Notices } from './notices.tsx';
import { RiskMeters } from './risk-meters.tsx';
import { Risk } from './risk.tsx';
import { Stamp, TextStamp } from './stamp.tsx';

/** Order that never changes: stop signs, risk and why, what would lower it, check-ups, and only then a compound. */
export function RiskSection({ plan, planId }: { plan: Plan; planId: string }) {
  const { chemistry, risk } = plan;
  const shown = chemistry?.risk ?? risk;
  return (
    <section id="riesgo" className="plan-eje todo" aria-labelledby="riesgo-t">
      <div className="ficha">
        <div className="fi-cab">
          <div>
            <h2 id="riesgo-t" tabIndex={-1}>
              {chemistry ? 'Compuestos y riesgo' : 'Riesgo'}
            </h2>
            <p className="sec">{shown.disclaimer}</p>
          </div>
          <Risk level={shown.level} size="large" />
        </div>
        {chemistry && <StopSigns chemistry={chemistry} />}
        {chemistry && <Comparison natural={risk} chemistry={chemistry} />}
        <Factors risk={shown} />
        {shown.counterfactuals.length > 0 && <Counterfactuals risk={shown} />}
      </div>
      <Notices notices={shown.conflictingEvidence} />
      {chemistry && <RiskMeters sex={plan.input.sex} />}
      {plan.checkUps.length > 0 && <CheckUpList checkUps={plan.checkUps} planId={planId} />}
      {chemistry && <Compounds chemistry={chemistry} />}
      {curvesOf(plan).map(({ compoundId, name, regimen }) => (
        <CurveCard key={compoundId} name={name} regimen={regimen} weightKg={plan.input.weightKg} />
      ))}
    </section>
  );
}

function StopSigns({ chemistry }: { chemistry: ChemistryPlan }) {
  return (
    <div className="plan-entrada">
      <h3>Cortá y consultá ya</h3>
      <p>
        <b>107 o 911.</b> Para hablar de consumo, gratis y sin dar tu nombre: <b>141</b>, todos los días, las 24 horas.
      </p>
      <ul className="plan-vinetas dos">
        {chemistry.emergencySigns.map(({ code, text, basis, sources }) => (
          <li key={code}>
            {text} <TextStamp title={text} basis={basis} keys={sources} />
          </li>
        ))}
      </ul>
      {chemistry.refusal && (
        <Aviso kind="error" title="Tu plan va sin compuestos." announce={false}>
          {chemistry.refusal.text}{' '}
          {chemistry.refusal.sources.length > 0 && (
            <TextStamp title="Por qué no" basis="source" keys={chemistry.refusal.sources} />
          )}
        </Aviso>
      )}
      {chemistry.risk.hardStops.length > 0 && (
        <ul className="plan-vinetas">
          {chemistry.risk.hardStops.map(({ id, text, basis, sources }) => (
            <li key={id}>
              {text} <TextStamp title={text} basis={basis} keys={sources} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Comparison({ natural, chemistry }: { natural: RiskAssessment; chemistry: ChemistryPlan }) {
  return (
    <div className="plan-comparar" id="comparar">
      <div>
        <h3>Sin química</h3>
        <Risk level={natural.level} />
        <p className="sec">
          El mismo entrenamiento, la misma comida y los mismos suplementos de este plan. Es completo así como está.
        </p>
      </div>
      <div>
        <h3>Con química</h3>
        <Risk level={chemistry.risk.level} />
        <p className="sec">
          {chemistry.compounds.length === 0
            ? 'Sin compuestos: agrega controles médicos y cómo dejar de usar.'
            : 'Agrega riesgo y controles médicos. No cambia tu entrenamiento ni tu comida.'}
        </p>
      </div>
    </div>
  );
}

function Factors({ risk }: { risk: RiskAssessment }) {
  if (risk.factors.length === 0)
    return <p className="plan-entrada">Nada de lo que contaste suma riesgo a este plan.</p>;
  return (
    <>
      <div className="plan-entrada">
        <h3>
          Por qué: {integer(risk.points.value)} puntos <Stamp of={risk.points} />
        </h3>
      </div>
      <ul className="plan-factores">
        {risk.factors.map(({ id, text, points, basis, sources }) => (
          <li key={id}>
            <span>
              {text} <TextStamp title={text} basis={basis} keys={sources} />
            </span>
            <span className="val">{signed(points)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Counterfactuals({ risk }: { risk: RiskAssessment }) {
  return (
    <div className="plan-bajaria">
      <div className="plan-entrada">
        <h3>
          Qué lo bajaría <TextStamp title="Qué lo bajaría" basis="forja_rule" keys={[]} />
        </h3>
      </div>
      <ul className="plan-factores">
        {risk.counterfactuals.map(({ id, text, level, drop }) => (
          <li key={id}>
            <span>
              {text} <span className="sec">({signed(-drop)} puntos)</span>
            </span>
            <Risk level={level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Compounds({ chemistry }: { chemistry: ChemistryPlan }) {
  if (chemistry.compounds.length === 0) return null;
  return (
    <div className="ficha lisa">
      <div className="fi-cab">
        <div>
          <h2>Lo que declaraste</h2>
          <p className="sec">
            No lo recomendamos ni lo dosificamos: esto es lo que hay que saber para reducir el daño.
          </p>
        </div>
      </div>
      <div className="plan-comparar">
        {chemistry.compounds.map((card) => (
          <Compound key={card.compoundId} card={card} />
        ))}
      </div>
    </div>
  );
}

function Compound({ card }: { card: CompoundCard }) {
  return (
    <article className="plan-compuesto">
      <h3>
        {card.name} <TextStamp title={card.name} basis="source" keys={card.sources} />
      </h3>
      <p className="sec">{card.route}</p>
      <h4>Advertencias</h4>
      <Lines lines={card.warnings} />
      <h4>Qué controlar</h4>
      <Lines lines={card.monitoring} />
      <p className="sec">
        {card.medicalDose ? (
          <>
            {card.medicalDose.text}{' '}
            <TextStamp title="Dosis de prospecto" basis="source" keys={card.medicalDose.sources} />
          </>
        ) : (
          NO_DOSE_TEXT
        )}
      </p>
    </article>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="plan-vinetas">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
