import { toast } from '../../design/toast.ts';
import { readableError } from '../../shared/readable-error.ts';
import { useDeletePlan, useForgetPlan, useRestorePlan } from './plans.queries.ts';

/** Deletes at once and offers the way back; the server keeps it 30 days, so a closed tab loses nothing. */
export function useDeleteWithUndo() {
  const { mutateAsync: deletePlan, isPending } = useDeletePlan();
  const { mutateAsync: restorePlan } = useRestorePlan();
  const forgetPlan = useForgetPlan();

  async function restore(id: string) {
    try {
      await restorePlan(id);
      toast({ title: 'Plan recuperado' });
    } catch (error) {
      toast({ title: 'No pudimos recuperar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  /** `leave` takes the person off the page of the plan, when that is where they are. */
  async function remove(id: string, leave?: () => Promise<void>): Promise<void> {
    try {
      await deletePlan(id);
      await leave?.();
      forgetPlan(id);
      toast({ title: 'Plan borrado', action: { label: 'Deshacer', onClick: () => void restore(id) }, duration: 8000 });
    } catch (error) {
      toast({ title: 'No pudimos borrar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  return { remove, isPending };
}
