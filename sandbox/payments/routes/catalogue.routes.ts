import { type ApiRoute } from './api';
import { invalid, missingParameter } from './api-error';
import { priceWire, productWire } from '../wire/catalogue.wire';
import { type Form } from './form-body';
import { pageOf } from './lists';
import { merged } from './metadata';
import { type Price } from '../records';
import { type World } from '../world';

export function catalogueRoutes(world: World): ApiRoute[] {
  const { store } = world;
  return [
    {
      method: 'POST',
      path: '/products',
      answer: (form) => productWire(createProduct(world, form)),
    },
    { method: 'GET', path: '/products', answer: (form) => listProducts(world, form) },
    {
      method: 'GET',
      path: '/products/:id',
      answer: (_form, id) => productWire(store.get('product', id)),
    },
    {
      method: 'POST',
      path: '/products/:id',
      answer: (form, id) => {
        const product = store.get('product', id);
        product.name = form.text('name') ?? product.name;
        product.active = form.flag('active') ?? product.active;
        product.metadata = merged(product.metadata, form);
        product.updated = world.clock.now();
        return productWire(product);
      },
    },
    { method: 'POST', path: '/prices', answer: (form) => priceWire(createPrice(world, form)) },
    { method: 'GET', path: '/prices', answer: (form) => listPrices(world, form) },
    {
      method: 'GET',
      path: '/prices/:id',
      answer: (_form, id) => priceWire(store.get('price', id)),
    },
    {
      method: 'POST',
      path: '/prices/:id',
      answer: (form, id) => {
        const price = store.get('price', id);
        const lookupKey = readLookupKey(world, form, price);
        price.active = form.flag('active') ?? price.active;
        price.nickname = form.text('nickname') ?? price.nickname;
        price.metadata = merged(price.metadata, form);
        price.lookupKey = lookupKey ?? price.lookupKey;
        return priceWire(price);
      },
    },
  ];
}

function createProduct(world: World, form: Form) {
  const now = world.clock.now();
  const id = form.text('id') ?? world.store.newId('product');
  if (world.store.find('product', id))
    throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  return world.store.insert('product', {
    id,
    name: form.required('name'),
    description: form.text('description') ?? null,
    active: form.flag('active') ?? true,
    metadata: merged({}, form),
    created: now,
    updated: now,
  });
}

function createPrice(world: World, form: Form): Price {
  const recurring = form.child('recurring');
  if (!recurring) throw invalid('The sandbox has recurring prices only.', 'recurring');
  const amount = form.integer('unit_amount');
  if (amount === undefined) throw missingParameter('unit_amount');
  if (amount < 0) throw invalid('Invalid non-negative integer', 'unit_amount');
  const interval = recurring.required('interval');
  if (interval !== 'month' && interval !== 'year')
    throw invalid('The sandbox knows months and years.', 'recurring[interval]');
  return world.store.insert('price', {
    id: world.store.newId('price'),
    product: world.store.get('product', form.required('product'), 'product').id,
    amount,
    currency: form.required('currency').toLowerCase(),
    interval,
    intervalCount: Math.max(1, recurring.integer('interval_count') ?? 1),
    active: form.flag('active') ?? true,
    lookupKey: readLookupKey(world, form),
    nickname: form.text('nickname') ?? null,
    metadata: merged({}, form),
    created: world.clock.now(),
  });
}

/** A lookup key names one price; another price gets it only when asked to transfer it. */
function readLookupKey(world: World, form: Form, own?: Price): string | null {
  const key = form.text('lookup_key');
  if (key === undefined) return null;
  const holder = world.store.all('price').find(({ lookupKey }) => lookupKey === key);
  if (!holder || holder === own) return key;
  if (!form.flag('transfer_lookup_key'))
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  holder.lookupKey = null;
  return key;
}

function listProducts(world: World, form: Form) {
  const active = form.flag('active');
  const ids = form.texts('ids');
  const rows = world.store
    .all('product')
    .filter((row) => active === undefined || row.active === active)
    .filter((row) => ids.length === 0 || ids.includes(row.id));
  return pageOf(rows, '/v1/products', form, productWire);
}

function listPrices(world: World, form: Form) {
  const active = form.flag('active');
  const product = form.text('product');
  const keys = form.texts('lookup_keys');
  const rows = world.store
    .all('price')
    .filter((row) => active === undefined || row.active === active)
    .filter((row) => product === undefined || row.product === product)
    .filter((row) => keys.length === 0 || keys.includes(row.lookupKey ?? ''));
  return pageOf(rows, '/v1/prices', form, priceWire);
}
