import { heading, many, region, escape } from './page.mjs';
import { themeOf } from './themes.mjs';

/** Words in scripts that no language data of the product can read. */
const SCRIPTS = {
  ru: 'настройки|новости|сообщение|погода|сегодня|завтра|рецепт|дорога|книга|город|поезд|письмо|счёт|покупка|карта|отчёт|друзья|время|работа|школа',
  el: 'ρυθμίσεις|ειδήσεις|μήνυμα|καιρός|σήμερα|αύριο|συνταγή|δρόμος|βιβλίο|πόλη|τρένο|γράμμα|λογαριασμός|αγορά|χάρτης|φίλοι|χρόνος|δουλειά',
  uk: 'налаштування|новини|повідомлення|погода|сьогодні|завтра|рецепт|дорога|книга|місто|потяг|лист|рахунок|купівля|мапа|звіт|друзі|робота',
  ar: 'الإعدادات|الأخبار|رسالة|الطقس|اليوم|غدا|وصفة|طريق|كتاب|مدينة|قطار|حساب|شراء|خريطة|تقرير|أصدقاء|وقت|عمل',
  hy: 'կարգավորումներ|նորություններ|հաղորդագրություն|եղանակ|այսօր|վաղը|ճանապարհ|գիրք|քաղաք|գնացք|նամակ|հաշիվ|քարտեզ|ընկերներ',
};

/** @param {import('./chance.mjs').Chance} chance */
export function foreignPage(chance) {
  const code = chance.one(Object.keys(SCRIPTS));
  const words = SCRIPTS[code].split('|');
  const some = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => chance.one(words)).join(' ');
  const body =
    heading(escape(some(2))) +
    region(
      'main',
      many(chance.int(4, 14), () => `<p>${escape(some(chance.int(3, 14)))}.</p>`),
    );
  return {
    width: chance.int(420, 1100),
    height: chance.int(420, 900),
    scale: chance.one([1, 1.5, 2]),
    html: `<!doctype html><meta charset="utf-8"><style>${themeOf(chance, chance.is(0.3))}</style><div style="padding:20px">${body}</div>`,
    format: 'png',
    quality: 80,
    truth: {
      kind: null,
      layout: `foreign-${code}`,
      shell: 'bare',
      lang: code,
      title: '',
      hasLooseDates: true,
      tags: [],
      isDark: false,
    },
  };
}
