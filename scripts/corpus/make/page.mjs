import { dateLabel, marked } from './dates.mjs';

const SYLLABLES = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tas',
  'vo',
  'fel',
  'dra',
  'nix',
  'ora',
  'bel',
  'sun',
  'tri',
  'zen',
];

const two = (value) => String(value).padStart(2, '0');

export const escape = (text) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The material of one page's layouts: words of its language and kind, numbers, days and names. */
export class Page {
  constructor({ chance, words, kind, isPhone }) {
    this.chance = chance;
    this.words = words;
    this.kind = kind;
    this.isPhone = isPhone;
    this.own = words.kinds[kind];
    this.year = chance.int(2018, 2026);
    this.product = this.name();
    this.tags = [kind];
    this.title = this.own.titles.length > 0 ? chance.one(this.own.titles) : '';
  }

  /** An invented name of an application or a company. */
  name() {
    const parts = Array.from({ length: this.chance.int(2, 3) }, () => this.chance.one(SYLLABLES));
    const word = parts.join('');
    return word[0].toUpperCase() + word.slice(1);
  }

  labels(count) {
    return this.chance.some(this.own.labels, count);
  }
  label() {
    return this.chance.one(this.own.labels);
  }
  items(count) {
    const { items } = this.own;
    return this.chance.some(items.length > 0 ? items : this.words.things, count);
  }
  furniture(count) {
    return this.chance.some(this.words.furniture, count);
  }
  person() {
    return this.chance.one(this.words.people);
  }
  place() {
    return this.chance.one(this.words.places);
  }
  thing() {
    return this.chance.one(this.words.things);
  }
  prose(count) {
    return Array.from({ length: count }, () => this.chance.one(this.words.prose)).join(' ');
  }
  chatter() {
    return this.chance.one(this.words.chatter);
  }

  number(low, high) {
    return this.chance.int(low, high);
  }
  time() {
    return `${String(this.number(0, 23)).padStart(2, '0')}:${String(this.number(0, 59)).padStart(2, '0')}`;
  }
  money() {
    const amount = (this.number(99, 99999) / 100).toFixed(2);
    if (this.words.code === 'en') return `${this.chance.one(['$', '£', '€'])}${amount}`;
    return `${amount.replace('.', ',')} ${this.words.code === 'pl' ? 'zł' : '€'}`;
  }
  /** A day as people of this language write it; the truth gets it with its role, null where no word tells one. */
  date(role = null) {
    const [day, month] = [this.number(1, 28), this.number(1, 12)];
    const iso = `${this.year}-${two(month)}-${two(day)}`;
    return marked(this.written(day, month, iso), iso, role);
  }
  /** Such a day behind the words that prove its role, where the language has them. */
  dated(role) {
    const label = dateLabel(this.chance, this.words.code, role);
    return [label ?? this.label(), this.date(label && role)];
  }
  written(day, month, iso) {
    const name = this.words.months[month - 1];
    if (this.chance.is(0.3)) return iso;
    if (this.words.code === 'en') {
      return this.chance.is(0.5)
        ? `${name} ${day}, ${this.year}`
        : `${day} ${name.slice(0, 3)} ${this.year}`;
    }
    return this.chance.is(0.5)
      ? `${two(day)}.${two(month)}.${this.year}`
      : `${day} ${name} ${this.year}`;
  }
  day() {
    return this.chance.one(this.words.days);
  }
  month() {
    return this.chance.one(this.words.months);
  }

  /** Marks the words that a title of this page should carry. */
  titled(text) {
    this.title = text;
    return `<span data-title>${escape(text)}</span>`;
  }
}

const style = (css) => (css ? ` style="${css}"` : '');

/** An element with a role in the truth. */
export const region = (role, inner, css = '') =>
  `<div data-role="${role}"${style(css)}>${inner}</div>`;
export const box = (inner, css = '') => `<div${style(css)}>${inner}</div>`;
export const row = (inner, css = '') =>
  box(inner, `display:flex;gap:10px;align-items:center;${css}`);
export const small = (text) => `<small>${escape(text)}</small>`;
export const heading = (inner, size = 1.6) =>
  `<div data-role="heading" style="font-size:${size}em;font-weight:600;margin:.3em 0">${inner}</div>`;
export const button = (text, isMain = false) =>
  `<span data-role="button" class="button${isMain ? ' main' : ''}">${escape(text)}</span>`;
export const field = (text) => `<div class="field">${escape(text)}</div>`;
export const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
export const picture = (chance, css = 'height:160px') =>
  `<div class="picture" style="${css};--a:hsl(${chance.int(0, 359)} 45% 45%);--b:hsl(${chance.int(0, 359)} 40% 65%)"></div>`;
export const icon = (chance) =>
  `<span class="icon" style="background:hsl(${chance.int(0, 359)} 50% 55%)"></span>`;
/** Rows of cells; the first are heads. */
export const table = (rows, css = '') =>
  `<table data-role="table"${style(css)}>${rows
    .map(
      (cells, i) =>
        `<tr>${cells.map((cell) => `<${i ? 'td' : 'th'}>${escape(cell)}</${i ? 'td' : 'th'}>`).join('')}</tr>`,
    )
    .join('')}</table>`;
