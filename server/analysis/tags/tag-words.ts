import { type ScreenshotKind } from '../../contract/screenshots';

/**
 * Further tags under which people file a kind; used only together with the tag of the kind. Code and documents are filed
 * under software only where a window shows its signs.
 */
export const COMPANIONS: Record<ScreenshotKind, readonly string[]> = {
  article: ['news', 'technology', 'document'],
  board: ['kanban', 'tasks', 'project', 'planning'],
  calendar: ['events', 'schedule', 'planning', 'agenda', 'meeting'],
  chart: ['dashboard', 'analytics', 'graph', 'statistics', 'finance'],
  chat: ['messages', 'messaging', 'conversation'],
  code: ['editor', 'development', 'programming'],
  document: ['documentation', 'text'],
  email: ['mail', 'message', 'inbox'],
  error: ['software', 'problem', 'dialog'],
  finance: ['payment', 'bank', 'transactions', 'money', 'table'],
  invoice: ['payment', 'finance', 'billing'],
  map: ['navigation', 'travel', 'route'],
  notification: ['notifications', 'alert'],
  photo: ['image', 'photos', 'picture'],
  receipt: ['payment', 'purchase', 'food'],
  recipe: ['food', 'cooking', 'ingredients'],
  settings: ['preferences', 'software', 'dialog', 'configuration', 'options'],
  shopping: ['shop', 'store', 'product', 'order'],
  slide: ['presentation', 'planning'],
  social: ['post', 'comments'],
  spreadsheet: ['table', 'data', 'finance'],
  terminal: ['shell', 'console', 'linux', 'command'],
  travel: ['trip', 'transport', 'ticket', 'journey'],
  weather: ['forecast', 'temperature'],
};

/** A tag and the folded words that show it belongs; `kinds` limits it to pages of these kinds. */
export interface Topic {
  tag: string;
  pattern: RegExp;
  kinds?: readonly ScreenshotKind[];
  /** Folded words that show it is the other thing that is called so. */
  unless?: RegExp;
}

const asWord = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

const topic = (
  tag: string,
  source: string,
  kinds?: readonly ScreenshotKind[],
  unless?: string,
): Topic => ({
  tag,
  pattern: asWord(source),
  kinds,
  ...(unless ? { unless: asWord(unless) } : {}),
});

const TECH: readonly ScreenshotKind[] = ['code', 'terminal', 'document', 'error', 'article'];
/** Words around the pages of a manual. */
const MANUAL =
  'documentation|manual|handbook|handbuch|manuel|table of contents|synopsis|appendix|prev|next|zuruck|precedent|suivant|module|' +
  'dokumentation|documentacion|documentacao|documentazione|documentatie|dokumentacja|manuale|handboek|podrecznik|kasikirja|kezikonyv|' +
  'chapter|kapitel|chapitre|capitulo|capitolo|capitol|hoofdstuk|rozdzial|kapitola|luku|fejezet|bolum|anexo|anhang|annexe|appendice|' +
  'inhaltsverzeichnis|table des matieres|sommaire|tabla de contenidos|inhoudsopgave|api reference|tutorial|getting started|user guide';
/** Words of journeys by rail and by bus; no airport has them. */
const RAIL =
  'zug|gleis|bahncard|tgv|railway|hbf|bahnhof|coach \\d+|ice \\d+|wagen \\d+|voiture \\d+';
const ROAD = 'autobus|autocar|flixbus|bus';
const TALK: readonly ScreenshotKind[] = ['chat', 'notification'];

/** Applications, tools and subjects with a name of their own. */
export const TOPICS: readonly Topic[] = [
  topic('documentation', MANUAL, ['document']),
  topic(
    'editor',
    'visual studio code|vs code|intellij|pycharm|webstorm|xcode|sublime text|neovim',
    ['code'],
  ),
  topic('vscode', 'visual studio code|vs code', ['code']),
  topic('github', 'github|pull request|wants to merge|commits? into', [
    'code',
    'social',
    'document',
  ]),
  topic('gitlab', 'gitlab|merge request'),
  topic('slack', 'slack', TALK),
  topic('whatsapp', 'whatsapp', TALK),
  topic('imessage', 'imessage', TALK),
  topic('telegram', 'telegram', TALK),
  topic('discord', 'discord', TALK),
  topic('teams', 'microsoft teams', TALK),
  topic('docker', 'docker|dockerfile|container id|depends_on', TECH),
  topic('kubernetes', 'kubectl|kubernetes', TECH),
  topic('postgresql', 'postgres(?:ql)?', TECH),
  topic('git', 'git', TECH),
  topic('python', 'python\\d?|pytest|pypi|def \\w+\\(.*\\):', TECH),
  topic('typescript', '[\\w.-]{1,60}\\.tsx?', ['code']),
  topic('javascript', 'javascript|[\\w.-]{1,60}\\.jsx?', ['code', 'error']),
  topic('react', 'react(?:-dom)?', TECH),
  topic('json', '[\\w.-]{1,60}\\.json|json', ['code']),
  topic('sql', 'sql|select .* from', ['code', 'document']),
  topic('linux', 'linux|debian|ubuntu|fedora', ['document', 'terminal']),
  topic('debian', 'debian', TECH),
  topic('ubuntu', 'ubuntu', TECH),
  topic('windows', 'windows|[cd]:\\\\.*', ['error', 'settings', 'email']),
  topic('error', 'error:|exception|econnrefused|failed', ['terminal', 'code']),
  topic('release', 'release notes?|changelog|what.?s new', ['document', 'article']),
  topic('contract', 'agreement|contract|lease|vertrag|contrat|contrato', ['document']),
  topic(
    'flight',
    'flight|boarding|airways|airline|flug|vol|vuelo',
    ['travel', 'email'],
    `${RAIL}|${ROAD}`,
  ),
  topic('train', `train|${RAIL}`, ['travel', 'email']),
  topic('bus', ROAD, ['travel', 'email']),
  topic('hotel', 'hotel|nights?|check-out', ['travel', 'email']),
  topic('booking', 'booking|reservation|buchung', ['email']),
  topic('visa', 'visa', ['receipt']),
  topic('security', 'security|sign-in|password|2fa|two-factor|sicherheit', ['email', 'settings']),
  topic('account', 'account', ['email', 'finance']),
  topic('privacy', 'privacy|datenschutz', ['settings']),
  topic('meeting', 'meeting|termin|besprechung|reunion', ['calendar', 'slide']),
  topic('meeting', 'meeting (?:notes|minutes)|minutes of|(?:team|board) meeting|besprechung', [
    'document',
  ]),
  topic('concert', 'concert|konzert|concierto', ['calendar']),
  topic('museum', 'museum|musee|museo', ['calendar']),
  topic('ticket', 'row [a-z\\d]+|seat \\d+|admit|valid on|reihe \\d+', ['calendar']),
  topic('network', 'network|dns|proxy|firewall|ip address|dhcp|ldap', ['error']),
  topic('browser', 'dns|site|proxy|err_\\w+', ['error']),
  topic('parcel', 'parcel|paket|colis|paquete', ['notification', 'email']),
  topic('bank', 'bank|banque|banco', ['notification']),
  topic('payment', 'payment|zahlung|paiement|pago', ['notification']),
  topic('dialog', 'cancel|ok|retry', ['error']),
];
