// node scripts/lock.mjs          completes package-lock.json
// node scripts/lock.mjs --check  fails when it is incomplete
//
// npm leaves packages for other machines out of the lock file when it cannot reach them at that moment, and
// `npm ci` then refuses on every machine. Their entries follow from whoever names them as optional.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'android',
  'freebsd',
  'openharmony',
  'aix',
  'sunos',
  'netbsd',
  'openbsd',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingEntries(lock.packages);
const names = Object.keys(missing);

if (names.length === 0) console.log('The lock file is complete.');
else if (process.argv.includes('--check')) {
  console.error(
    `The lock file lacks ${names.length} packages for other machines, such as ${names[0]}. Complete it: node scripts/lock.mjs`,
  );
  process.exitCode = 1;
} else {
  const [root, ...others] = Object.entries({ ...lock.packages, ...missing });
  others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries([root, ...others]);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${names.length} packages for other machines.`);
}

function missingEntries(packages) {
  const found = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (resolves(packages, path, name)) continue;
      found[`node_modules/${name}`] = {
        version: range.replace(/^[\^~=]/, ''),
        ...machineOf(name),
        ...(dev && { dev }),
        optional: true,
      };
    }
  return found;
}

/** Tells whether a package would be found from a folder, as Node searches: upwards. */
function resolves(packages, path, name) {
  for (
    let from = path;
    ;
    from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (!from) return false;
  }
}

function machineOf(name) {
  const words = name.split('/').at(-1).split(/[-_.]/);
  const os = SYSTEMS.filter((system) => words.includes(system)).map((system) =>
    system === 'windows' ? 'win32' : system,
  );
  const word = words.find((part) => PROCESSORS.includes(part) || /^(armv\d|ppc64le)$/.test(part));
  const cpu = word?.startsWith('armv') ? 'arm' : word === 'ppc64le' ? 'ppc64' : word;
  return { ...(cpu && { cpu: [cpu] }), ...(os.length > 0 && { os }) };
}
