import type { TestApp } from '../app';
import { uniqueImage } from '../images';
import type { Client } from '../person';
import type { ModelDate, ModelEntity, ModelLink, ModelShot } from './search-model';
import type { Random } from './random';

/** No two differ by few letters, and none is two others together: a search for one must not find another. */
export const WORDS = [
  'invoice',
  'proinvoicer',
  'Berlin',
  'athens',
  'Flight',
  'Käse',
  'Straße',
  'zither',
  'MPU6050',
  'wi-fi',
  'x²',
  '東京タワー',
] as const;
export const TAGS = ['german', 'invoice', 'travel', 'two words', 'münchen', 'käse'] as const;
/** One is the beginning of another, and one holds a quote. */
export const COLLECTIONS = ['Trip', 'Trip Two', 'Receipts', 'My "big" plan'] as const;
export const KINDS = ['invoice', 'chat', 'code', 'map', 'document'] as const;
export const AMOUNTS = [-3, 9.99, 50, 1200] as const;
const LINKS = ['live', 'revoked', 'ended', 'used up'] as const;
/** The first and the last hour of a day, which are in another day in other zones. */
const HOURS = ['00:10', '12:00', '23:50'] as const;

export const dayOf = (random: Random): string => {
  const start = Date.UTC(2025, 0, 1);
  return new Date(start + random.below(670) * 86_400_000).toISOString().slice(0, 10);
};

const sentence = (random: Random, most: number) =>
  Array.from({ length: random.below(most + 1) }, () => random.one(WORDS)).join(
    random.isLikely(0.2) ? ', ' : ' ',
  );

function datesOf(random: Random): ModelDate[] {
  const days = Array.from({ length: random.below(3) }, () => dayOf(random));
  return [...new Set(days)].map((day) => ({
    day,
    confidence: random.one([0.25, 0.5, 0.75]),
    state: random.one(['suggested', 'suggested', 'accepted', 'rejected'] as const),
  }));
}

const ENTITIES: readonly [ModelEntity, ...ModelEntity[]] = [
  { type: 'link', value: 'https://example.com/', number: null, currency: null },
  { type: 'phone', value: '+4930901820', number: null, currency: null },
  { type: 'qr', value: 'https://example.org/menu', number: null, currency: null },
  { type: 'qr', value: 'hello', number: null, currency: null },
];

function entitiesOf(random: Random): ModelEntity[] {
  const amounts = Array.from({ length: random.below(3) }, (): ModelEntity => {
    const [number, currency] = [random.one(AMOUNTS), random.one(['EUR', 'USD'] as const)];
    return { type: 'amount', value: `${number} ${currency}`, number, currency };
  });
  return [
    ...new Map([...random.some(ENTITIES, 2), ...amounts].map((it) => [it.value, it])).values(),
  ];
}

/** In the order of their uploads. */
export function someShots(random: Random, count: number): ModelShot[] {
  const shots = Array.from({ length: count }, (_, at) => shotOf(random, `shot${at}.png`));
  return shots.sort((one, other) => (one.uploadedAt < other.uploadedAt ? -1 : 1));
}

function shotOf(random: Random, fileName: string): ModelShot {
  // No image is made after its upload.
  const [made = '', uploaded = ''] = [dayOf(random), dayOf(random)].sort();
  return {
    title: sentence(random, 3) || 'zither',
    fileName,
    tags: random.some(TAGS, 3),
    text: sentence(random, 8),
    note: random.isLikely(0.3) ? sentence(random, 4) : '',
    kind: random.one(KINDS),
    hasCodeBlock: random.isLikely(0.15),
    collections: random.some(COLLECTIONS, 2),
    isFavorite: random.isLikely(0.2),
    links: random.isLikely(0.4) ? random.some(LINKS, 2) : [],
    isTrashed: random.isLikely(0.08),
    uploadedAt: `${uploaded}T${random.one(HOURS)}:00.000Z`,
    createdOn: random.isLikely(0.6) ? made : null,
    dates: datesOf(random),
    entities: entitiesOf(random),
  };
}

/** Brings the screenshots into the application as a person would; returns their ids. */
export async function storeShots(
  app: TestApp,
  email: string,
  shots: readonly ModelShot[],
  collectionIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const shot of shots) {
    app.clock.set(shot.uploadedAt);
    // No session lasts as long as these years.
    const person = await app.person(email);
    const id = await person.store(await uniqueImage(), shot.fileName);
    await app.readings.store(id, { ...shot, tags: [...shot.tags] });
    await app.entities.store(id, shot.entities);
    await organise(person, id, shot, collectionIds);
    await suggest(app, person, id, shot.dates);
    for (const link of shot.links) await share(app, person, id, link);
    if (shot.isTrashed) await person.call('screenshots.remove', { params: { id } });
    ids.push(id);
  }
  return ids;
}

async function organise(
  person: Client,
  id: string,
  { createdOn, isFavorite, note, collections }: ModelShot,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const body = { is_favorite: isFavorite, image_created_at: createdOn, note };
  await person.call('screenshots.update', { params: { id }, body });
  for (const name of collections) {
    const params = { id: collectionIds.get(name) ?? '', screenshotId: id };
    await person.call('collections.addItem', { params });
  }
}

async function share(app: TestApp, person: Client, id: string, link: ModelLink): Promise<void> {
  const ends = { live: null, revoked: null, ended: 7, 'used up': null }[link];
  const max_views = link === 'used up' ? 1 : null;
  const body = { screenshot_ids: [id], redact: false, expires_in_days: ends, max_views };
  const { id: linkId, url } = await person.call('shares.create', { body });
  if (link === 'revoked') await person.call('shares.revoke', { params: { id: linkId } });
  const token = url?.split('/s/')[1] ?? '';
  if (link === 'used up') await app.visitor().call('shared.get', { params: { id: token } });
}

async function suggest(
  app: TestApp,
  person: Client,
  id: string,
  dates: readonly ModelDate[],
): Promise<void> {
  await app.readings.suggestDates(
    id,
    Object.fromEntries(dates.map((it) => [it.day, it.confidence])),
  );
  const decided = dates.filter(({ state }) => state !== 'suggested');
  if (decided.length === 0) return;
  const { extracted_dates: found } = await person.call('screenshots.get', { params: { id } });
  for (const { day, state } of decided) {
    const dateId = found.find(({ extracted_date }) => extracted_date === day)?.id ?? '';
    await person.call('screenshots.updateDate', { params: { id, dateId }, body: { state } });
  }
}
