/** Where a person is paying or entering, or asks for help: nobody is invited to anything there. */
const UNDISTURBED = /^\/(callback|alarma|suscripcion|membership-activated)(\/|$)|\/payment/;

export const isUndisturbedPage = (path: string): boolean => UNDISTURBED.test(path);
