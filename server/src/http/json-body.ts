import type { FastifyInstance } from 'fastify';

/** JSON and nothing else; text for whoever parses it by pieces. An empty JSON body is no body, so that a call without one may still say JSON. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (request.routeOptions.config.readsText === true) done(null, text);
      else if (text === '') done(null, undefined);
      else void parseJson(request, text, done);
    },
  );
}
