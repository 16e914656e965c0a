// One project per kind of test, so that each can be run, timed and counted by itself.
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
const esmPackages = ['thumbhash'];
const node = {
  testEnvironment: 'node',
  transform: { '^.+\\.(ts|mjs|js)$': swc('ts', { swcrc: false }) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  // Starting the application on a database of its own takes its time on a busy machine.
  testTimeout: 15_000,
  projects: [
    { ...node, displayName: 'architecture', testMatch: ['<rootDir>/test/*.spec.ts'] },
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/server/**/*.spec.ts', '<rootDir>/cli/**/*.spec.ts'],
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/**/*.spec.{ts,tsx}'],
      transform: { '^.+\\.(tsx?|mjs|js)$': swc('tsx', { swcrc: false }) },
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
      moduleNameMapper: { '\\.css$': '<rootDir>/test/support/css.stub.ts' },
      setupFilesAfterEnv: ['<rootDir>/test/support/web.setup.ts'],
    },
    {
      ...node,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/database.global-setup.ts',
      globalTeardown: '<rootDir>/test/support/database.global-teardown.ts',
    },
    {
      ...node,
      displayName: 'drivers',
      testMatch: ['<rootDir>/test/drivers/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/database.global-setup.ts',
      globalTeardown: '<rootDir>/test/support/database.global-teardown.ts',
    },
    { ...node, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.spec.ts'] },
  ],
};
