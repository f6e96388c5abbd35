import { approveCredit, payCredit, refuseCredit } from '@forja/contract/admin/admin-credits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin as call } from '../proof/call-as-admin.ts';

function useChangeCredit<Body>(change: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // a refusal also refetches: another administrator may have decided first
    onSettled: () => cache.invalidateQueries({ queryKey: ['/api/admin/tables', 'credits'] }),
  });
}

export const useDecideCredit = () =>
  useChangeCredit(
    ({ id, verdict, reason }: { id: string; verdict: 'approve' | 'refuse'; reason: string }) =>
      call(verdict === 'approve' ? approveCredit : refuseCredit, {
        params: { id },
        body: { reason },
      }),
  );

export const usePayCredit = () =>
  useChangeCredit(({ id, ...body }: { id: string; reference: string; reason: string }) =>
    call(payCredit, { params: { id }, body }),
  );
