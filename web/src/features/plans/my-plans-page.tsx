import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.tsx';
import { Casillero, Casilleros } from '../../design/casilleros.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { date, integer, weeks } from '../../design/format.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { iconPlus, iconTrash } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { readableError } from '../../shared/readable-error.ts';
import { WhereKept } from '../../shared/records/record-state.tsx';
import './plan-view.css';
import { planTitle } from './plan-title.ts';
import { type ListedPlan, usePlans } from './plans.queries.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import { HealthText } from './view/health-text.tsx';
import { Risk } from './view/risk.tsx';

export function MyPlansPage() {
  const plans = usePlans();
  const { remove } = useDeleteWithUndo();
  return (
    <>
      <div className="mp-cab">
        <h1 tabIndex={-1}>Mis planes</h1>
        {plans.data && (
          <LinkButton variant="brasa" icon={iconPlus} render={(look) => <Link to="/generar-plan" {...look} />}>
            Generar plan
          </LinkButton>
        )}
      </div>
      {plans.isPending && <FichaSkeleton message="Buscando tus planes." />}
      {plans.isError && (
        <ErrorState
          title="No pudimos traer tus planes"
          safe="Siguen guardados en tu cuenta."
          advice={readableError(plans.error)}
          actions={
            <Button variant="tinta" onClick={() => void plans.refetch()}>
              Probar de nuevo
            </Button>
          }
        />
      )}
      {plans.data && <PlanList plans={plans.data} onDelete={(id) => void remove(id)} />}
    </>
  );
}

function PlanList({ plans, onDelete }: { plans: readonly ListedPlan[]; onDelete: (id: string) => void }) {
  if (plans.length === 0)
    return (
      <EmptyState
        title="La barra está vacía"
        action={
          <LinkButton variant="brasa" render={(look) => <Link to="/generar-plan" {...look} />}>
            Generar mi primer plan
          </LinkButton>
        }
      >
        Acá vas a ver tus planes guardados, con la fuente de cada número.
      </EmptyState>
    );
  return (
    <ul className="mp-lista">
      {plans.map((plan) => (
        <li key={plan.id} className="ficha lisa">
          <div className="fi-cab">
            <div>
              <h2>
                <Link to="/mis-planes/$id" params={{ id: plan.id }}>
                  {planTitle(plan)}
                </Link>
              </h2>
              <p className="sec">
                {weeks(plan.cycleWeeks)}, {plan.trainingDays} días por semana. {date(plan.createdAt)}
              </p>
            </div>
            <IconButton
              path={iconTrash}
              label={`Borrar ${planTitle(plan)}, del ${date(plan.createdAt)}`}
              onClick={() => onDelete(plan.id)}
            />
          </div>
          <Casilleros columns={3}>
            <Casillero label="Energía por día" value={integer(plan.energyKcal)} unit="kcal" />
            <Casillero label="Proteína por día" value={integer(plan.proteinGrams)} unit="g" />
            <Casillero label="Riesgo por sustancias">
              <Risk level={plan.riskLevel} />
            </Casillero>
          </Casilleros>
          <div className="fi-cuerpo">
            {plan.health ? (
              <HealthText health={plan.health} />
            ) : (
              <p className="sec">Este plan no miraba tu salud: abrilo y tocá “Ver qué cambiaría”.</p>
            )}
          </div>
          {plan.where === 'account' && plan.copyOf === undefined ? null : (
            <p className="fi-cuerpo">
              <WhereKept {...plan} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
