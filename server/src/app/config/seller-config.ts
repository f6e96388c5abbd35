import {
  isCuit,
  isSupportHours,
  type Seller,
  TAX_CONDITIONS,
  type TaxCondition,
} from '@forja/contract/payments/seller';
import { z } from 'zod';

// Values are inserted into documents unescaped: no character may have meaning in HTML or JSON.
const line = z
  .string()
  .max(160, 'must be 160 characters or fewer')
  .regex(/^(?=.*\S)[^<>&"\r\n]+$/, 'must be one line without < > & "');
const conditions = Object.keys(TAX_CONDITIONS) as TaxCondition[]; // keys of a constant

export const sellerEnvironment = z.object({
  SELLER_TRADE_NAME: line.optional().describe('The name that people know the seller by.'),
  SELLER_LEGAL_NAME: line.optional().describe('The name of the seller on an invoice.'),
  SELLER_CUIT: z
    .string()
    .refine(isCuit, 'must be the 11 digits of a CUIT, whose last one checks the others')
    .optional()
    .describe('The CUIT of the seller, digits alone.'),
  SELLER_ADDRESS: line.optional().describe('The legal address of the seller.'),
  SELLER_TAX_CONDITION: z
    .enum(conditions, `must be ${conditions.join(', ')}`)
    .optional()
    .describe('How the seller stands before the tax authority.'),
  SUPPORT_HOURS: z
    .string()
    .refine(isSupportHours, 'must be 8 hours or more of a working day, such as 9:00-17:00')
    .optional()
    .describe('When people are answered on working days, such as 9:00-17:00.'),
  SUPPORT_AREA: line.optional().describe('Who answers them within the company.'),
  DATA_FISCAL_URL: z
    .string()
    .regex(
      /^https?:\/\/(?:[a-z\d-]+\.)*(?:afip|arca)\.gob\.ar\/[^\s<>&"]*$/i,
      'must be the address of the Data Fiscal of the seller, at afip.gob.ar or arca.gob.ar',
    )
    .optional()
    .describe('The page of the tax authority about the seller, which its form 960/D gives.'),
});

const SELLER = [...Object.keys(sellerEnvironment.shape), 'WHATSAPP_NUMBER', 'SUPPORT_EMAIL'];

/** Names each missing setting, because the law forbids selling anonymously. */
export const findMissingSeller = (env: Record<string, string | undefined>): string[] =>
  SELLER.filter((name) => !env[name]).map(
    (name) => `${name} is missing: the law asks who sells to say it on every page`,
  );

export const sellerConfig = (env: z.infer<typeof sellerEnvironment>): Seller => ({
  tradeName: env.SELLER_TRADE_NAME,
  legalName: env.SELLER_LEGAL_NAME,
  cuit: env.SELLER_CUIT,
  address: env.SELLER_ADDRESS,
  taxCondition: env.SELLER_TAX_CONDITION,
  supportHours: env.SUPPORT_HOURS,
  supportArea: env.SUPPORT_AREA,
  dataFiscalUrl: env.DATA_FISCAL_URL,
});
