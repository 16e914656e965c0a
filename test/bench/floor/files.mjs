// The least cost of serving a file: @fastify/static.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
await app.register(fastifyStatic, { root: process.env.FOLDER });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
