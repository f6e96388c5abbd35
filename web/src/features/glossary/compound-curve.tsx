import {
  REFERENCE_WEIGHT_KG,
  type ReferenceRegimen,
} from '@forja/domain/curve/reference-regimens.data';
import { curveUnit } from '@forja/domain/curve/curve-substances.data';
import { source } from '@forja/domain/evidence/sources';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { RuleBadge } from '../../design/evidence/rule-badge.tsx';
import { integer } from '../../design/format.ts';
import { curveMessages } from '../../shared/curve/curve.messages.ts';
import { type CurveBadgeProps, SerumCurveChart } from '../../shared/curve/serum-curve-chart.tsx';
import { Citation } from '../../shared/evidence/citation.tsx';
import { StatementBadge } from './statement-badge.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages.curve;
const { expert, expertFace } = glossaryMessages.badge;

type CompoundCurveProps = { name: string; regimen: ReferenceRegimen };

/** Curve of a labelled drug for a reference weight, never the person's. */
export const CompoundCurve = ({ name, regimen }: CompoundCurveProps) => (
  <>
    <p>
      {regimen.text}{' '}
      <CurveBadge title={curveMessages.leaflet} basis="source" keys={regimen.sources} />
    </p>
    {curveUnit(regimen.substance) === 'ng/dL' && (
      <>
        <p>{DISCLAIMERS.medicalDoses}</p>
        <p className={textStyles.secondary}>
          {messages.weight(integer(REFERENCE_WEIGHT_KG))}{' '}
          <CurveBadge title={messages.weightSource} basis="expert_judgement" keys={[]} />
        </p>
      </>
    )}
    <SerumCurveChart
      name={name}
      regimen={regimen}
      weightKg={REFERENCE_WEIGHT_KG}
      Badge={CurveBadge}
      isTableWritten
    />
  </>
);

function CurveBadge({ title, basis, keys }: CurveBadgeProps) {
  if (basis === 'source') return <StatementBadge statement={{ text: title, sources: keys }} />;
  return (
    <RuleBadge face={expertFace} label={expert(title)} title={title}>
      {keys.length > 0 && (
        <div>
          <p className={textStyles.label}>{messages.guidedBy}</p>
          <ul className={frameStyles.bulletList}>
            {keys.map((key) => (
              <li key={key}>
                <Citation source={source(key)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </RuleBadge>
  );
}
