import { type ScreenshotKind } from '../../contract/screenshots';
import { type PageFacts } from '../page/page-facts';
import { hasShellPrompt } from '../page/shell-prompt';
import { type Found } from './tag-candidates';

interface ProgramClass {
  tags: readonly string[];
  /** Folded words that such programs show. */
  words: RegExp;
  /** So many different ones tell it. */
  least: number;
  kinds?: readonly ScreenshotKind[];
}

const asWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

/** Folders that every desktop has in its file manager, and what such a list says of each file. */
const PLACES =
  'home|documents|downloads|pictures|videos|music|trash|recent|file ?system|' +
  'dokumente|bilder|musik|papierkorb|zuletzt|personlicher ordner|' +
  'telechargements|images|musique|corbeille|recents|dossier personnel|' +
  'documentos|descargas|imagenes|musica|papelera|recientes|carpeta personal|' +
  'documenti|scaricati|immagini|cestino|cartella home|' +
  'transferencias|imagens|lixeira|lixo|pasta pessoal|' +
  'dokumenty|pobrane|obrazy|muzyka|kosz|' +
  'documenten|afbeeldingen|muziek|prullenbak|persoonlijke map|' +
  'dokument|hamtningar|hamtat|papperskorg|papperskorgen|hemmapp|' +
  'asiakirjat|lataukset|kuvat|musiikki|roskakori|' +
  'dokumentumok|letoltesek|kepek|zenek|kuka|documente|descarcari|imagini|cosul de gunoi';
const TALKS: readonly ScreenshotKind[] = ['chat', 'terminal', 'email'];

const CLASSES: readonly ProgramClass[] = [
  {
    tags: ['files', 'file manager'],
    words: asWords(PLACES),
    least: 4,
    kinds: ['document', 'settings', 'photo', 'spreadsheet', 'terminal', 'chart'],
  },
  {
    tags: ['irc'],
    words: asWords('irc|nick|#\\p{L}[\\p{L}\\d_-]+|topic|operator'),
    least: 3,
    kinds: TALKS,
  },
];

/** General names of the program that shows the page, whatever it is called. */
export function programClasses(facts: PageFacts, kind: ScreenshotKind | null): Found[] {
  const { folded, isPhone } = facts;
  const hasPrompt = kind !== 'terminal' && hasShellPrompt(facts);
  const classes = CLASSES.filter(({ kinds }) => !kind || (kinds?.includes(kind) ?? true))
    .filter(({ words, least }) => new Set(folded.match(words)).size >= least)
    .flatMap(({ tags, words }) =>
      tags.map((tag): Found => ({ tag, rule: 'topic', pattern: words })),
    );
  if (isPhone) return classes;
  return [...(hasPrompt ? [{ tag: 'terminal', rule: 'topic' } as const] : []), ...classes];
}
