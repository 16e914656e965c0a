import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as ts from 'typescript';

const ROOT = join(__dirname, '..');

/** The types that prove what a caller may touch. */
const SCOPES = ['WorkspaceScope', 'WorkspaceAccess', 'PersonScope', 'SystemScope'];

/** The functions that make a proof, and the only files that may name each. Specs and tests may name all. */
const MAKERS: Record<string, Record<string, string>> = {
  mintWorkspaceAccess: {
    'server/common/workspace-scope.ts': 'declares it',
    'server/modules/workspaces/workspaces.service.ts': 'the membership check',
  },
  mintWorkspaceScope: {
    'server/common/workspace-scope.ts': 'declares it',
    'server/common/system-scope.ts': 'system work names a workspace',
    'server/modules/workspaces/memberships.service.ts': 'a team that its owner makes or restores',
    'server/modules/teams/invite-answers.service.ts': 'the token of an invite names its team',
    'server/modules/teams/teams.service.ts': 'rows that were read with the membership',
    'server/modules/shares/open/open-links.service.ts': 'the token of a link names its space',
  },
  mintPersonScope: {
    'server/common/person-scope.ts': 'declares it',
    'server/common/system-scope.ts': 'system work names a person',
    'server/modules/auth/signed-in-person.ts': 'makes the person of a request',
    'server/modules/auth/identities/identity-accounts.service.ts':
      'a provider has proved the identity',
    'server/modules/auth/links/link-redemption.service.ts': 'the token of a link names its person',
    'server/modules/auth/passkeys/passkey-sign-in.service.ts': 'a passkey has signed',
    'server/modules/auth/passkeys/recovery-codes.service.ts': 'a recovery code names its person',
    'server/modules/keys/pairings.service.ts': 'the device secret of an approved pairing',
  },
  signedInPerson: {
    'server/modules/auth/signed-in-person.ts': 'declares it',
    'server/modules/auth/auth.service.ts': 'sessions and identities',
    'server/modules/keys/bearer-authenticator.ts': 'API keys and tokens of command lines',
  },
  mintSystemScope: {
    'server/common/system-scope.ts': 'declares it',
    'server/infra/queue/job-runner.ts': 'hands it to every job handler',
    'server/infra/schedule/scheduled-work.service.ts': 'hands it to all scheduled work',
    'server/modules/billing/payments/webhooks.service.ts': 'events of the payment provider',
    'server/create-api.ts': 'the recovery at the start of a process',
    'server/operator-context.ts': "operators' commands",
    'server/modules/operator/': 'use cases of operators',
    'server/modules/site/site.service.ts': 'everybody sees the name of the installation',
    'server/modules/billing/plans/accounts-admin.service.ts': 'use case of operators',
    'server/modules/billing/plans/plans-admin.service.ts': 'use case of operators',
    'server/modules/billing/plans/plan-seeds.service.ts': 'use case of operators',
    'server/modules/billing/usage/usage-months.service.ts': 'the reset is a use case of operators',
  },
};

const PROVED = 'the sign-in: nobody is known yet, the provider has proved the identity';
const TOKEN = 'the hash of the token is the proof';
const LINK = 'a link names nobody before it is used; its token is the proof';
const LINKS_OF_OPERATORS = 'invites belong to the server; the routes are for operators only';
const DEVICE = 'a command line has no person yet; its secret is the proof';
const PLANS = 'plans are the same for everybody';

/** Methods without a scope, each with the reason. */
const WITHOUT_SCOPE: Record<string, string> = {
  'AuthRepository.openAccount': PROVED,
  'IdentitiesRepository.use': PROVED,
  'IdentitiesRepository.listAccountsOf': PROVED,
  'AuthRepository.findSession': TOKEN,
  'AuthRepository.touchSession': TOKEN,
  'AuthRepository.deleteSession': TOKEN,
  'SignInLinksRepository.create': LINK,
  'SignInLinksRepository.createForAddress': LINK,
  'SignInLinksRepository.find': LINK,
  'SignInLinksRepository.take': LINK,
  'SignInLinksRepository.findAccount': LINK,
  'SignInLinksRepository.listInvites': LINKS_OF_OPERATORS,
  'SignInLinksRepository.removeInvite': LINKS_OF_OPERATORS,
  'SignInLinksRepository.removeInvitesOf': LINKS_OF_OPERATORS,
  'SignInLinksRepository.hasOpen': LINKS_OF_OPERATORS,
  'SignInLinksRepository.removeAllOf': LINKS_OF_OPERATORS,
  'SignInLinksRepository.purgeExpired': 'removes expired links; reads none',
  'ChallengesRepository.use':
    'a challenge is of nobody; one that was signed is kept until it expires',
  'ChallengesRepository.purgeExpired': 'removes expired challenges; reads none',
  'PasskeysRepository.findByCredential': 'nobody is known yet: the credential names its person',
  'RecoveryCodesRepository.take': 'the hash of the code is the proof',
  'StandingRepository.listOperators': 'tells whether the server has an operator',
  'StandingRepository.holdOperators': 'tells whether the server keeps an operator',
  'KeysRepository.findByHash': TOKEN,
  'PairingsRepository.create': DEVICE,
  'PairingsRepository.findBySecret': DEVICE,
  'PairingsRepository.take': DEVICE,
  'PairingsRepository.purgeExpired': 'removes expired pairings when one starts; reads none',
  'InvitesRepository.findByToken': TOKEN,
  'InvitesRepository.take': TOKEN,
  'OpenLinksRepository.find': TOKEN,
  'PlansRepository.listPlans': PLANS,
  'PlansRepository.listAllPlans': PLANS,
  'PlansRepository.findPlan': PLANS,
  'PlansAdminRepository.listPlans': PLANS,
  'HealthRepository.ping': 'reads no row',
  'LiveCollectionsRepository.limitTime': 'sets a time limit; touches no row',
};

/** Parameters that name a workspace without proof, because the method is the check itself. */
const BARE_WORKSPACES = [
  'WorkspacesRepository.findMembership',
  'WorkspacesRepository.holdMembership',
];

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (path === 'server/infra/database/generated') return [];
    if (statSync(join(ROOT, path)).isDirectory()) return filesBelow(path);
    return /\.ts$/.test(name) && !/\.spec\.ts$/.test(name) ? [path] : [];
  });
}

const sources = new Map(
  ['server', 'cli', 'sandbox', 'prisma']
    .flatMap(filesBelow)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

interface Method {
  /** `TagsRepository.find`, or the name of a function. */
  name: string;
  file: string;
  node: ts.SignatureDeclaration & { body?: ts.Node };
  isPublic: boolean;
  isRepository: boolean;
}

const trees = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const made = ts.createSourceFile(file, sources.get(file) ?? '', ts.ScriptTarget.Latest, true);
  trees.set(file, made);
  return made;
}

const isPrivate = (node: ts.ClassElement) =>
  (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []).some(
    ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword,
  );

/** Every function of a file: methods, declared functions and arrow functions. */
function methodsOf(file: string): Method[] {
  const found: Method[] = [];
  const isRepository = file.endsWith('.repository.ts');
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node)) {
      const owner = node.parent;
      const isMember = ts.isClassDeclaration(owner);
      const name = (
        node.name ?? (ts.isVariableDeclaration(owner) ? owner.name : undefined)
      )?.getText();
      found.push({
        name: isMember ? `${owner.name?.text ?? ''}.${name ?? ''}` : (name ?? 'an arrow function'),
        file,
        node,
        isPublic: isMember && !isPrivate(node as ts.MethodDeclaration),
        isRepository,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const sqlFiles = [...sources.keys()].filter((file) => /\.(repository|sql)\.ts$/.test(file));
const methods = sqlFiles.flatMap(methodsOf);
const publicMethods = methods.filter(({ isPublic, isRepository }) => isPublic && isRepository);

const scopeOf = ({ node }: Method): string | undefined => {
  const type = node.parameters[0]?.type?.getText();
  return SCOPES.find((scope) => scope === type);
};

/** A proof that no statement uses proves nothing. Sweeps of all workspaces have nothing to put into theirs. */
function usesScope({ node }: Method): boolean {
  const [first] = node.parameters;
  if (!first || first.type?.getText() === 'SystemScope') return true;
  if (ts.isObjectBindingPattern(first.name)) return first.name.elements.length > 0;
  return new RegExp(`\\b${first.name.getText()}\\b`).test(node.body?.getText() ?? '');
}

const say = ({ file, name }: Method) => `${file}: ${name}`;

describe('a repository', () => {
  it('takes a scope first in every public method', () => {
    expect(publicMethods.length).toBeGreaterThan(200);
    const open = publicMethods.filter((method) => !scopeOf(method) && !WITHOUT_SCOPE[method.name]);
    expect(open.map(say)).toEqual([]);
  });

  it('uses the scope of the workspace or person that it takes', () => {
    expect(publicMethods.filter((method) => !usesScope(method)).map(say)).toEqual([]);
  });

  it('has no exemption without a use', () => {
    const needed = new Set(publicMethods.filter((it) => !scopeOf(it)).map(({ name }) => name));
    expect(Object.keys(WITHOUT_SCOPE).filter((name) => !needed.has(name))).toEqual([]);
  });
});

/** The names that a parameter binds or demands, unless its type is a scope. */
function namesWithoutProof({ type, name }: ts.ParameterDeclaration): string[] {
  if (SCOPES.includes(type?.getText() ?? '')) return [];
  const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
  const bound = ts.isObjectBindingPattern(name) ? name.elements.map((it) => it.name.getText()) : [];
  return [...members.map((it) => it.name?.getText() ?? ''), ...bound, name.getText()];
}

/** The values that stand behind `workspace_id =` in the statements of a file. */
function workspaceValues(file: string): string[] {
  const values: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      let before = node.head.text;
      for (const { expression, literal } of node.templateSpans) {
        if (/\bworkspace_id\s*=\s*$/.test(before)) values.push(expression.getText());
        before = literal.text;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return values;
}

/** Finds every `x` of an `x.workspaceId` that is neither a scope nor a row from the database. */
function strangers(file: string): string[] {
  const proved = new Set(['row']);
  const reads: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isParameter(node) || ts.isPropertySignature(node)) &&
      /\b(?:Workspace)(?:Scope|Access)\b/.test(node.type?.getText() ?? '')
    )
      proved.add(node.name.getText());
    if (
      ts.isVariableDeclaration(node) &&
      /^system\.workspace\(/.test(node.initializer?.getText() ?? '')
    )
      proved.add(node.name.getText());
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'workspaceId')
      reads.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return reads.filter((name) => !proved.has(name));
}

describe('a statement', () => {
  it('gets no workspace but from a scope', () => {
    const wrong = methods.filter(
      (method) =>
        !BARE_WORKSPACES.includes(method.name) &&
        method.node.parameters.flatMap(namesWithoutProof).includes('workspaceId'),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('reads the id of a workspace from a scope', () => {
    const wrong = sqlFiles.flatMap((file) => strangers(file).map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  it('compares the column of the workspace with a scope', () => {
    const all = sqlFiles.flatMap((file) => workspaceValues(file).map((value) => [file, value]));
    expect(all.length).toBeGreaterThan(100);
    // `ws` is the fragment that a function builds from its scope.
    const wrong = all.filter(([, value]) => !/^(?:(?:\w+\.)?workspaceId|ws)$/.test(value ?? ''));
    expect(wrong).toEqual([]);
  });

  it('is written by a function that takes a scope', () => {
    const clause = /\bworkspace_id\s*=\s*\$\{/;
    const wrong = methods.filter(
      (method) =>
        method.file.endsWith('.sql.ts') &&
        clause.test(method.node.body?.getText() ?? '') &&
        !scopeOf(method),
    );
    expect(wrong.map(say)).toEqual([]);
  });
});

describe('a proof', () => {
  it.each(Object.entries(MAKERS))('%s is made only where something was proved', (maker, homes) => {
    const users = [...sources].filter(([, source]) => new RegExp(`\\b${maker}\\b`).test(source));
    const places = Object.keys(homes);
    const wrong = users.filter(([file]) => !places.some((place) => file.startsWith(place)));
    expect(wrong.map(([file]) => file)).toEqual([]);
    expect(places.filter((it) => !users.some(([file]) => file.startsWith(it)))).toEqual([]);
  });

  it('is never asserted', () => {
    const assertion = new RegExp(
      `\\bas (?:unknown as )?(?:${SCOPES.join('|')})\\b|<(?:${SCOPES.join('|')})>\\(?\\w`,
    );
    const wrong = [...sources].filter(
      ([file, source]) => !file.startsWith('server/common/') && assertion.test(source),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

const PREAMBLE = `
  import type { PersonScope } from '../../common/person-scope';
  import type { SystemScope } from '../../common/system-scope';
  import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
  import type { TagsRepository } from './tags.repository';
  declare const tags: TagsRepository;
  declare const access: WorkspaceAccess;
  declare const person: PersonScope;
  declare const system: SystemScope;
`;

/** Compiles each code as a file of the tags module, against the real scopes and the real repository. */
function faultsOf(...bodies: readonly string[]): string[][] {
  const options = { target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, types: [] };
  const files = new Map(
    bodies.map((body, index) => [
      join(ROOT, `server/modules/tags/body-${index}.ts`),
      PREAMBLE + body,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    if (text === undefined) return getSourceFile(path, ...rest);
    return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  };
  // The database and all packages stay unresolved: they are large, and no scope comes from there.
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const resolvedFileName = `${join(dirname(from), text)}.ts`;
      const isNear = /\/server\/(?:common|contract|modules)\//.test(resolvedFileName);
      return { resolvedModule: isNear ? { resolvedFileName, extension: '.ts' } : undefined };
    });
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

it('code without a scope does not compile', () => {
  const refused = /is not assignable to|is missing/;
  const [people, jobs, ...forged] = faultsOf(
    'export const rows = tags.list(access);',
    'export const rows = tags.list(system.workspace("one"));',
    'export const rows = tags.list("one");',
    'export const rows = tags.list({ workspaceId: "one", lock: null });',
    'export const rows = tags.list({ ...access, workspaceId: "another" });',
    'export const rows = tags.list(person);',
    'export const rows = tags.list(system);',
    'export const proof: PersonScope = { userId: "one" };',
    'export const proof: PersonScope = { ...person, userId: "another" };',
    'export const proof: SystemScope = { workspace: system.workspace, person: system.person };',
    'export const proof: WorkspaceAccess = { ...access, role: "owner" };',
    'export const proof: WorkspaceAccess = Object.assign(system.workspace("one"), { userId: "one" });',
  );
  expect([people, jobs]).toEqual([[], []]);
  for (const faults of forged) expect(faults.join()).toMatch(refused);
});
