import { type ScreenshotKind } from '../../contract/screenshots';
import { ocrPage, type LineSketch, type PageSketch } from '../../../test/support/ocr-page';
import { chooseTags } from './choose-tags';
import { pageFacts } from '../page/page-facts';

interface Case {
  kind: ScreenshotKind;
  lines: (string | LineSketch)[];
  title?: string;
  knownTags?: string[];
  page?: PageSketch;
}

const tags = ({ kind, lines, title = '', knownTags = [], page }: Case): string[] =>
  chooseTags({
    facts: pageFacts(ocrPage(lines, page)),
    kind,
    kindConfidence: 0.95,
    title,
    titleConfidence: 0.9,
    knownTags,
  }).map(({ tag }) => tag);

describe('chooseTags', () => {
  it('begins with the kind', () => {
    expect(tags({ kind: 'weather', lines: ['14°'] })[0]).toBe('weather');
  });

  it('names the language of a page that is not English', () => {
    const page = { language: 'deu' };

    expect(tags({ kind: 'email', lines: ['Sehr geehrte Frau'], page })).toContain('german');
    expect(tags({ kind: 'email', lines: ['Szanowna Pani'], page: { language: 'pol' } })).toContain(
      'polish',
    );
  });

  it('names applications and tools', () => {
    const lines = ['kubectl get pods', 'docker ps'];

    expect(tags({ kind: 'terminal', lines })).toEqual(
      expect.arrayContaining(['docker', 'kubernetes']),
    );
  });

  it('names the type of the file in the bar, and the files of a file manager', () => {
    const places = ['Documents', 'Downloads', 'Pictures', 'Music', 'Videos', 'Trash'];

    expect(tags({ kind: 'document', lines: ['plan.md'], title: 'plan.md' })).toContain('markdown');
    expect(tags({ kind: 'document', lines: places })).toEqual(
      expect.arrayContaining(['files', 'file manager']),
    );
  });

  it('calls a page with a prompt a terminal, too, and makes no tags of folders and prompts', () => {
    const title = 'irene@taller:~/repo$ git status';
    const chosen = tags({ kind: 'code', lines: [title], title });

    expect(chosen).toContain('terminal');
    expect(chosen).not.toContain('taller');
    expect(tags({ kind: 'document', lines: ['x'], title: 'plan (/srv/rooms/data)' })).not.toContain(
      'rooms',
    );
  });

  it('takes telling words of the title', () => {
    const title = 'The lighthouse and the harbour';

    expect(tags({ kind: 'article', lines: [title], title })).toContain('lighthouse');
  });

  it('takes no word of the second text of an unsure title, but the vendor of an invoice', () => {
    const article = 'The lighthouse · Unrelated harbour';
    const invoice = 'Invoice · Lighthouse Repairs · 2025-03-14';

    expect(tags({ kind: 'article', lines: [article], title: article })).not.toContain('harbour');
    expect(tags({ kind: 'invoice', lines: [invoice], title: invoice })).toContain('lighthouse');
  });

  it('calls a ticket of a train no flight', () => {
    const lines = ['Boarding pass', 'Hamburg Hbf', 'Coach 7, 42A'];
    const chosen = tags({ kind: 'travel', lines });

    expect(chosen).toContain('train');
    expect(chosen).not.toContain('flight');
  });

  it('calls paper no telephone however narrow it is', () => {
    const page = { width: 400, height: 800 };

    expect(tags({ kind: 'receipt', lines: ['Total 4.20'], page })).not.toContain('mobile');
    expect(tags({ kind: 'settings', lines: ['General'], page })).toContain('mobile');
  });

  it('names the language of code by how it is written', () => {
    const lines = [
      'export function search(words, rows) {',
      'const wanted = words.split(" ");',
      'return rows.filter((row) =>',
      ');',
      '}',
    ];
    const chosen = tags({ kind: 'code', lines, title: 'export function search(words, rows)' });

    expect(chosen).toEqual(['code', 'javascript', 'development', 'search']);
  });

  it('takes of the message of an error only words that the page says again', () => {
    const title = 'The harbour refused the connection';
    const lines = [title, 'Ask the harbour again.', 'Retry', 'Cancel'];
    const chosen = tags({ kind: 'error', lines, title });

    expect(chosen).toContain('harbour');
    expect(chosen).not.toContain('refused');
    expect(chosen).not.toContain('connection');
  });

  it('takes no word that numbers the parts of a manual', () => {
    for (const word of ['Chapter', 'Kapitel', 'Kapitola', 'Skyrius']) {
      const title = `${word} 2. Lighthouse`;

      const chosen = tags({ kind: 'document', lines: [title, title], title });
      expect(chosen).toContain('lighthouse');
      expect(chosen).not.toContain(word.toLowerCase());
    }
  });

  it('keeps a name of the code whole and no word of its grammar', () => {
    const lines = [
      'pub fn parse_line(line: &str) {',
      'let mut a = 1;',
      '}',
      'fn main() {',
      'parse_line("3");',
      'parse_line("4");',
      '}',
    ];
    const chosen = tags({ kind: 'code', lines, title: 'pub fn parse_line(line: &str)' });

    expect(chosen).toContain('parse_line');
    for (const word of ['pub', 'parse', 'line', 'str', 'let', 'mut'])
      expect(chosen).not.toContain(word);
  });

  it('makes no topic of a word that the page contains once', () => {
    const lines = ['Sell your handmade things', 'A shop of your own without a contract.'];

    expect(tags({ kind: 'document', lines, title: lines[0] })).not.toContain('contract');
  });

  it.each([
    ['Votre agenda de septembre', ['agenda']],
    ['Thank you, see you tomorrow', []],
    ['Durante todos estos conciertos', ['conciertos']],
    ['Zwischen unserem Garten', ['garten']],
    ['Każdy ogród', ['ogród']],
  ])('makes no tags of small words, months and days: %s', (title, words) => {
    expect(tags({ kind: 'document', lines: [title], title })).toEqual(['document', ...words]);
  });

  it('prefers tags of the workspace that the title, a heading or several lines name', () => {
    const knownTags = ['roof', 'garden', 'kitchen', 'never-mentioned'];
    const lines = [
      { text: 'Repair of the Roof', height: 36 },
      'Offer for the garden and the cellar',
      'We begin with the garden in May.',
      'Please call us about our new kitchen.',
    ];
    const chosen = tags({ kind: 'email', lines, title: 'Our new kitchen', knownTags });

    expect(chosen).toEqual(expect.arrayContaining(['kitchen', 'roof', 'garden']));
    expect(chosen).not.toContain('never-mentioned');
  });

  it('leaves out a tag of the workspace that the page says once among other words', () => {
    const knownTags = ['cellar', 'news', 'tax return'];
    const lines = [
      'Repair of the roof',
      'We saw the cellar on Monday.',
      'Have you a newspaper?',
      'The return of the tax',
    ];

    expect(tags({ kind: 'email', lines, title: lines[0], knownTags })).toEqual(
      expect.not.arrayContaining(knownTags),
    );
  });

  it('leaves out a tag of the workspace that only menus and buttons say', () => {
    const knownTags = ['help'];
    const lines = ['Report.txt', 'File Edit View Help', 'Numbers of the year', 'Help'];

    expect(tags({ kind: 'document', lines, title: lines[0], knownTags })).not.toContain('help');
  });

  it('keeps the spelling of a tag that exists', () => {
    const knownTags = ['invoices', 'Payments'];

    expect(tags({ kind: 'invoice', lines: ['Rechnung'], knownTags })).toEqual(
      expect.arrayContaining(['invoices', 'payments']),
    );
  });

  it('gives each tag once and six at most, small and without commas', () => {
    const knownTags = ['recipe', 'Recipes', 'soup', 'soups', 'a,b'];
    const title = 'Lentil soup with carrots onions potatoes';
    const chosen = tags({ kind: 'recipe', lines: [title, 'a b'], title, knownTags });

    expect(chosen.length).toBeLessThanOrEqual(6);
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen.filter((tag) => tag.startsWith('soup'))).toHaveLength(1);
    for (const tag of chosen) expect(tag).toMatch(/^[^,A-Z]{1,50}$/);
  });
});
