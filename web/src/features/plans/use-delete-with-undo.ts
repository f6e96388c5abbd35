import { toast } from '../../design/toast.ts';
import { readableError } from '../../shared/readable-error.ts';
import { takePlanFromDevice } from './plan-on-device.ts';
import { useDeletePlan, useForgetPlan, useRestorePlan } from './plans.queries.ts';

/** Deletes at once and offers the way back; the server keeps it 30 days, so a closed tab loses nothing. */
export function useDeleteWithUndo() {
  const { mutateAsync: deletePlan, isPending } = useDeletePlan();
  const { mutateAsync: restorePlan } = useRestorePlan();
  const forgetPlan = useForgetPlan();

  async function restore(id: string, putBack: () => void) {
    try {
      await restorePlan(id);
      putBack();
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
      const putBack = takePlanFromDevice(id);
      const undo = { label: 'Deshacer', onClick: () => void restore(id, putBack) };
      toast({ title: 'Plan borrado', action: undo, duration: 8000 });
    } catch (error) {
      toast({ title: 'No pudimos borrar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  return { remove, isPending };
}
