import { findEntities } from './find-entities';
import type { EntityLine } from './found-entity';

const CHAR = 10;

/** A page of such lines: a word is 10 pixels a letter wide, and three spaces make a column. */
function page(text: string): EntityLine[] {
  return text.split('\n').map((line, row) => {
    const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence: 95,
      box: { x: index * CHAR, y: row * 30, w: word.length * CHAR, h: 12 },
    }));
    return { text: line, box: { x: 0, y: row * 30, w: line.length * CHAR, h: 12 }, words };
  });
}

const read = (text: string, codes: Parameters<typeof findEntities>[0]['codes'] = []) =>
  findEntities({ lines: page(text), language: 'eng', codes });
const found = (text: string) => read(text).map(({ type, value }) => `${type} ${value}`);

it.each([
  ['see https://example.com/a?b=1.', ['link https://example.com/a?b=1']],
  ['(www.shotvault.example/path)', ['link https://www.shotvault.example/path']],
  ['https:// docs.example.org/x', ['link https://docs.example.org/x']],
  ['Read it on docs.example.org/start, then go', ['link https://docs.example.org/start']],
  ['play.example.com. Then', ['link https://play.example.com/']],
  [
    'https://en.wikipedia.org/wiki/Port_(Piran)',
    ['link https://en.wikipedia.org/wiki/Port_(Piran)'],
  ],
  ['https://bank.example@evil.test/login', ['link https://bank.example@evil.test/login']],
  ['http://localhost:3000/gallery', ['link http://localhost:3000/gallery']],
  ['https://ada:blue7anchor@mirror.test/a', ['link https://ada@mirror.test/a']],
  ['README.md index.html main.rs app.py node.js v1.2.3', []],
  ['console.info(a) this.app.de System.io', []],
  ['example.com/very/lo...', []],
  ['http://userbase.example.org/Konver.. 7', []],
  ['http://www.example.org/philosophy/java-\nscript.html', []],
  ['sources: http://\nuserbase.example.org/Sources', ['link http://userbase.example.org/Sources']],
  ['ada.king@example. org', ['email ada.king@example.org']],
  ['transfer@office. example.edu', ['email transfer@office.example.edu']],
  ['Ende.Der Satz fin.es 3.de', []],
  ['http://git.example.org:8443/review/', ['link http://git.example.org:8443/review/']],
  ['open build.example.org:8443/queue', ['link https://build.example.org:8443/queue']],
  ['on wiki.example.org:8080.', ['link http://wiki.example.org:8080/']],
  ['git.example.org: 8443/review https://git.example.org: 8443/review', []],
  ['https://docs.example.orq/start https://docs.exam', []],
  [
    'http://nas.local:5000/ http://10.0.0.7/status',
    ['link http://nas.local:5000/', 'link http://10.0.0.7/status'],
  ],
  ['https://example.org/guide /part https://example.org/gui ...', []],
  ['see https://docs.example.org/manual/\npart-2/intro?x=1 for it', []],
  ['see https://docs.example.org/manual/\nindex.html', []],
  [
    'https://docs.example.org/a\nwww.example.org/b',
    ['link https://docs.example.org/a', 'link https://www.example.org/b'],
  ],
  [
    'https://docs.example.org/tools1/a\nhttps://docs.example.org/toolsl/b\nhttps://docs.example.org/tools',
    ['link https://docs.example.org/tools'],
  ],
  [
    'https://mail.example.org/small https://mall.example.org/smail',
    ['link https://mail.example.org/small', 'link https://mall.example.org/smail'],
  ],
  ['https://docs.example.org/a\nQuestions? Call us', ['link https://docs.example.org/a']],
  ['https://docs.example.org/a\nThen and/or later', ['link https://docs.example.org/a']],
  ['$ curl -I https://docs.example.org/a\nHTTP/2 200', ['link https://docs.example.org/a']],
  ['https://example.org/search?q=', []],
  ['https://ww.example.org/a https://www.example.org/b', ['link https://www.example.org/b']],
  ['http://1ists. example.org/info ada @ example.org', []],
  ['data-\nexample.org', []],
  ['ghcr.io/acme/web:1.19 docker.io/library/node:20-slim', []],
])('links: %s', (text, expected) => expect(found(text)).toEqual(expected));

it('joins an address in which the engine saw a space where the picture has none', () => {
  const parts = (...texts: string[]) => {
    let x = 0;
    const words = texts.map((text) => {
      const word = { text, confidence: 95, box: { x, y: 0, w: text.length * CHAR, h: 18 } };
      x += text.length * CHAR + 2;
      return word;
    });
    const line = { text: texts.join(' '), box: { x: 0, y: 0, w: x, h: 18 }, words };
    return findEntities({ lines: [line], language: 'eng', codes: [] }).map(({ value }) => value);
  };
  expect(parts('ada', '@', 'example.org')).toEqual(['ada@example.org']);
  expect(parts('https:', '//example.org/a/', 'careers')).toEqual(['https://example.org/a/careers']);
});

it('shows no link of whose letters the engine was unsure', () => {
  const [line] = page('https://docs.example.org/handbook');
  const words = line!.words.map((word) => ({ ...word, confidence: 40 }));
  expect(findEntities({ lines: [{ ...line!, words }], language: 'eng', codes: [] })).toEqual([]);
});

it('shows the real host of a link that looks like another', () => {
  const hosts = ['https://bank.example@evil.test/login', 'https://аpple.com/id'].map(
    (text) => read(text)[0]?.display,
  );
  expect(hosts).toEqual(['evil.test/login', 'xn--pple-43d.com/id']);
});

it.each([
  ['Write to Ada.Lovelace+news@Example.COM.', ['email Ada.Lovelace+news@example.com']],
  ['<grace@mail.example.org>', ['email grace@mail.example.org']],
  ['you-\nada@example.org', []],
  ['git@github.com:owner/repo.git', []],
  ['npm i @scope/pkg@1.2.3', []],
  ['pi@raspberry.local', []],
  ['ada@mail.math.uni-... ada@office.exam…', []],
  ['(~ada@pool.example.net) has joined', []],
  ['ada@c-71-198-201-85.hsd1.example.net', []],
  ['Write to ada@office. It is open', []],
  ['Started harbor@2.service, see harbor@2.timer', []],
  ['<20261125093012.GA4711@mail.example.org>', []],
  ['Message-ID: <ada.b7f3@mail.example.org>', []],
  ['1234567890@qq.com', ['email 1234567890@qq.com']],
])('e-mail: %s', (text, expected) => expect(found(text)).toEqual(expected));

it.each([
  ['+49 30 901820', ['phone +4930901820']],
  ['+49 (0)30 / 90 18 20', ['phone +4930901820']],
  ['+31 20 219 3557 14:05', ['phone +31202193557']],
  ['Support +31 20 219 3557', ['phone +31202193557']],
  ['Tel.: 030 901820', ['phone 030901820']],
  ['Telefon 0351 / 488 0', ['phone 03514880']],
  ['Mobil: 0171-2345678', ['phone 01712345678']],
  ['01 42 68 53 00', ['phone +33142685300']],
  ['Téléphone : 01.42.68.53.00', ['phone +33142685300']],
  ['+33 1 42 68 53 00', ['phone +33142685300']],
  ['Teléfono: 912 345 678', ['phone 912345678']],
  ['Móvil 612 34 56 78', ['phone 612345678']],
  ['+34 612 345 678', ['phone +34612345678']],
  ['(415) 555-0132', ['phone +14155550132']],
  ['Call me on 020 7946 0958 if', ['phone 02079460958']],
  ['Call 415-555-0132 today', ['phone +14155550132']],
  ['Call 415.555.0132 today', ['phone +14155550132']],
  ['as in clause 252.227-7013 of', []],
  ['+1 (415) 555-0132', ['phone +14155550132']],
  ['Phone: 020 7946 0958', ['phone 02079460958']],
  ['+44 20 7946 0958', ['phone +442079460958']],
  ['+48 22 123 45 67', ['phone +48221234567']],
  ['Phone\n555 0132 77', ['phone 555013277']],
  ['2026-11-20 12.11.2026 14:30 20.11.2026 14:30', []],
  ['Tel: 12.11.2026', []],
  ['1 234 567 and 1,234,567.89 and 192.168.178.23', []],
  ['Version 10.15.7.1234', []],
  ['Order number 415-555-0132', ['order 415-555-0132']],
  ['Rechnung Nr. 0301 234567', []],
  ['+12 345', []],
  ['pid 4242424 port 30000', []],
  ['ISBN 978-3-16-148410-0', []],
])('phones: %s', (text, expected) => expect(found(text)).toEqual(expected));

it.each([
  ['IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['DE89 37O4 OO44 O532 O13O OO', 'DE89370400440532013000'],
  ['DE 89 3704 0044 05 32 0130 00', 'DE89370400440532013000'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['GB29 NW8K 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
])('IBANs, also as an engine misreads them: %s', (text, value) =>
  expect(found(text)).toEqual([`iban ${value}`]),
);

it('takes no IBAN whose check digits are wrong, or that goes on', () => {
  expect(found('DE88 3704 0044 0532 0130 00')).toEqual([]);
  expect(found('DE89 3704 0044 0532 0130 00 12')).toEqual(['iban DE89370400440532013000']);
  expect(found('DE893704004405320130001')).toEqual([]);
});

it.each([
  ['4111 1111 1111 1111', 'Visa •••• 1111'],
  ['4111-1111-1111-1111', 'Visa •••• 1111'],
  ['411l 1111 1111 1111', 'Visa •••• 1111'],
  ['5555 5555 5555 4444', 'Mastercard •••• 4444'],
  ['3782 822463 10005', 'American Express •••• 0005'],
  ['Card number 4242424242424242', 'Visa •••• 4242'],
])('cards, of which nothing but the last digits is kept: %s', (text, display) => {
  const entities = read(text);
  expect(entities).toMatchObject([{ type: 'card', value: display, display }]);
  expect(JSON.stringify(entities)).not.toMatch(/\d{6}/);
});

it('takes no number for a card whose check digit is wrong or that has no shape of one', () => {
  expect(found('4111 1111 1111 1112')).toEqual([]);
  expect(found('id 4242424242424242')).toEqual([]);
  expect(found('9111 1111 1111 1111')).toEqual([]);
});

it.each([
  ['Total 1.234,56 €', ['amount 1234.56 EUR']],
  ['12,50€', ['amount 12.50 EUR']],
  ['Gesamt: 5,- €', ['amount 5.00 EUR']],
  ['$1,234.56', ['amount 1234.56 USD']],
  ['-$12.00', ['amount -12.00 USD']],
  ['−12,50 €', ['amount -12.50 EUR']],
  ['£9.99 a month', ['amount 9.99 GBP']],
  ['199,99 zł', ['amount 199.99 PLN']],
  ['1 299,00 zł', ['amount 1299.00 PLN']],
  ['EUR 45.00', ['amount 45.00 EUR']],
  ['45 EUR', ['amount 45.00 EUR']],
  ["CHF 1'250.50", ['amount 1250.50 CHF']],
  ['1 234,56 €', ['amount 1234.56 EUR']],
  ['$1.2M', ['amount 1200000.00 USD']],
  ['Wasser - 34,50 €', ['amount 34.50 EUR']],
  ['—$38.92', ['amount -38.92 USD']],
  ['$ 12.50', ['amount 12.50 USD']],
  ['HKD 310,775.28', ['amount 310775.28 HKD']],
  ['HK$1,000.00', ['amount 1000.00 HKD']],
  ['8 037,00 € +5,38 %', ['amount 8037.00 EUR']],
  ['$ 0.08   operations €3', []],
  ['US$ 20', ['amount 20.00 USD']],
  ['499 kr', ['amount 499.00 SEK']],
  ['2 × 3,00 € = 6,00 €', ['amount 3.00 EUR', 'amount 6.00 EUR']],
  ['Kaffee   3,20 €\nSumme   3,20', ['amount 3.20 EUR']],
  ['SUMME   EUR   14,08', ['amount 14.08 EUR']],
  ['Umsatz   EUR   14,08', []],
  [
    'Kaffee   3,20 €\nKuchen   2,80 €\nSumme   6,00',
    ['amount 3.20 EUR', 'amount 2.80 EUR', 'amount 6.00 EUR'],
  ],
  ['awk {print $1} "$2" ${HOME}', []],
  ['50 % 12:30 v1.2 3.14 Freitag 12', []],
  ['Eurovision 2026 USDA EUROPE', []],
])('amounts: %s', (text, expected) => expect(found(text)).toEqual(expected));

it('keeps number and currency of an amount', () => {
  expect(read('-1.234,50 €')).toMatchObject([
    { number: -1234.5, currency: 'EUR', display: '-1.234,50 €' },
  ]);
});

it.each([
  ['1Z999AA10123456784', 'tracking 1Z999AA10123456784'],
  ['1Z 999 AA1 01 2345 6784', 'tracking 1Z999AA10123456784'],
  ['Tracking 12999AA10123456784', 'tracking 1Z999AA10123456784'],
  ['Tracking 17999AA10123456784', 'tracking 1Z999AA10123456784'],
  ['USPS Tracking 9261 2927 0076 8711 9480 21', 'tracking 9261292700768711948021'],
  ['RR123456785DE', 'tracking RR123456785DE'],
  ['FedEx tracking 9865 7878 8855', 'tracking 986578788855'],
  ['DHL Sendungsnummer 33 1881 0025', 'tracking 3318810025'],
])('tracking numbers with their check digits: %s', (text, expected) =>
  expect(found(text)).toEqual([expected]),
);

it('takes no tracking number whose check digit is wrong, or that nothing speaks of', () => {
  expect(found('1Z999AA10123456785 RR123456786DE')).toEqual([]);
  expect(found('Tracking 9865 7878 8856')).toEqual([]);
  expect(found('9865 7878 8855')).toEqual([]);
});

it.each([
  ['Order #112-3456789-1234567', ['order 112-3456789-1234567']],
  ['Bestellnummer: AB-2026-00417', ['order AB-2026-00417']],
  ['Commande n° 4711023', ['order 4711023']],
  ['Número de pedido: 90210451', ['order 90210451']],
  ['Your order number is K4X93262.', ['order K4X93262']],
  ['Ihre Bestellnummer lautet 90210451', ['order 90210451']],
  ['Order #2932 had been placed', ['order 2932']],
  ['Auftragsnummer: 874 512 903 — Preis: 49,99', ['order 874512903']],
  ['Order 874 512 tons and 903 512 more', []],
  ['Order 2026', []],
  ['Order by date 2026-11-20', []],
  ['In order to 2026', []],
  ['Flight LH 1234 from Munich', ['flight LH1234']],
  ['Vol AF1180   Porte B22', ['flight AF1180']],
  ['Flug\nLH 402   Gate 12', ['flight LH402']],
  ['Outbound SK 482 Copenhagen (CPH) to Lisbon (LIS)', ['flight SK482']],
  ['PO 1234 and LH 1234', []],
])('orders and flights: %s', (text, expected) => expect(found(text)).toEqual(expected));

it.each([
  ['45.5286, 13.5682', ['coordinates 45.5286,13.5682']],
  ['48.8584° N, 2.2945° E', ['coordinates 48.8584,2.2945']],
  ['40°41\'21"N 74°02\'40"W', ['coordinates 40.689167,-74.044444']],
  ['It lies at 59.9833, 12.8436.', ['coordinates 59.9833,12.8436']],
  ['129° 33\' 02"E, 69° 19\' 39"N', ['coordinates 69.3275,129.550556']],
  ['12° 33\' 02"N, 69° 19\' 39"N', []],
  ['1.2345 6.7890', []],
  ['145.1234, 13.5682', []],
])('coordinates: %s', (text, expected) => expect(found(text)).toEqual(expected));

it('finds a wireless network with its password, and shows its name alone', () => {
  const [card] = read('Guest Wi-Fi\nNetwork: Harbor Guests\nPassword: blue;anchor42');
  expect(card).toMatchObject({ type: 'wifi', display: 'Harbor Guests' });
  expect(card?.value).toBe('WIFI:T:WPA;S:Harbor Guests;P:blue\\;anchor42;;');
  expect(found('Name: Ada\nPassword: blueanchor42')).toEqual([]);
});

const box = { x: 1, y: 2, w: 30, h: 30 };

it('gives codes their meaning, and keeps no secret of one-time passwords', () => {
  const codes = [
    { format: 'QRCode', text: 'https://example.com/menu', box },
    { format: 'QRCode', text: 'WIFI:T:WPA;S:Cafe\\;1;P:secret123;;', box },
    { format: 'QRCode', text: 'otpauth://totp/Shop:ada?secret=JBSWY3DPEHPK3PXP', box },
    { format: 'EAN13', text: '4006381333931', box },
  ];
  const entities = read('', codes);
  expect(entities.map(({ type, display }) => [type, display])).toEqual([
    ['qr', 'example.com/menu'],
    ['wifi', 'Cafe;1'],
    ['qr', 'One-time code key of Shop:ada'],
    ['barcode', '4006381333931'],
  ]);
  expect(JSON.stringify(entities)).not.toContain('JBSWY3DP');
});

it('marks the words of a value, each of its places', () => {
  const [entity] = read('Pay 3,00 € now\nagain 3,00 €');
  expect(entity?.boxes).toEqual([
    { x: 40, y: 0, w: 60, h: 12 },
    { x: 60, y: 30, w: 60, h: 12 },
  ]);
});

it('reads a table whose columns the engine read one after the other', () => {
  const [labels, values] = [page('Order no.\nTracking'), page('AB-7510432\n178244542833458004')];
  const right = values.map((line) => ({
    ...line,
    box: { ...line.box, x: 400 },
    words: line.words.map((word) => ({ ...word, box: { ...word.box, x: word.box.x + 400 } })),
  }));
  const entities = findEntities({ lines: [...labels, ...right], language: 'eng', codes: [] });
  expect(entities.map(({ type, boxes }) => [type, boxes[0]?.x])).toEqual([
    ['order', 400],
    ['tracking', 400],
  ]);
});

it('stays quick on hostile lines', () => {
  const lines = [
    '1 '.repeat(3000),
    'a.'.repeat(3000),
    '+1-'.repeat(2000),
    '$'.repeat(5000),
    '1,'.repeat(4000),
  ];
  const began = performance.now();
  for (const line of lines) read(line);
  expect(performance.now() - began).toBeLessThan(4000);
});
