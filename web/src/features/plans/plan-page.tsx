import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Button } from '../../design/button.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { iconSwap, iconTrash } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { Zocalo } from '../../design/zocalo.tsx';
import { readableError } from '../../shared/readable-error.ts';
import { RequestError } from '../../shared/request-error.ts';
import { RecomputePlan } from './recompute-plan.tsx';
import { planQuery } from './plans.queries.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import { PlanView } from './view/plan-view.tsx';

export function PlanPage() {
  const { id } = useParams({ from: '/mis-planes/$id' });
  const plan = useQuery(planQuery(id));
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();

  if (plan.isPending)
    return (
      <>
        <h1 tabIndex={-1}>Tu plan</h1>
        <FichaSkeleton columns={4} message="Abriendo tu plan. Tarda unos segundos." />
      </>
    );
  if (plan.isError) return <PlanUnavailable error={plan.error} retry={() => void plan.refetch()} />;

  return (
    <div className="con-zocalo">
      <PlanView id={id} plan={plan.data.plan} createdAt={plan.data.createdAt} />
      <RecomputePlan plan={plan.data.plan} />
      <Zocalo help="Está guardado en tu cuenta.">
        <Button
          icon={iconTrash}
          aria-label="Borrar este plan"
          busy={remove.isPending}
          onClick={() => void remove.remove(id, () => navigate({ to: '/mis-planes' }))}
        >
          <span className="solo-d">Borrar</span>
        </Button>
        {plan.data.plan.chemistry && (
          <Button
            icon={iconSwap}
            aria-label="Comparar sin química"
            onClick={() => document.getElementById('comparar')?.scrollIntoView({ block: 'center' })}
          >
            <span className="solo-d">Comparar sin química</span>
          </Button>
        )}
        <LinkButton variant="brasa" size="grande" wide render={(look) => <Link to="/generar-plan" {...look} />}>
          Generar otro plan
        </LinkButton>
      </Zocalo>
    </div>
  );
}

function PlanUnavailable({ error, retry }: { error: Error; retry: () => void }) {
  const gone = error instanceof RequestError && error.status === 404;
  return (
    <ErrorState
      level={1}
      title={gone ? 'Ese plan no está' : 'No pudimos abrir tu plan'}
      safe={gone ? readableError(error) : 'Tu plan sigue guardado en tu cuenta.'}
      advice={gone ? undefined : readableError(error)}
      actions={
        gone ? (
          <LinkButton variant="tinta" render={(look) => <Link to="/mis-planes" {...look} />}>
            Ver mis planes
          </LinkButton>
        ) : (
          <Button variant="tinta" onClick={retry}>
            Probar de nuevo
          </Button>
        )
      }
    />
  );
}
