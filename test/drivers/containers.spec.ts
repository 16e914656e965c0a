import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadConfig, VARIABLE_NAMES } from '../../server/infra/config/config';
import { projectRoot } from '../../server/infra/config/project-root';

interface Service {
  image: string;
  build?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
}

const ROOT = projectRoot();
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build !== undefined);
const manifest = JSON.parse(read('package.json')) as {
  version: string;
};
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: boolean }>;
};

/** Variables of the C library and of Node.js, which the product does not read. */
const isOfRuntime = (name: string): boolean => /^(?:MALLOC_[A-Z_]+|NODE_OPTIONS)$/.test(name);

/** Variables with values filled in; `:?` marks those without which nothing starts. */
function filled(value: string): string {
  return value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, name: string, rest = '') =>
    whole.includes(':-') ? String(rest) : `${name.toLowerCase()}-long-enough-to-be-a-secret`,
  );
}

/** The local path of a file in the image; a compiled file is mapped to its source. */
function sourceOf(path: string): string {
  return path.startsWith('dist/') ? path.replace(/^dist\//, '').replace(/\.js$/, '.ts') : path;
}

describe('the compose file', () => {
  it.each(services)('%s runs a pinned image', (_name, { image }) => {
    expect(image).toMatch(/:(v?\d+\.\d+\.\d+|\d+\.\d+|RELEASE\.\d{4})[\w.-]*$/);
  });

  it.each(services)('%s waits for services that there are', (_name, service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const other = compose.services[name];
      expect(other).toBeDefined();
      const isChecked = other?.healthcheck !== undefined || other?.build !== undefined;
      if (condition === 'service_healthy') expect([name, isChecked]).toEqual([name, true]);
    }
  });

  it.each(services)('%s keeps its data in named volumes', (_name, { volumes = [] }) => {
    for (const volume of volumes)
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('runs programs of ours that there are', () => {
    expect(ours.map(([name]) => name)).toEqual(['app', 'worker']);
    for (const [, { command }] of ours) {
      const [program, entry = ''] = String(command).split(' ');
      expect(program).toBe('node');
      expect(existsSync(join(ROOT, sourceOf(entry)))).toBe(true);
      expect(dockerfile).toContain(`/app/${entry.split('/').slice(0, 2).join('/')} `);
    }
  });

  it.each(ours)('passes %s only the variables that it knows and can use', (_name, service) => {
    const given = Object.entries(service.environment ?? {}).filter(([name]) => !isOfRuntime(name));
    for (const [name] of given) expect(VARIABLE_NAMES).toContain(name);
    const env = Object.fromEntries(given.map(([name, value]) => [name, filled(value)]));
    const image = Object.fromEntries(
      [...dockerfile.matchAll(/^(?:ENV|   ) +([A-Z_]+)=(\S+)/gm)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    // Until the operator chooses another way in, links of the server sign people in.
    expect(loadConfig({ ...image, ...env }).links.isOn).toBe(true);
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const config = loadConfig({ ...image, ...env, ...google });
    expect(config.nodeEnv).toBe('production');
    expect(config.host).toBe('0.0.0.0');
    expect(config.sandbox.enabled).toBe(false);
    expect(config.storage.s3).toMatchObject({ bucket: 'shotvault', forcePathStyle: true });
    expect(config.metrics.token).not.toBeNull();
    expect(config.mail.provider).toBe('smtp');
  });

  it.each(['MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'])(
    'gives the worker the %s that saves memory, as the product started alone does',
    (name) => {
      const value = new RegExp(`${name}: '([^']+)'`).exec(read('server/start.ts'))?.[1];
      expect(value).toBeDefined();
      expect(compose.services.worker?.environment?.[name]).toBe(value);
    },
  );

  it('gives the API as much room for short-lived objects as the product started alone does', () => {
    const value = /API_MEMORY = \{ NODE_OPTIONS: '([^']+)'/.exec(read('server/start.ts'))?.[1];
    expect(value).toBeDefined();
    expect(compose.services.app?.environment?.NODE_OPTIONS).toBe(value);
  });

  it.each(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'])(
    'measures the memory of readings with the %s of the product',
    (name) => {
      const setting = new RegExp(`${name}: '[^']+'`);
      const [ours] = setting.exec(read('server/start.ts'))!;
      expect(read('scripts/lib/as-worker.mjs')).toContain(ours);
    },
  );

  it('asks every part at the port where it is', () => {
    const { app, worker, proxy, s3, bucket, mail } = compose.services;
    const env = app?.environment ?? {};
    expect(proxy?.command).toContain(`--from :${proxy?.ports?.[0]?.split(':')[1]} `);
    expect(proxy?.command).toContain(`--to app:${/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]}`);
    expect(new URL(filled(env.PUBLIC_URL ?? '')).port).toBe(proxy?.ports?.[0]?.split(':')[0]);
    expect(String(worker?.healthcheck?.test)).toContain(
      `:${worker?.environment?.METRICS_WORKER_PORT}/`,
    );
    for (const key of ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'SMTP_URL'])
      expect(Object.keys(compose.services)).toContain(new URL(filled(env[key] ?? '')).hostname);
    expect(String(bucket?.command)).toContain(env.S3_ENDPOINT);
    expect(String(bucket?.command)).toContain(`store/${env.S3_BUCKET}`);
    expect(s3?.environment?.MINIO_ROOT_USER).toBe(env.S3_ACCESS_KEY_ID);
    expect(s3?.environment?.MINIO_ROOT_PASSWORD).toBe(env.S3_SECRET_ACCESS_KEY);
    expect(mail?.ports).toEqual(['127.0.0.1:8025:8025']);
  });

  it('names every secret that it needs in the guide', () => {
    const guide = read('docs/operations.md');
    const needed = read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g);
    for (const [, name] of needed) expect(guide).toContain(`${name}=`);
  });

  it('builds the version that this is', () => {
    for (const [, { image }] of ours) expect(image).toBe(`shotvault:${manifest.version}`);
  });
});

describe('the Dockerfile', () => {
  it('starts every stage from the same pinned image, and runs as an unprivileged user', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:20\.\d+\.\d+-bookworm-slim$/);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('copies only files that exist', () => {
    const copies = [...dockerfile.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)];
    const paths = copies.flatMap(([, sources = '']) => sources.split(' '));
    const wanted = paths.map((path) => path.replace(/^\/app\//, ''));
    expect(wanted).toEqual(expect.arrayContaining(['dist/web', 'dist/pages', 'prisma/migrations']));
    for (const path of wanted) {
      const folder = /^dist\/(.+)$/.exec(path)?.[1];
      // A build may be missing or old here; the smoke test starts from the same folders.
      if (folder) expect(foldersOfBuild()).toContain(folder);
      else expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    }
  });

  it('leaves out the binaries of the second text engine for other systems', () => {
    const [, prune = ''] = /(find \. .*-exec rm -rf \{\} \+)/.exec(dockerfile) ?? [];
    expect(dockerfile).toContain(
      `&& cd node_modules/onnxruntime-node/bin/napi-v6 \\\n  && ${prune}`,
    );
    const cwd = mkdtempSync(join(tmpdir(), 'shotvault-prune-'));
    const own = `linux/${process.arch}`;
    for (const system of ['darwin/arm64', 'linux/other', own, 'win32/x64'])
      mkdirSync(join(cwd, system, 'lib'), { recursive: true });
    execFileSync('sh', ['-c', prune], { cwd });
    const left = readdirSync(cwd, { recursive: true });
    rmSync(cwd, { recursive: true });
    expect(left.sort()).toEqual(['darwin', 'linux', own, `${own}/lib`, 'win32']);
  });

  it('asks for health where the server answers it', () => {
    expect(dockerfile).toContain('/api/health/live');
  });

  it('leaves out packages for development', () => {
    const isInstalled = (name: string) => {
      const found = lock.packages[`node_modules/${name}`];
      return found !== undefined && !found.dev;
    };
    const missing = ['server', 'sandbox', 'cli', 'prisma']
      .flatMap(importsBelow)
      .filter((name) => !isInstalled(name) && !builtinModules.includes(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** The folders of `dist` that the build makes. */
function foldersOfBuild(): string[] {
  const programs = read('scripts/lib/bundle.mjs').matchAll(/^  '(\w+)\/[\w-]+': '/gm);
  const written = read('scripts/lib/build.mjs').matchAll(/'dist\/(\w+)/g);
  return [...programs, ...written].map(([, folder = '']) => folder);
}

/** Packages that the sources below a folder need at run time. */
function importsBelow(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .flatMap((file) => {
      const statements = read(join(folder, file)).matchAll(
        /^(?:import|export) (?!type )(?:[^'";]* from )?'([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
      );
      return [...statements].map(([, one, other]) => one ?? other ?? '');
    })
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
