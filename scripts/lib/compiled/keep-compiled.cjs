// Part of the build: loads the parts of the programs once, and keeps beside each file what the engine compiled of it.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const [dist = '', ...parts] = process.argv.slice(2);
const { hashOf, kept, runScript, scriptOf } = require(join(dist, 'server/load-compiled.js'));

/** @type {{ file: string, source: string, script: import('node:vm').Script }[]} */
const scripts = [];
const load = require.extensions['.js'];
require.extensions['.js'] = (module, file) => {
  if (!file.startsWith(dist)) return load(module, file);
  const source = readFileSync(file, 'utf8');
  const script = scriptOf(file, source);
  scripts.push({ file, source, script });
  runScript(script, module, file);
};
for (const part of parts) require(join(dist, part));
// Afterwards, because by then the functions that loading needs are compiled, too.
for (const { file, source, script } of scripts)
  writeFileSync(kept(file), Buffer.concat([hashOf(source), script.createCachedData()]));
