// Prisma's migration engine as WebAssembly: the usual one is a download, this one is a package. Its main entry needs an
// import that Node does not have, so the module is assembled here.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const require = createRequire(import.meta.url);
// Catalogue queries return PostgreSQL's internal "char". The adapter does not know this type and the engine accepts no
// other, so such a column travels through the adapter as an array of characters and is renamed behind it.
const INTERNAL_CHAR = 18;
const CHAR_ARRAY = 1002;

/** Renames the columns before the adapter sees them. */
class CatalogueClient extends pg.Client {
  /** @param {any[]} args @returns {any} */
  query(...args) {
    /** @type {(...args: any[]) => any} */
    const send = super.query.bind(this);
    const callback = args.at(-1);
    if (typeof callback !== 'function') return send(...args).then(renameChar);
    return send(...args.slice(0, -1), (error, result) => callback(error, renameChar(result)));
  }
}

function renameChar(result) {
  for (const field of result?.fields ?? [])
    if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = CHAR_ARRAY;
  return result;
}

/** Opens the engine on a database; it creates and drops its shadow databases beside it. */
export async function openSchemaEngine(url) {
  loadWebAssembly();
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapterFactory(url));
}

function adapterFactory(url) {
  const connect = async (connectionString) => {
    const pool = new pg.Pool({ connectionString, Client: CatalogueClient, max: 4 });
    return withCharacters(await new PrismaPg(pool, { disposeExternalPool: true }).connect());
  };
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url),
    connectToShadowDb: () => connectToShadow(url, connect),
  });
}

/** Renames them back behind the adapter. */
function withCharacters(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}

async function connectToShadow(url, connect) {
  const name = `shadow_${process.hrtime.bigint()}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const shadow = await connect(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return shadow;
}

async function onServer(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

// A panicking engine calls this before it aborts, and hides its own message when it is missing.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(message) {
    throw new Error(`The schema engine failed: ${message}`);
  },
};

let isLoaded = false;

function loadWebAssembly() {
  if (isLoaded) return;
  const entry = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = new WebAssembly.Module(readFileSync(entry.replace(/\.js$/, '.wasm')));
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  /** @type {() => void} */ (exports.__wbindgen_start)();
  isLoaded = true;
}
