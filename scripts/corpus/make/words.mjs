import de from '../words/de.mjs';
import en from '../words/en.mjs';
import es from '../words/es.mjs';
import fr from '../words/fr.mjs';
import it from '../words/it.mjs';
import pl from '../words/pl.mjs';
import pt from '../words/pt.mjs';

const split = (text) => (text ?? '').split('|').filter(Boolean);

function unpack(language) {
  const kinds = Object.entries(language.kinds).map(([kind, entry]) => [
    kind,
    {
      titles: split(entry.titles),
      labels: split(entry.labels),
      items: split(entry.items),
      tags: split(entry.tags ?? en.kinds[kind].tags),
    },
  ]);
  const lists = ['months', 'days', 'furniture', 'people', 'places', 'things', 'prose', 'chatter'];
  return {
    code: language.code,
    tag: language.tag,
    kinds: Object.fromEntries(kinds),
    ...Object.fromEntries(lists.map((name) => [name, split(language[name])])),
  };
}

/** The languages of the pages; English is drawn more often than any other. */
export const LANGUAGES = [en, de, fr, es, it, pt, pl].map(unpack);
export const KINDS = Object.keys(en.kinds);
