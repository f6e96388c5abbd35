import { toast } from '../../design/toast.ts';
import { readableError } from '../../shared/readable-error.ts';
import { useDeletePlan, useRestorePlan } from './plans.queries.ts';

/** Deletes at once and offers the way back; the server keeps it 30 days, so a closed tab loses nothing. */
export function useDeleteWithUndo() {
  const { mutateAsync: deletePlan, isPending } = useDeletePlan();
  const { mutateAsync: restorePlan } = useRestorePlan();

  async function restore(id: string) {
    try {
      await restorePlan(id);
      toast({ title: 'Plan recuperado' });
    } catch (error) {
      toast({ title: 'No pudimos recuperar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  async function remove(id: string): Promise<boolean> {
    try {
      await deletePlan(id);
      toast({ title: 'Plan borrado', action: { label: 'Deshacer', onClick: () => void restore(id) }, duration: 8000 });
      return true;
    } catch (error) {
      toast({ title: 'No pudimos borrar el plan', description: readableError(error), variant: 'destructive' });
      return false;
    }
  }

  return { remove, isPending };
}
