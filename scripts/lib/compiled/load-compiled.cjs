// Goes into `dist`, and is the first thing that each program there loads. The files of the build then run from what the
// engine compiled of them before (`keep-compiled.cjs`), which saves compiling a program anew at every start.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, sep } = require('node:path');
const { Script } = require('node:vm');

const BUILD = dirname(__dirname) + sep;
const HASH_BYTES = 32;
const HEAD = '(function (exports, require, module, __filename, __dirname) { ';

/** @param {string} file */
exports.kept = (file) => `${file}.compiled`;

/** @param {string} source */
exports.hashOf = (source) => createHash('sha256').update(source).digest();

/**
 * The engine itself refuses what another version of it has compiled, and compiles anew. Such a script cannot import, but
 * it can require.
 *
 * @param {string} file
 * @param {string} source
 * @param {Buffer} [cachedData]
 */
exports.scriptOf = (file, source, cachedData) =>
  new Script(`${HEAD}${source}\n})`, { filename: file, cachedData });

/**
 * @param {Script} script
 * @param {NodeJS.Module} module
 * @param {string} file
 */
exports.runScript = (script, module, file) => {
  const { exports: own } = module;
  script.runInThisContext().call(own, own, createRequire(file), module, file, dirname(file));
};

/**
 * Nothing for a file that has changed since: the engine compares no more than the length.
 *
 * @param {string} file
 * @param {string} source
 */
function compiledOf(file, source) {
  try {
    const bytes = readFileSync(exports.kept(file));
    return exports.hashOf(source).equals(bytes.subarray(0, HASH_BYTES))
      ? bytes.subarray(HASH_BYTES)
      : undefined;
  } catch {
    // None was kept of it.
    return undefined;
  }
}

const loadAnew = require.extensions['.js'];
// With source maps Node has to read the files itself.
if (!process.sourceMapsEnabled)
  require.extensions['.js'] = (/** @type {any} */ module, file) => {
    if (!file.startsWith(BUILD)) return loadAnew(module, file);
    const source = readFileSync(file, 'utf8');
    const compiled = compiledOf(file, source);
    if (!compiled) return module._compile(source, file);
    exports.runScript(exports.scriptOf(file, source, compiled), module, file);
  };
