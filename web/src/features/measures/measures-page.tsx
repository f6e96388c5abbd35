import { useRef, useState } from 'react';
import { Aviso } from '../../design/aviso.tsx';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { toast } from '../../design/toast.ts';
import { readableError } from '../../shared/readable-error.ts';
import { MeasureForm } from './measure-form.tsx';
import { MeasureList } from './measure-list.tsx';
import { measuresMessages } from './measures.messages.ts';
import { type KeptMeasure, useBringBackMeasure, useDeleteMeasure, useMeasures } from './measures.queries.ts';
import { WeightCard } from './weight-card.tsx';
import './measures.css';

const { list, failure } = measuresMessages;

export function MeasuresPage() {
  const measures = useMeasures();
  const [changing, setChanging] = useState<KeptMeasure>();
  const remove = useDeleteWithUndo();
  const refused = measures.data?.find(({ refusal }) => refusal?.code === 'membership_required')?.refusal;
  const form = useRef<HTMLDivElement>(null);

  function edit(measure: KeptMeasure) {
    setChanging(measure);
    form.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    form.current?.focus({ preventScroll: true });
  }

  function discard(measure: KeptMeasure) {
    // what is gone is not changed any more: the form goes back to a new one
    if (changing?.id === measure.id) setChanging(undefined);
    void remove(measure);
  }

  return (
    <>
      <div className="med-cab">
        <h1 tabIndex={-1}>{measuresMessages.title}</h1>
        <p className="bajada">{measuresMessages.lead}</p>
      </div>
      {refused ? (
        <Aviso
          kind="warning"
          title={readableError(refused.message)}
          actions={<LinkButton href="/membresias">{measuresMessages.memberships}</LinkButton>}
        >
          {measuresMessages.keptMeanwhile}
        </Aviso>
      ) : null}
      <div className="med">
        <div className="med-datos">
          {measures.isPending ? <FichaSkeleton message={measuresMessages.looking} /> : null}
          {measures.isError ? (
            <ErrorState
              title={failure.title}
              safe={failure.safe}
              advice={readableError(measures.error)}
              actions={
                <Button variant="tinta" onClick={() => void measures.refetch()}>
                  {failure.retry}
                </Button>
              }
            />
          ) : null}
          {measures.data?.length === 0 ? <EmptyState title={list.empty}>{list.emptyText}</EmptyState> : null}
          {measures.data && measures.data.length > 0 ? (
            <WeightCard measures={measures.data.map(({ value }) => value)} />
          ) : null}
        </div>
        <div className="med-cargar" ref={form} tabIndex={-1}>
          <MeasureForm key={changing?.id ?? 'new'} changing={changing} onDone={() => setChanging(undefined)} />
        </div>
        {measures.data && measures.data.length > 0 ? (
          <div className="med-tabla">
            <MeasureList measures={measures.data} onEdit={edit} onDelete={discard} />
          </div>
        ) : null}
      </div>
    </>
  );
}

function useDeleteWithUndo(): (measure: KeptMeasure) => Promise<void> {
  const { mutateAsync: remove } = useDeleteMeasure();
  const { mutateAsync: bringBack } = useBringBackMeasure();
  return async ({ id, value: measure }) => {
    const failed = (error: unknown) =>
      toast({ title: list.notRemoved, description: readableError(error), variant: 'destructive' });
    const undo = () => bringBack({ id, measure }).then(() => toast({ title: list.broughtBack }), failed);
    try {
      await remove(id);
      toast({ title: list.removed, action: { label: list.undo, onClick: () => void undo() }, duration: 8000 });
    } catch (error) {
      failed(error);
    }
  };
}
