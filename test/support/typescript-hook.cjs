// Lets Node run the TypeScript of this repository; each file is compiled once and kept by its content.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');

const FOLDER = join(tmpdir(), `shotvault-compiled-${userInfo().uid}`);

function compile(source, file) {
  const { transformSync } = require('@swc/core');
  return transformSync(source, {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  }).code;
}

function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const kept = join(FOLDER, `${createHash('sha256').update(source).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    // Not compiled yet.
  }
  const code = compile(source, file);
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  writeFileSync(`${kept}.${process.pid}`, code, { mode: 0o600 });
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

require.extensions['.ts'] = (module, file) => module._compile(compiled(file), file);

/** The packages of the second text engine, hidden from programs that a test starts (see `jest.config.mjs`). */
const HIDDEN = /^(?:onnxruntime-node|@gutenye\/ocr-models)(?:\/|$)/;
if (process.env.WITHOUT_OPTIONAL) {
  const Module = require('node:module');
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (name, ...others) => {
    if (HIDDEN.test(name)) throw new Error(`Cannot find module '${name}'`);
    return resolve(name, ...others);
  };
}
