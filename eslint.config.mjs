import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Time, randomness and the environment each enter through one module, so that tests can replace it.
const clock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Inject Clock.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Inject Clock.',
  },
];
const chance = [
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Inject Ids.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^random(UUID|Bytes)$/]',
    message: 'Inject Ids.',
  },
  { selector: 'CallExpression[callee.name=/^random(UUID|Bytes)$/]', message: 'Inject Ids.' },
];
const environment = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Read configuration from infra/config.',
  },
];
const patterns = [
  {
    selector: "CallExpression[callee.property.name='matchAll']",
    message: 'allMatches does not compile the pattern anew.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'reports',
      '.data',
      '.cache',
      'server/infra/database/generated',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx}'],
  })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-restricted-syntax': ['error', ...clock, ...chance, ...environment],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['server/analysis/**/*.ts'],
    ignores: ['server/analysis/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...chance, ...environment, ...patterns] },
  },
  // Exceptions: the clock and the ids themselves, the configuration, and independent programs.
  {
    files: ['server/common/clock.ts', 'server/common/ids.ts', 'web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...environment] },
  },
  {
    files: ['server/infra/config/**/*.ts', 'server/start.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...chance] },
  },
  {
    files: ['cli/**/*.ts'],
    ignores: ['cli/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...chance, ...environment] },
  },
  { files: ['cli/lib/config.ts'], rules: { 'no-restricted-syntax': ['error', ...chance] } },
  { files: ['sandbox/**/*.ts', 'test/**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**/*.ts', '**/*.spec.ts', '**/*.spec.tsx'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  prettier,
);
