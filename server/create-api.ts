import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LoggerService } from '@nestjs/common';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { ApiModule } from './app.module';
import { installBodyParsers } from './common/http/body-parsers';
import { answerBrokenRequest } from './common/http/broken-request';
import { readableUrl } from './common/http/readable-url';
import type { Config } from './infra/config/config';
import { serveApiDocs } from './infra/api-docs/serve-api-docs';
import { projectRoot } from './infra/config/project-root';
import { measureRequests } from './infra/metrics/measure-requests';
import { Metrics } from './infra/metrics/metrics';
import { JobTable } from './infra/queue/job-table';
import { securityHeaders } from './infra/web-client/security-headers';
import { serveWebClient } from './infra/web-client/serve-web-client';
import { AuthCookies } from './modules/auth/cookies';
import { UploadRecovery } from './modules/screenshots/upload-recovery.service';

/** The HTTP application, ready to listen. */
export async function createApi(
  config: Config,
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config),
    apiAdapter(config),
    { logger, bodyParser: false },
  );
  return prepareApi(app, config);
}

export function apiAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    genReqId: () => v7(),
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: answerBrokenRequest,
  });
}

/** Everything between making the application and listening; tests prepare theirs with it too. */
export async function prepareApi(
  app: NestFastifyApplication,
  config: Config,
): Promise<NestFastifyApplication> {
  app.setGlobalPrefix('api');
  await prepareFastify(app, config);
  await app.init();
  await app.get(UploadRecovery).run();
  return app;
}

async function prepareFastify(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  installBodyParsers(fastify);
  const isHttps = config.publicUrl.startsWith('https:');
  const security = await securityHeaders({ isHttps });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    done();
  });
  await app.register(fastifyCookie as never);
  // The form reader looks for itself whether a file was cut off, and answers in our own words.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await serveApiDocs(fastify);
  const { token } = config.metrics;
  if (token) measure(app, token);
  const cookies = new AuthCookies(config.publicUrl);
  await serveWebClient(fastify, {
    folder: join(projectRoot(), 'dist', 'web'),
    pagesFolder: join(projectRoot(), 'dist', 'pages'),
    publicUrl: config.publicUrl,
    isVisitor: (request) => cookies.session(request) === undefined,
  });
}

function measure(app: NestFastifyApplication, token: string): void {
  const metrics = app.get(Metrics);
  const table = app.get(JobTable);
  // Whoever watches wants to see the rest also while there is no database.
  metrics.watchQueue(() => table.depths().catch(() => null));
  measureRequests(app.getHttpAdapter().getInstance(), metrics, token);
}
