import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { windowSigns } from './window-signs';

const FORM = ['Use interval fetching', 'Show tray icon', 'Mark all feeds as read', 'Use the cache'];
const form: LineSketch[] = FORM.map((text, i) => ({ text, x: 60, y: 160 + i * 30 }));
const facts = (lines: readonly (string | LineSketch)[], page = {}) =>
  pageFacts(ocrPage(lines, { width: 600, height: 500, ...page }));

describe('windowSigns', () => {
  it('joins a title bar whose dash was not read, and names the program', () => {
    const bar = [
      { text: 'Vincenzo', x: 210, y: 8 },
      { text: 'KGpg', x: 330, y: 9 },
    ];
    const page = facts([...bar, ...form, { text: 'OK Apply Cancel', x: 300, y: 440 }]);

    expect(page.roles.slice(0, 2)).toEqual(['titlebar', 'titlebar']);
    expect(windowSigns(page)).toEqual({
      hasMenu: false,
      hasTop: true,
      hasBar: true,
      hasButtons: true,
      program: 'KGpg',
    });
  });

  it('sees the bar of a window inside its shadow', () => {
    const page = facts([{ text: 'Preferences — Kompare', x: 190, y: 50 }, ...form]);

    expect(page.roles[0]).toBe('titlebar');
    expect(windowSigns(page).program).toBe('Kompare');
  });

  it('takes the clock of a desktop for no title', () => {
    expect(facts([{ text: '24. Feb 15:21', x: 240, y: 8 }, ...form]).roles[0]).toBe('taskbar');
  });

  it('sees a menu that was read in pieces', () => {
    const menu = [
      { text: 'Datei', x: 10, y: 30 },
      { text: 'Bearbeiten Ansicht', x: 70, y: 30 },
      { text: 'Hilfe', x: 260, y: 30 },
    ];
    const page = facts([{ text: 'Notizen', x: 260, y: 6 }, ...menu, ...form]);

    expect(page.roles.slice(1, 4)).toEqual(['menubar', 'menubar', 'menubar']);
    expect(windowSigns(page).hasMenu).toBe(true);
  });

  it.each(['Abbrechen', 'OK Annuler', 'Ayuda Aceptar Cancelar'])('ends a dialog by %s', (text) => {
    expect(windowSigns(facts([...form, { text, x: 300, y: 440 }])).hasButtons).toBe(true);
  });

  it('ends no dialog by a sentence, and finds no window on a telephone', () => {
    const sentence = 'You may cancel the order until it was sent to you by us';

    expect(windowSigns(facts([...form, { text: sentence, y: 440 }])).hasButtons).toBe(false);
    const phone = facts([...form, { text: 'OK Cancel', y: 700 }], { width: 400, height: 800 });
    expect(windowSigns(phone)).toMatchObject({ hasButtons: false, hasBar: false, program: null });
  });
});
