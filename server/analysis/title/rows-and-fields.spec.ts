import { isRowOrField } from './rows-and-fields';

describe('a line that is no title', () => {
  it.each([
    ['a row of a log', '2026-11-12 09:41:07 Worker started'],
    ['a row of a log without its day', '09:41:07 Worker started'],
    ['the words of an empty field', 'Search messages…'],
    ['the same in German', 'Suchen...'],
    ['a magnifying glass read as a letter', 'Q Search'],
    ['tabs with the signs that close them', 'Report.md X Notes.md X Plan.md'],
    ['the name of a field', 'Start date:'],
    ['the status of a telephone', 'LTE 100%'],
    ['the keys of a program in a terminal', 'q:Quit d:Del u:Undel s:Save'],
    ['the keys of another one', 'F1Help F2Setup F3Search'],
    ['the head of a mail', 'To: Lucie <lucie@maison.example>'],
    ['the views of a calendar', 'Mois Semaine Jour'],
    ['the head of a month', 'Mo Di Mi Do Fr Sa So'],
    ['the head of a month in English', 'Mo Tu We Th Fr Sa Su'],
    ['the head of a month in French', 'lun. mar. mer. jeu. ven. sam. dim.'],
    ['the status of a telephone with its network', 'Fi Network 100% 7:00'],
    ['the same, the clock first', '9:41 Vodafone 4G 85%'],
    ['the clock of a desktop', 'Sep 8 18:55'],
    ['the clock of a desktop in German', 'Di 9. Mär 21:56'],
    ['how fast something is copied', '107.02kB/s 0:01:40'],
    ['the same, of two words', '9:41 T-Mobile US 5G 85%'],
    ['the same with a digit', '12:30 o2 LTE 50%'],
    ['an address', 'localhost/results/9832'],
    ['an address with its scheme', 'http://localhost:3000/gallery'],
    ['an address without its scheme', 'github.com/ada/engine'],
    ['an address with a port', 'vault.example:8080/gallery'],
    ['an address of this machine', 'Not Secure | localhost:8080/app'],
    [
      'an address behind what the browser says of it',
      '① Not Secure | 192.168.33.5/web/hosts?host=a',
    ],
    ['the same with spaces behind the colons', 'C-T: Menu ?: Help q: Quit u: Update'],
    ['a row of menus that does not end in help', 'Actions Undo Package Search Options Views'],
    ['a row of buttons in Polish', 'Nowy Otwórz Zamknij Zapisz Cofnij'],
    ['the links of a site', 'Home My page Projects Administration Help'],
    ['how full a disk is', '1.1 GiB free out of 1.9 GiB (54%) on /'],
    ['a row of a month', 'Boat trip | 44 26 27 28 29 30 31 1'],
  ])('%s', (_name, text) => {
    expect(isRowOrField(text)).toBe(true);
  });

  it.each([
    ['settings of a system', 'Network and Internet Settings'],
    ['a museum', 'New York History Museum'],
    ['a help page', 'Google Search Console Help'],
    ['a computer', 'Lenovo ThinkPad X1, 16 GB RAM, 512 GB SSD'],
    ['fields with their values', 'Name: Ada City: Berlin Country: Germany'],
    ['a page about a search', 'Search and rescue at sea'],
    ['a heading with a time', '09:30 Breakfast with Ana'],
    ['a heading that introduces', 'What you need to know:'],
    ['a letter between two names', 'Malcolm X Explained'],
    ['a few weekdays', 'Open Mon, Tue and Thursday'],
    ['a few numbers', 'Lottery of 26 June: 4 8 15 won'],
    ['a sale', 'Sale now 20% 9.99'],
    ['a share that was reached', '8:30 Workout reached 80%'],
    ['two names with a stroke', 'Node.js/Express'],
    ['a day without a time', '9. März 2021'],
    ['an appointment', 'Sep 8 18:55 Dinner'],
    ['a share with a time', 'Up 5% since 9:41'],
    ['the name of a site', 'example.com'],
    ['a heading with two names of menus', 'Search settings and privacy options'],
    ['a heading with capitals', 'Edit Your Network Settings, Fast.'],
    ['a size', 'Debian 12 in 512 MB'],
    ['a full battery in a heading', 'Charged to 100% in an hour'],
  ])('%s is one', (_name, text) => {
    expect(isRowOrField(text)).toBe(false);
  });

  it('is told at once, however long it is', () => {
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    for (const cut of [' - ', ' / ', '-'])
      expect(isRowOrField(`${numbers.join(cut)} Next`)).toBe(false);
  });
});
