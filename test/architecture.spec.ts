import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');

/** The law of the house: who may import whom. Everything below reads it from here. */
const LAW = {
  /** Folders of the server, lowest first; each may import itself and those before it. */
  layers: ['server/contract', 'server/common', 'server/infra', 'server/modules'],
  /** Packages that the contract may use: it travels to the browser. */
  contractPackages: ['zod'],
  /** Modules of the server and the modules each may import. */
  modules: {
    auth: [],
    workspaces: ['auth'],
    billing: ['auth', 'workspaces'],
    teams: ['auth', 'workspaces', 'billing'],
    keys: ['auth', 'workspaces', 'billing'],
    screenshots: ['auth', 'workspaces', 'billing'],
    processing: ['auth', 'workspaces', 'billing', 'screenshots'],
    collections: ['auth', 'workspaces', 'billing', 'screenshots'],
    tags: ['auth', 'workspaces', 'billing', 'screenshots'],
    calendar: ['auth', 'workspaces', 'billing', 'screenshots'],
    dashboard: ['auth', 'workspaces', 'billing', 'screenshots'],
    analytics: ['auth', 'workspaces', 'billing', 'screenshots'],
    events: ['auth', 'workspaces', 'billing', 'screenshots'],
    export: ['auth', 'workspaces', 'billing', 'screenshots', 'collections', 'tags'],
    operator: ['auth', 'health', 'operations'],
    operations: ['auth', 'workspaces', 'billing', 'teams', 'screenshots', 'collections'],
    health: [],
  } as Record<string, string[]>,
  /** Kinds of file in a module; everything else is a plain topic without a dot in its name. */
  moduleFiles: [
    'module',
    'controller',
    'service',
    'repository',
    'mapper',
    'policy',
    'worker',
    'spec',
  ],
  /** Never imported from another module. */
  privateFiles: ['repository', 'controller', 'worker'],
  /** The only files above infra that may hold the database. */
  databaseFiles: /\.repository\.ts$/,
  /** Makers of proof, each for one room only. */
  mints: { mintScope: 'server/modules/workspaces/', issueTicket: 'server/modules/billing/' },
  /** What the browser may take from the contract as values: none of it carries zod. */
  webValues: ['client', 'routes', 'plans', 'limits', 'team-roles'],
  /** The one way of the command line into the server's own services. */
  operatorDoor: { from: /^cli\/commands\/operator\//, to: 'server/context.ts' },
  /** Features of the page and the features each may import. */
  features: {
    auth: [],
    workspaces: ['auth'],
    billing: ['auth', 'workspaces'],
    teams: ['auth', 'workspaces', 'billing'],
    screenshots: ['auth', 'workspaces', 'billing'],
    processing: ['auth', 'workspaces', 'billing', 'screenshots'],
    events: ['auth', 'workspaces', 'billing', 'screenshots'],
    uploads: ['auth', 'workspaces', 'billing', 'screenshots', 'processing'],
    marketing: ['auth', 'workspaces', 'billing'],
    collections: ['auth', 'workspaces', 'billing', 'screenshots'],
    tags: ['auth', 'workspaces', 'billing', 'screenshots'],
    favorites: ['auth', 'workspaces', 'billing', 'screenshots'],
    trash: ['auth', 'workspaces', 'billing', 'screenshots'],
    calendar: ['auth', 'workspaces', 'billing', 'screenshots'],
    dashboard: ['auth', 'workspaces', 'billing', 'screenshots'],
    analytics: ['auth', 'workspaces', 'billing', 'screenshots'],
    settings: ['auth'],
    keys: ['auth', 'workspaces', 'billing'],
    operator: ['auth'],
  } as Record<string, string[]>,
  /** Folders of the page, lowest first. */
  webLayers: ['web/shared', 'web/ui', 'web/features', 'web/routes', 'web/app'],
};

interface Import {
  from: string;
  /** A path below the root, or the name of a package. */
  to: string;
  isType: boolean;
  names: string;
}

const GENERATED = 'server/infra/database/generated';

function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === GENERATED) return [];
    if (statSync(join(ROOT, path)).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const STATEMENT =
  /^(?:import\s+(?:(type)\s+)?(?:([^'";]*?)\s+from\s+)?|export\s+(?:(type)\s+)?([^'";]*?)\s+from\s+)'([^']+)'/gm;
const DYNAMIC = /import\('([^']+)'\)/g;

function target(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = relative(ROOT, resolve(ROOT, dirname(from), specifier.replace(/\.js$/, '')));
  return (
    ['.ts', '.tsx', ''].map((end) => path + end).find((it) => existsSync(join(ROOT, it))) ?? path
  );
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found: Import[] = [];
  for (const match of source.matchAll(STATEMENT)) {
    const [type, names = '', specifier = ''] = [
      match[1] ?? match[3],
      match[2] ?? match[4],
      match[5],
    ];
    const members = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim());
    const areTypes = members.filter(Boolean).every((name) => name.startsWith('type '));
    const isType = type !== undefined || (names !== '' && areTypes);
    found.push({ from: file, to: target(file, specifier), isType, names });
  }
  for (const [, specifier = ''] of source.matchAll(DYNAMIC)) {
    found.push({ from: file, to: target(file, specifier), isType: false, names: '' });
  }
  return found;
}

const isTest = (file: string) => /\.spec\.tsx?$/.test(file) || file.includes('/testing/');
const files = ['server', 'cli', 'web', 'prisma'].flatMap(filesBelow);
const imports = files.filter((file) => !isTest(file)).flatMap(importsOf);

const say = ({ from, to }: Import) => `${from} -> ${to}`;
const room = (file: string, parent: string) =>
  file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
const layerOf = (file: string, layers: readonly string[]) =>
  layers.findIndex((layer) => file.startsWith(`${layer}/`));
const kindOf = (file: string) => /\.(\w+)\.tsx?$/.exec(file)?.[1];

it('finds the house', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(300);
});

describe('the server', () => {
  it('imports downwards only: contract <- common <- infra <- modules', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from, LAW.layers), layerOf(to, LAW.layers)];
      return own >= 0 && other > own;
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('keeps the doors above everything: no layer imports them', () => {
    const doors = imports.filter(
      ({ from, to }) => layerOf(from, LAW.layers) >= 0 && /^server\/[\w.-]+$/.test(to),
    );
    expect(doors.map(say)).toEqual([]);
  });

  it('lets the contract use nothing but its schema library', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/contract/') &&
        !to.startsWith('server/contract/') &&
        !LAW.contractPackages.includes(to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('has modules that import only those the table names', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [room(from, 'server/modules'), room(to, 'server/modules')];
      return own && other && own !== other && !LAW.modules[own]?.includes(other);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('names every module in the table', () => {
    expect(readdirSync(join(ROOT, 'server/modules')).sort()).toEqual(
      Object.keys(LAW.modules).sort(),
    );
  });

  it('shows other modules no repository, controller or worker', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [room(from, 'server/modules'), room(to, 'server/modules')];
      return own && other && own !== other && LAW.privateFiles.includes(kindOf(to) ?? '');
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('holds the database in repositories only', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/modules/') &&
        (to.startsWith('server/infra/database/database.ts') || to.startsWith(GENERATED)) &&
        !LAW.databaseFiles.test(from),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it.each(Object.entries(LAW.mints))('makes %s in %s only', (name, home) => {
    const wrong = imports.filter(
      ({ from, names }) => new RegExp(`\\b${name}\\b`).test(names) && !from.startsWith(home),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('has a closed vocabulary of file names in its modules', () => {
    const wrong = filesBelow('server/modules').filter((file) => {
      const kinds = (file.split('/').at(-1) ?? '')
        .replace(/\.tsx?$/, '')
        .split('.')
        .slice(1);
      return kinds.some((kind) => !LAW.moduleFiles.includes(kind));
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the sandbox apart: nothing imports it, and it imports nothing of the product', () => {
    const crossing = imports.filter(
      ({ from, to }) => from.startsWith('server/sandbox/') !== to.startsWith('server/sandbox/'),
    );
    const wrong = crossing.filter(({ to }) => /^(server|web|cli|prisma)\//.test(to));
    expect(wrong.map(say)).toEqual([]);
  });
});

describe('the page and the command line', () => {
  it('take nothing of the server but the contract, and its schemas as types only', () => {
    const wrong = imports.filter(({ from, to, isType }) => {
      if (!/^(web|cli)\//.test(from) || !to.startsWith('server/')) return false;
      if (LAW.operatorDoor.from.test(from) && to === LAW.operatorDoor.to) return false;
      if (!to.startsWith('server/contract/')) return true;
      return !isType && !LAW.webValues.includes(/([\w-]+)\.ts$/.exec(to)?.[1] ?? '');
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('have features that import only those the table names', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [room(from, 'web/features'), room(to, 'web/features')];
      return own && other && own !== other && !LAW.features[own]?.includes(other);
    });
    expect(wrong.map(say)).toEqual([]);
    expect(readdirSync(join(ROOT, 'web/features')).sort()).toEqual(
      Object.keys(LAW.features).sort(),
    );
  });

  it('import downwards only: shared and ui <- features <- routes <- app', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from, LAW.webLayers), layerOf(to, LAW.webLayers)];
      // A route may use the frame's own address book.
      return own >= 0 && other > own && to !== 'web/app/paths.ts';
    });
    expect(wrong.map(say).filter((line) => !line.includes('web/app/layouts'))).toEqual([]);
  });
});

describe('everywhere', () => {
  it('there is no barrel', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it('there is no forwardRef of modules', () => {
    expect(
      imports.filter(
        ({ from, names }) => from.startsWith('server/') && /\bforwardRef\b/.test(names),
      ),
    ).toEqual([]);
  });

  it('there is no circle of imports', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, isType } of imports) {
      if (!isType) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
});
