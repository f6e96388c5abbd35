import type { Compound } from '../compounds/compound.ts';
import type { RiskStatement } from '../risk/risk-statement.ts';
import { RISK_STATEMENTS } from '../risk/risk-statements.data.ts';
import { administrationRoutes } from './administration-routes.ts';

const OF_MARKET = 'market';
const OF_INJECTION = 'blood-borne';
const OF_17AA = 'liver-17aa';

export function riskStatements(compound: Compound): RiskStatement[] {
  const { androgen, riskClass } = compound;
  // Evidence about androgen users does not apply to SARMs, which have their own statements.
  if (!androgen || riskClass === 'sarm') return [];
  const isInjected = administrationRoutes(compound).includes('injectable');
  return RISK_STATEMENTS.filter(
    ({ id }) =>
      id !== OF_MARKET &&
      (id !== OF_17AA || riskClass === '17aa') &&
      (id !== OF_INJECTION || isInjected),
  );
}
