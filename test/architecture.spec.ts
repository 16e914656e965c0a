import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');

/** The architecture: who may import whom. All tests below use this table. */
const LAW = {
  /** Folders of the server, lowest first; each may import itself and those before it. */
  layers: ['server/contract', 'server/common', 'server/analysis', 'server/infra', 'server/modules'],
  /** Packages that the contract may use: it travels to the browser. */
  contractPackages: ['zod'],
  /** The rules about a page are pure: they import the contract, common code and each other. */
  analysisImports: /^server\/(?:contract|common|analysis)\//,
  /** Modules of the server and the modules each may import. */
  modules: {
    // Letters and passkeys carry the name of the installation.
    site: [],
    auth: ['site'],
    workspaces: ['auth'],
    billing: ['auth', 'workspaces'],
    teams: ['site', 'auth', 'workspaces', 'billing'],
    keys: ['auth', 'workspaces', 'billing'],
    screenshots: ['auth', 'workspaces', 'billing'],
    processing: ['auth', 'workspaces', 'billing', 'screenshots'],
    collections: ['auth', 'workspaces', 'billing', 'screenshots'],
    comments: ['site', 'auth', 'workspaces', 'billing', 'screenshots'],
    entities: ['auth', 'workspaces', 'billing', 'screenshots'],
    findings: ['auth', 'workspaces', 'billing', 'screenshots'],
    tags: ['auth', 'workspaces', 'billing', 'screenshots'],
    calendar: ['auth', 'workspaces', 'billing', 'screenshots'],
    dashboard: ['auth', 'workspaces', 'billing', 'screenshots'],
    analytics: ['auth', 'workspaces', 'billing', 'screenshots'],
    events: ['auth', 'workspaces', 'billing', 'screenshots'],
    // A link opens a collection.
    shares: ['auth', 'workspaces', 'billing', 'screenshots', 'collections', 'site'],
    export: [
      ...['auth', 'workspaces', 'billing', 'screenshots', 'collections', 'comments', 'shares'],
      ...['entities', 'findings'],
      'tags',
    ],
    accounts: ['auth', 'workspaces', 'billing', 'teams', 'screenshots'],
    operator: ['site', 'auth', 'billing', 'health', 'keys', 'screenshots'],
    health: [],
  } as Record<string, string[]>,
  /** Kinds of file in a module; every other file is named after its topic, without a dot in its name. */
  moduleFiles: [
    'module',
    'controller',
    'service',
    'repository',
    'mapper',
    'policy',
    'worker',
    'schedule',
    'providers',
    'guard',
    'pipe',
    'interceptor',
    'decorator',
    'filter',
    'sql',
    'check',
    'spec',
  ],
  /** Kinds of file whose class has the name of the file: `quota.service.ts` exports `QuotaService`. */
  namedKinds: [
    'module',
    'controller',
    'service',
    'repository',
    'worker',
    'schedule',
    'guard',
    'pipe',
    'interceptor',
    'filter',
  ],
  /** Rooms of the screenshots module, lowest first; each may import itself and those before it. */
  rooms: [
    'counters',
    'rows',
    'files',
    'storage',
    'redactions',
    'labels',
    'search',
    'listing',
    'follow-up',
    'reading',
    // They look through readings.
    'scans',
    'trash',
    'edits',
    'uploads',
    'transfers',
  ],
  /** Never imported from another module. */
  privateFiles: ['repository', 'controller', 'worker'],
  /** The only files above infra that may use the database. */
  databaseFiles: /\.(repository|sql)\.ts$/,
  /** Functions that create proofs, each for one module only. */
  mints: {
    mintWorkspaceAccess: 'server/modules/workspaces/',
    issueTicket: 'server/modules/billing/',
  },
  /** Parts of the contract that the browser may import as values: none of them imports zod. */
  webValues: [
    'byte-sizes',
    'client',
    'routes',
    'plans',
    'limits',
    'team-roles',
    'search-grammar',
    'date-fields',
    'day-in',
    'fleeting-terms',
    'filter-parts',
    'entity-types',
    'screenshot-kinds',
    'image-types',
    'entity-secrets',
    'finding-classes',
    'tag-name',
  ],
  /** The only import of the server's services by the command line. */
  operatorEntry: { from: /^cli\/commands\/operator\//, to: 'server/operator-context.ts' },
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
    entities: ['auth', 'workspaces', 'billing', 'screenshots'],
    favorites: ['auth', 'workspaces', 'billing', 'screenshots'],
    trash: ['auth', 'workspaces', 'billing', 'screenshots'],
    findings: ['auth', 'workspaces', 'billing', 'screenshots'],
    calendar: ['auth', 'workspaces', 'billing', 'screenshots'],
    // The home page shows the next dates of the calendar.
    dashboard: ['auth', 'workspaces', 'billing', 'screenshots', 'calendar'],
    analytics: ['auth', 'workspaces', 'billing', 'screenshots'],
    shares: ['auth', 'workspaces', 'billing', 'screenshots'],
    settings: ['auth'],
    keys: ['auth', 'workspaces', 'billing'],
    // The storage of people, in the words in which they read it themselves.
    operator: ['auth', 'billing'],
  } as Record<string, string[]>,
  /**
   * Folders whose exported values must be imported somewhere. The contract is left out: it says to the outside what
   * there is. Exported types may also describe what their own file exports. A script runs the built pre-rendering.
   */
  usedExports:
    /^(?!server\/contract\/|web\/prerender\/main)(?:server|cli|sandbox|web|test\/support)\//,
  /** Folders of the page, lowest first; each may import itself and those before it. */
  webLayers: ['web/shared', 'web/ui', 'web/features', 'web/frame', 'web/routes', 'web/app'],
  /** Rooms of the large features of the page, lowest first; each may import those before it. */
  webRooms: {
    'web/features/screenshots': [
      'shared',
      'cards',
      'selection',
      'transfer',
      'search',
      'viewer',
      'grid',
      'gallery',
    ],
    'web/features/billing': [
      'shared',
      'own-server',
      'usage',
      'pricing',
      'subscription',
      'stripe-test',
    ],
  } as Record<string, string[]>,
  /** The list of the application's addresses; other files of the page take them from there. */
  addresses: 'web/shared/paths.ts',
  /** Files directly in one folder, of any kind; specs and folders below it are not counted. */
  folders: { most: 30, below: ['server', 'web', 'cli', 'sandbox'] },
};

interface Import {
  from: string;
  /** A path below the root, or the name of a package. */
  to: string;
  isType: boolean;
  names: string;
}

const GENERATED = 'server/infra/database/generated';

function filesBelow(folder: string, kind = /\.tsx?$/): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === GENERATED) return [];
    if (statSync(join(ROOT, path)).isDirectory()) return filesBelow(path, kind);
    return kind.test(name) ? [path] : [];
  });
}

const isFolder = (path: string) => statSync(join(ROOT, path)).isDirectory();

function foldersBelow(folder: string): string[] {
  const inside = readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
  return [
    folder,
    ...inside.filter((path) => path !== GENERATED && isFolder(path)).flatMap(foldersBelow),
  ];
}

const productFilesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).filter(
    (name) => !isFolder(join(folder, name)) && !/\.spec\.tsx?$/.test(name),
  );

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
const files = ['server', 'sandbox', 'cli', 'web', 'prisma'].flatMap((folder) => filesBelow(folder));
const imports = files.filter((file) => !isTest(file)).flatMap(importsOf);

const say = ({ from, to }: Import) => `${from} -> ${to}`;
const room = (file: string, parent: string) =>
  file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
const layerOf = (file: string, layers: readonly string[]) =>
  layers.findIndex((layer) => file.startsWith(`${layer}/`));
const kindOf = (file: string) => /\.(\w+)\.tsx?$/.exec(file)?.[1];

it('finds the source files', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(300);
});

describe('the server', () => {
  it('imports downwards only: contract <- common <- analysis <- infra <- modules', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from, LAW.layers), layerOf(to, LAW.layers)];
      return own >= 0 && other > own;
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it('keeps the entry files above everything: no layer imports them', () => {
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

  it('keeps the rules about a page pure: no package, no file, no database', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('server/analysis/') && !LAW.analysisImports.test(to),
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

  it('names a class after its file', () => {
    const wrong = filesBelow('server').flatMap((file) => {
      const [base = '', kind = ''] = (file.split('/').at(-1) ?? '').replace(/\.ts$/, '').split('.');
      if (!LAW.namedKinds.includes(kind) || isTest(file)) return [];
      const pascal = (name: string) =>
        name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
      const classes = [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export (?:abstract )?class (\w+)/gm),
      ].map(([, name]) => name);
      const wanted = `${pascal(base)}${pascal(kind)}`;
      return classes.length === 0 || classes.includes(wanted)
        ? []
        : [`${file}: ${classes.join(', ')}, and not ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has rooms of the screenshots module that import downwards only', () => {
    const home = 'server/modules/screenshots';
    const isRoom = (name?: string) => name !== undefined && LAW.rooms.includes(name);
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [room(from, home), room(to, home)];
      if (!isRoom(own) || !isRoom(other)) return false;
      return LAW.rooms.indexOf(other ?? '') > LAW.rooms.indexOf(own ?? '');
    });
    expect(wrong.map(say)).toEqual([]);
    const folders = readdirSync(join(ROOT, home), { withFileTypes: true });
    expect(folders.flatMap((it) => (it.isDirectory() ? [it.name] : [])).sort()).toEqual(
      [...LAW.rooms].sort(),
    );
  });

  it('keeps the sandbox apart: nothing imports it, and it imports nothing of the product', () => {
    const crossing = imports.filter(
      ({ from, to }) => from.startsWith('sandbox/') !== to.startsWith('sandbox/'),
    );
    const wrong = crossing.filter(({ to }) => /^(server|web|cli|prisma)\//.test(to));
    expect(wrong.map(say)).toEqual([]);
  });
});

describe('the page and the command line', () => {
  it('take nothing of the server but the contract, and its schemas as types only', () => {
    const wrong = imports.filter(({ from, to, isType }) => {
      if (!/^(web|cli)\//.test(from) || !to.startsWith('server/')) return false;
      if (LAW.operatorEntry.from.test(from) && to === LAW.operatorEntry.to) return false;
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

  it('import downwards only: shared <- ui <- features <- frame <- routes <- app', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from, LAW.webLayers), layerOf(to, LAW.webLayers)];
      return own >= 0 && other > own;
    });
    expect(wrong.map(say)).toEqual([]);
  });

  it.each(Object.entries(LAW.webRooms))(
    '%s has rooms that import downwards only',
    (parent, rooms) => {
      const rank = (file: string) => rooms.indexOf(room(file, parent) ?? '');
      const wrong = imports.filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from));
      expect(wrong.map(say)).toEqual([]);
      const folders = readdirSync(join(ROOT, parent)).filter((name) => name !== 'testing');
      expect(folders.sort()).toEqual([...rooms].sort());
    },
  );
});

/** `useViewer` and `GalleryToolbar` as names of files. */
const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

const exportedValues = (file: string): string[] =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /^export (?:default )?(?:async )?(?:function|const|class) (\w+)/gm,
    ),
  ].map(([, name]) => name ?? '');

describe('the names of the page', () => {
  it('give a component or hook that is alone in its file the name of the file', () => {
    const wrong = files
      .filter((file) => /^web\/(ui|features|frame|styleguide)\//.test(file) && !isTest(file))
      .filter((file) => file.endsWith('.tsx') || /\/use-[\w-]+\.ts$/.test(file))
      .flatMap((file) => {
        const [name, ...others] = exportedValues(file);
        const stem = (file.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
        return name && others.length === 0 && kebab(name) !== stem ? [`${file}: ${name}`] : [];
      });
    expect(wrong).toEqual([]);
  });
});

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

describe('the addresses of the page', () => {
  const { addresses } = LAW;
  const firstSteps = [
    ...readFileSync(join(ROOT, addresses), 'utf8').matchAll(/^ {2}\w+: '\/([\w-]+)/gm),
  ].map(([, step]) => step);
  const written = new RegExp(
    `['"\`]/(?:${firstSteps.join('|')})(?=[/?#'"\`])|(?:\\b(?:to|href)=|\\bto: |navigate\\()['"]/['"]`,
  );

  it('are literals where they are listed, and nowhere else', () => {
    expect(firstSteps).toContain('gallery');
    const wrong = files
      .filter((file) => file.startsWith('web/') && !isTest(file) && file !== addresses)
      .flatMap((file) => {
        const [found] =
          written.exec(readFileSync(join(ROOT, file), 'utf8').replace(COMMENT, '')) ?? [];
        return found ? [`${file}: ${found}`] : [];
      });
    expect(wrong).toEqual([]);
  });
});

const EXPORT =
  /^export (?:abstract )?(?:async )?(const|let|function\*?|class|enum|interface|type) (\w+)/gm;

/** Programs that run without a build step, or beside it, name a file by its path from the root. */
const BY_PATH = /\b(?:dist\/)?((?:server|cli|sandbox)\/[\w./-]+)\.(?:js|ts)\b/g;

/** Measuring and training scripts compile these sources themselves and hand their functions on by name. */
const MEASURED = /^server\/(?:analysis|infra\/ocr)\//;

/** Every `file: name` that some other file imports. */
function importedNames(readers: readonly string[]): Set<string> {
  const named = new Set<string>();
  for (const file of readers) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const take = (to: string, text: string) => {
      for (const [name] of text.matchAll(/\w+/g)) named.add(`${to}: ${name}`);
    };
    // A dynamic or a namespace import takes what its file mentions.
    for (const { to, names } of importsOf(file))
      take(to, names === '' || names.includes('*') ? source : names);
    if (!/^(?:test|scripts)\//.test(file)) continue;
    for (const [, path] of source.matchAll(BY_PATH)) take(`${path}.ts`, source);
  }
  return named;
}

/** The exports that no other file imports, each as `file: name`. */
function unusedExports(): string[] {
  const others = ['test', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(ts|mjs)$/));
  const readers = [...files, ...others];
  const named = importedNames(readers);
  const scripts = others.filter((file) => file.startsWith('scripts/'));
  const measuring = new Set(
    scripts.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\w+/g) ?? []),
  );
  const unusedIn = (file: string) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(EXPORT)].flatMap(([, kind = '', name = '']) => {
      const isType = kind === 'interface' || kind === 'type';
      const mentions = [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
      const isMeasured = MEASURED.test(file) && measuring.has(name);
      const isUsed = isMeasured || named.has(`${file}: ${name}`) || (isType && mentions > 1);
      return isUsed ? [] : [`${file}: ${name}`];
    });
  };
  return readers.filter((file) => LAW.usedExports.test(file) && !isTest(file)).flatMap(unusedIn);
}

describe('everywhere', () => {
  it.each(LAW.folders.below)('no folder of %s holds too many files', (top) => {
    const full = foldersBelow(top).flatMap((folder) => {
      const count = productFilesIn(folder).length;
      return count > LAW.folders.most ? [`${folder}: ${count}`] : [];
    });
    expect(full).toEqual([]);
  });

  it('nothing is exported that no other file imports', () => {
    expect(unusedExports()).toEqual([]);
  });

  it('benches and drills load only programs that are built', () => {
    const absent = filesBelow('test', /\.mjs$/).flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return [...source.matchAll(/\b(?:built|load)\('([\w.-]+)\.js'\)/g)]
        .filter(([, program]) => !existsSync(join(ROOT, 'server', `${program}.ts`)))
        .map(([text]) => `${file}: ${text}`);
    });
    expect(absent).toEqual([]);
  });

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
