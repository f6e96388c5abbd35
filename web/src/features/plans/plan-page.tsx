import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Button } from '../../design/button.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { iconSwap, iconTrash } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { Zocalo } from '../../design/zocalo.tsx';
import { ERRORS } from '@forja/contract/errors';
import { readableError } from '../../shared/readable-error.ts';
import { requestMessages } from '../../shared/request.messages.ts';
import { syncMessages } from '../../shared/sync/sync.messages.ts';
import { RecomputePlan } from './recompute-plan.tsx';
import { usePlan } from './plans.queries.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import { PlanView } from './view/plan-view.tsx';

export function PlanPage() {
  const { id } = useParams({ from: '/mis-planes/$id' });
  const plan = usePlan(id);
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();

  if (plan.isPending)
    return (
      <>
        <h1 tabIndex={-1}>Tu plan</h1>
        <FichaSkeleton columns={4} message="Abriendo tu plan. Tarda unos segundos." />
      </>
    );
  if (plan.isError || plan.data === null)
    return <PlanUnavailable error={plan.error} retry={() => void plan.refetch()} />;
  const { createdAt, plan: kept } = plan.data.value;

  return (
    <div className="con-zocalo">
      <PlanView id={id} plan={kept} createdAt={createdAt} />
      <RecomputePlan plan={kept} />
      <Zocalo help={plan.data.where === 'account' ? 'Está guardado en tu cuenta.' : `${syncMessages.onPhone}.`}>
        <Button
          icon={iconTrash}
          aria-label="Borrar este plan"
          busy={remove.isPending}
          onClick={() => void remove.remove(id, () => navigate({ to: '/mis-planes' }))}
        >
          <span className="solo-d">Borrar</span>
        </Button>
        {kept.chemistry && (
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

function PlanUnavailable({ error, retry }: { error: Error | null; retry: () => void }) {
  // Without signal nobody knows whether it exists: only that it is not on this device.
  const gone = error === null && navigator.onLine;
  return (
    <ErrorState
      level={1}
      title={gone ? 'Ese plan no está' : 'No pudimos abrir tu plan'}
      safe={gone ? ERRORS.plan_not_found.message : 'Tu plan sigue guardado en tu cuenta.'}
      advice={gone ? undefined : error ? readableError(error) : requestMessages.unreachable}
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
