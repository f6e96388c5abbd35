import { sendPartnerApplication } from '@forja/contract/partners';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export type NewApplication = RequestOf<typeof sendPartnerApplication>['body'];

export const useSendApplication = () =>
  useMutation({
    mutationFn: (body: NewApplication) => call(sendPartnerApplication, { body }),
  });
