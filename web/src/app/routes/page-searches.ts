import type { GeneratePlanSearch } from '../../features/plans/pages/generate-plan-page.tsx';

type AuthSearch = { modo?: 'registro' | 'recuperar'; next?: string; ref?: string | number };
type Search = Record<string, unknown>;

const STEPS = [1, 2, 3, 4, 'plan'] as const;

/** Parameters outside this table come from hand-made addresses and are dropped. */
export const pageSearches = {
  '/auth': ({ modo, next, ref }: Search): AuthSearch => ({
    ...((modo === 'registro' || modo === 'recuperar') && { modo }),
    ...(typeof next === 'string' && { next }),
    // digits-only codes arrive as numbers
    ...((typeof ref === 'string' || typeof ref === 'number') && { ref }),
  }),
  '/generar-plan': ({ paso }: Search): GeneratePlanSearch => {
    const step = STEPS.find((each) => each === paso);
    return step === undefined ? {} : { paso: step };
  },
  '/promo': ({ c }: Search): { c?: string | number } =>
    typeof c === 'string' || typeof c === 'number' ? { c } : {},
  '/abrir': ({ to }: Search): { to?: string } => (typeof to === 'string' ? { to } : {}),
  '/glosario': ({ comparar }: Search): { comparar?: string } =>
    typeof comparar === 'string' ? { comparar } : {},
  '/suscripcion': ({ cupon }: Search): { cupon?: string } =>
    // digits-only codes arrive as numbers
    typeof cupon === 'string' || typeof cupon === 'number' ? { cupon: String(cupon) } : {},
  '/admin/pagos': ({ pago }: Search): { pago?: string } =>
    typeof pago === 'string' ? { pago } : {},
};

type Searches = typeof pageSearches;
export type SearchOf<TPath> = TPath extends keyof Searches ? ReturnType<Searches[TPath]> : {};
