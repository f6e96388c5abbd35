/** Where a person is paying or entering: nobody is invited to pay there. */
const PAYING = /^\/callback(?:\/|$)|\/payment|^\/(?:suscripcion|membership-activated)(?:\/|$)/;

export const isPaymentPage = (path: string): boolean => PAYING.test(path);
