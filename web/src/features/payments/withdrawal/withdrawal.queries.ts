import {
  readWithdrawal,
  requestWithdrawal,
  type WithdrawalKind,
} from '@forja/contract/payments/withdrawal';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

export type WithdrawalInput = { kind: WithdrawalKind; email: string; detail?: string };

export const useRequestWithdrawal = () =>
  useMutation({ mutationFn: (body: WithdrawalInput) => call(requestWithdrawal, { body }) });

export const useReadWithdrawal = () =>
  useMutation({ mutationFn: (code: string) => call(readWithdrawal, { body: { code } }) });
