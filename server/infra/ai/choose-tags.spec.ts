import { type ScreenshotKind } from '../../contract/screenshots';
import { ocrPage, type PageSketch } from '../../../test/support/ocr-page';
import { chooseTags } from './choose-tags';
import { pageFacts } from './page-facts';

interface Case {
  kind: ScreenshotKind;
  lines: string[];
  title?: string;
  knownTags?: string[];
  page?: PageSketch;
}

const tags = ({ kind, lines, title = '', knownTags = [], page }: Case): string[] =>
  chooseTags({ facts: pageFacts(ocrPage(lines, page)), kind, title, knownTags }).map(
    ({ tag }) => tag,
  );

describe('chooseTags', () => {
  it('begins with the kind', () => {
    expect(tags({ kind: 'weather', lines: ['14°'] })[0]).toBe('weather');
  });

  it('names the language of a page that is not English', () => {
    const page = { language: 'deu' };

    expect(tags({ kind: 'email', lines: ['Sehr geehrte Frau'], page })).toContain('german');
  });

  it('names applications and tools', () => {
    const lines = ['kubectl get pods', 'docker ps'];

    expect(tags({ kind: 'terminal', lines })).toEqual(
      expect.arrayContaining(['docker', 'kubernetes']),
    );
  });

  it('takes telling words of the title', () => {
    const title = 'The lighthouse and the harbour';

    expect(tags({ kind: 'article', lines: [title], title })).toEqual(
      expect.arrayContaining(['lighthouse', 'harbour']),
    );
  });

  it('prefers tags of the workspace that the page names', () => {
    const knownTags = ['roof', 'never-mentioned'];
    const chosen = tags({ kind: 'invoice', lines: ['Repair of the Roof'], knownTags });

    expect(chosen).toContain('roof');
    expect(chosen).not.toContain('never-mentioned');
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
