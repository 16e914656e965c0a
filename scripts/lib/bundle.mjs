// Puts the programs of the server into few files: a start that opens 1,700 modules spends most of its time on that.
import { copyFileSync, cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT, runQuietly } from './run.mjs';

/** Each program below `dist` with its source. Programs that others start lie beside them: `__dirname` finds them. */
const PROGRAMS = {
  'server/start': 'server/start.ts',
  'server/api': 'server/api.ts',
  'server/worker': 'server/worker.ts',
  'server/operator-context': 'server/operator-context.ts',
  'server/decoder-program': 'server/infra/images/decoder/decoder-program.ts',
  'server/neural-program': 'server/infra/ocr/neural/neural-program.ts',
  'sandbox/main': 'sandbox/main.ts',
  'cli/main': 'cli/main.ts',
};

/** Most of a program: a file of its own, which loads without starting anything and can therefore be compiled before. */
const PARTS = {
  'server/create-api': 'server/create-api.ts',
  'server/prepare-database': 'server/prepare-database.ts',
  'server/worker.module': 'server/worker.module.ts',
  'sandbox/sandbox': 'sandbox/sandbox.ts',
  'cli/program': 'cli/program.ts',
};

/** Packages that stay in `node_modules`: they are native code, or read files of their own. */
const APART = ['bull', 'ioredis', 'sharp', 'tesseract.js', 'zxing-wasm'];
const DATABASE_COMPILER = '@prisma/client/runtime/query_compiler';

/** Packages that others would use if they were there. */
const NOT_THERE = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'cache-manager',
  'class-transformer',
  'class-validator',
  'pg-native',
];

/** @param {string} id */
const staysOutside = (id) =>
  id.startsWith(DATABASE_COMPILER) ||
  [...APART, ...NOT_THERE].some((name) => id === name || id.startsWith(`${name}/`));

/** Compiles with the decorators' metadata, by which Nest injects; the bundler's own compiler is not asked. */
const typescript = {
  name: 'typescript',
  transform: {
    filter: { id: /\.ts$/ },
    /**
     * @param {string} source
     * @param {string} filename
     */
    async handler(source, filename) {
      const { transform } = createRequire(import.meta.url)('@swc/core');
      const config = JSON.parse(await readFile(join(ROOT, '.swcrc'), 'utf8'));
      // As modules, so that the bundler sees which parts are loaded later.
      const options = { ...config, swcrc: false, filename, module: { type: 'es6' } };
      const { code, map } = await transform(source, options);
      return { code, map, moduleType: /** @type {const} */ ('js') };
    },
  },
};

export async function bundlePrograms() {
  const sources = Object.entries({ ...PROGRAMS, ...PARTS }).map(([name, path]) => [
    name,
    join(ROOT, path),
  ]);
  const bundle = await rolldown({
    input: Object.fromEntries(sources),
    platform: 'node',
    external: staysOutside,
    tsconfig: false,
    resolve: { mainFields: ['main'], extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [typescript],
    // A warning is a package that is missing, or code that will not do what it says.
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  await bundle.write({
    dir: join(ROOT, 'dist'),
    format: 'cjs',
    exports: 'named',
    // Kept code cannot import, but can require.
    dynamicImportInCjs: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'server/part-[name].js',
    sourcemap: true,
    // Logs name classes and functions.
    keepNames: true,
    minify: false,
    // The engine keeps a file with other characters at two bytes each.
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    banner: ({ name }) => (name in PROGRAMS ? `require('../server/load-compiled.js');` : ''),
  });
  await bundle.close();
  for (const name of ['tesseract-thread.cjs', 'fast-data'])
    cpSync(join(ROOT, 'server/infra/ocr', name), join(ROOT, 'dist/server', name), {
      recursive: true,
    });
  await keepCompiled();
}

async function keepCompiled() {
  const own = join(ROOT, 'scripts/lib/compiled');
  copyFileSync(join(own, 'load-compiled.cjs'), join(ROOT, 'dist/server/load-compiled.js'));
  const args = [join(own, 'keep-compiled.cjs'), join(ROOT, 'dist'), 'server/operator-context.js'];
  for (const part of Object.keys(PARTS)) args.push(`${part}.js`);
  await runQuietly('Compiling the server', process.execPath, args);
}
