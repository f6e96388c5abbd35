import { toast } from '../../design/toast.ts';
import { readableError } from '../../shared/readable-error.ts';
import { takePlanFromDevice } from './plan-on-device.ts';
import { useDeletePlan, useRestorePlan } from './plans.queries.ts';

/** Deletes at once and offers the way back. */
export function useDeleteWithUndo() {
  const { mutateAsync: deletePlan, isPending } = useDeletePlan();
  const { mutateAsync: restorePlan } = useRestorePlan();

  async function restore(toRestore: Parameters<typeof restorePlan>[0], putBack: () => void) {
    try {
      await restorePlan(toRestore);
      putBack();
      toast({ title: 'Plan recuperado' });
    } catch (error) {
      toast({ title: 'No pudimos recuperar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  /** `leave` takes the person off the page of the plan, when that is where they are. */
  async function remove(id: string, leave?: () => Promise<void>): Promise<void> {
    try {
      // First off its page, which would be left without its plan.
      await leave?.();
      const plan = await deletePlan(id);
      if (!plan) return;
      const putBack = takePlanFromDevice(id);
      const undo = { label: 'Deshacer', onClick: () => void restore({ id, plan }, putBack) };
      toast({ title: 'Plan borrado', action: undo, duration: 8000 });
    } catch (error) {
      toast({ title: 'No pudimos borrar el plan', description: readableError(error), variant: 'destructive' });
    }
  }

  return { remove, isPending };
}
