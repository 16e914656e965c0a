import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import { API_DOCS_STYLE } from './api-docs-style';

/** The library's files that the page uses; nothing else of its folder is served. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
/** The names of these files do not change with their content. */
const AN_HOUR = 'public, max-age=3600';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API - Shotvault</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/page.css" />
    <script src="/api/docs/init.js" defer></script>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
  </head>
  <body>
    <header><a href="/">Shotvault</a></header>
    <main id="docs"></main>
  </body>
</html>
`;

/** A separate file, because the page may not run inline scripts. */
const INIT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
show();
dark.addEventListener('change', show);
addEventListener('DOMContentLoaded', () =>
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'list',
    filter: true,
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
  }),
);
`;

/** Serves the interactive API description at `/api/docs`, without any foreign server. */
export async function serveApiDocs(fastify: FastifyInstance): Promise<void> {
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  fastify.get('/api/docs/page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(API_DOCS_STYLE),
  );
  fastify.get('/api/docs/init.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(INIT),
  );
  await fastify.register(fastifyStatic, {
    // The library's entry point would load the whole page into this process.
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => FILES.includes(path.slice(1)),
    setHeaders: (response) => void response.header('Cache-Control', AN_HOUR),
  });
}
