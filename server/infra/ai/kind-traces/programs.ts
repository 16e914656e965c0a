import { type ScreenshotKind } from '../../../contract/screenshots';
import {
  COLUMN,
  codeShare,
  hasBoardColumns,
  hasLineNumbers,
  hasScatteredNumbers,
  hasShares,
  hasTable,
  hasTimeAxis,
  isSparseWide,
  numberRows,
} from '../page-shapes';
import { anywhere, lines, when, words, type Trace } from './trace';

/** What programs and machines show of themselves. */
export const PROGRAMS = {
  board: [
    lines(COLUMN, 3, 12),
    when(hasBoardColumns, 6),
    words(
      'kanban|sprint|add (?:a )?card|add (?:a )?task|trello|jira|asana|story points|swimlane|epic',
      2,
      6,
    ),
    anywhere(/\b[a-z]{2,5}-\d{1,5}\b/g, 0.5, 3),
  ],
  chart: [
    words(
      'dashboard|overview|by (?:month|week|day|region|channel|country)|per (?:month|week|day)|trend|(?:pro|je) (?:monat|woche|tag)|par (?:mois|semaine|jour)|por (?:mes|semana|dia)',
      1.5,
      4.5,
    ),
    words(
      'revenue|sales|orders|conversion|visitors|sessions|pageviews|users|churn|rate|mrr|arr|avg\\.?|growth|umsatz|bestellungen|besucher',
      0.8,
      4,
    ),
    words(
      'compared to|vs\\.? (?:last|previous)|previous (?:period|quarter|month|week)|last \\d+ (?:days|weeks|months|hours)|quarter',
      2,
      4,
    ),
    anywhere(/[+-]\s?\d+(?:[.,]\d+)? ?%/g, 1, 3),
    words('chart|graph|axis|legend|histogram|diagramm', 1.5, 3),
    when(hasTimeAxis, 3),
    when(hasScatteredNumbers, 2),
    when(hasShares, 4),
  ],
  code: [
    when((f) => codeShare(f) > 0.3, 5),
    when((f) => codeShare(f) > 0.5, 2),
    when(hasLineNumbers, 3),
    words(
      'visual studio code|vs code|intellij|pycharm|webstorm|xcode|sublime text|android studio|neovim|vim',
      4,
      4,
    ),
    words('explorer', 1.5, 1.5),
    words('ln \\d+,? col \\d+|utf-8|spaces: \\d', 1.5, 3),
    lines(
      /^[\w.-]+\.(?:ts|tsx|js|jsx|mjs|py|rb|go|rs|java|kt|c|h|cpp|cs|php|swift|sh|css|html|json|ya?ml|toml|sql|vue)$/,
      1,
      3,
    ),
    words(
      'pull request|merge request|wants to merge|commits? into|files changed|checks have passed|approved these changes|commented on|review required|reviewers|assignees',
      2,
      8,
    ),
  ],
  error: [
    lines(
      /^.{0,4}(?:.*\b)?(?:unhandled|exception|fatal|error:|\w*error\b|fehler|erreur|could not|couldn.?t|cannot|can.?t be (?:reached|opened|saved|found)|unable to|went wrong|not found|access denied|failed|konnte nicht|impossible|no se pudo)\b.*/,
      2,
      4,
    ),
    lines(
      /^.{0,4}(?:.*\b)?(?:is full|not enough (?:space|memory)|isn.?t responding|(?:is|does) not respond(?:ing)?|has stopped|stopped working|quit unexpectedly|is (?:damaged|corrupt(?:ed)?|missing|invalid)|timed out|no longer (?:available|exists)|is in use by|ist voll|reagiert nicht|beschadigt|nicht (?:gefunden|moglich)|fehlgeschlagen|ne repond (?:pas|plus)|introuvable|endommage|a echoue|no responde|danado|no encontrad[oa]|ha fallado)\b.*/,
      2.5,
      5,
    ),
    lines(
      /^.{0,2}(?:(?:ok|cancel|close(?: app)?|wait|help|yes|no|retry|abort|ignore|dismiss|try again|report|ja|nein|abbrechen|schliessen|hilfe|annuler|fermer|aide|oui|non|reessayer|aceptar|cancelar|cerrar|ayuda|reintentar)[ |.]*)+$/,
      1,
      2,
    ),
    anywhere(
      /\berr_[a-z_]+|\b0x[0-9a-f]{6,8}\b|\berror code\b|\b(?:http )?(?:404|500|502|503)\b(?= |$)/g,
      2.5,
      5,
    ),
    words(
      'retry|try again|reload|ok|cancel|close the program|abbrechen|wiederholen|reessayer',
      0.8,
      1.6,
    ),
    anywhere(/^.{0,4}at [^\n]{1,200}?[(:][^\n]{0,200}:\d+/gm, 1.2, 4),
    anywhere(
      /\b(?:type|syntax|reference|range|value|key|index|name|attribute|runtime|null\w*)(?:error|exception)\b/g,
      2.5,
      5,
    ),
    words(
      'unhandled|uncaught|traceback|stack trace|segmentation fault|checking the connection',
      2,
      4,
    ),
    when((f) => f.words < 60, 1),
  ],
  settings: [
    lines(
      /^.{0,3}(?:settings|preferences|einstellungen|reglages|parametres|ajustes|configuracion|privacidad|datenschutz|confidentialite|options|privacy and security|privacy & security|general|account settings)$/,
      4,
      4,
    ),
    lines(
      /^.+ (?:on|off|ein|aus|active|desactive|activado|desactivado|aktiviert|deaktiviert|\d+ apps? allowed|allowed|denied|enabled|disabled)$/,
      1.2,
      6,
    ),
    words(
      'services|access|permissions?|privacy|notifications|bluetooth|wi-?fi|display|brightness|language|region|backup|system version|build|software update|storage|reset|crash reports|location services|datenschutz|mitteilungen|sprache',
      0.6,
      4,
    ),
    words('enable|disable|toggle|allow|default|save changes|speichern', 0.7, 2.1),
    lines(/^(?:on|off|ein|aus|active|desactive|activado|desactivado)$/, 1.5, 3),
    words(
      'berechtigung\\w*|zugriff|\\w*zugriff|mikrofon|kamera|standort|bildschirm|benachrichtigungen|confidentialite|autorisations?|notifications|affichage|privacidad|permisos|pantalla|ubicacion',
      0.8,
      3.2,
    ),
  ],
  slide: [
    when(isSparseWide, 2),
    when(
      (f) =>
        isSparseWide(f) && f.foldedLines.filter((l) => /^[•«»·\-*=¢e] ?\p{L}/u.test(l)).length >= 3,
      3,
    ),
    when(
      (f) =>
        isSparseWide(f) && f.lines.some((l) => l.box.y > f.height * 0.9 && l.words.length <= 8),
      1.5,
    ),
    words(
      'roadmap|agenda|q[1-4]|all-hands|key takeaways|thank you for your attention|questions\\?|confidential|our mission|next steps',
      1.5,
      4.5,
    ),
  ],
  spreadsheet: [
    lines(/^(?:.{0,3})?file edit view(?: \p{L}+)*.*$/u, 3, 3),
    when((f) => numberRows(f) >= 3, 2),
    when((f) => numberRows(f) >= 5, 2),
    when(hasTable, 2),
    words(
      'sheet ?\\d|tabelle ?\\d|excel|google sheets|pivot|formula|=sum|summe|libreoffice calc|budget',
      1.5,
      4.5,
    ),
    lines(/^(?:[a-h] ){3,}[a-j]$/, 3, 3),
    when((f) => numberRows(f) >= 3 && /^(?:sum|total|summe|gesamt|somme)\b/m.test(f.folded), 1),
  ],
  terminal: [
    anywhere(/^[\w.-]+@[\w.-]+[: ]?[~/].*[$#%>]/gm, 5, 5),
    anywhere(/^.{0,2}[$❯➜] \w+/gmu, 3, 6),
    anywhere(/^.{0,2}[\w.~/-]+ git:\([\w./-]+\)/gm, 5, 5),
    // the sign at the end of a path is read as what it looks like
    anywhere(/^[~/]?[\w.-]*(?:\/[\w.-]+)+ [❯➜»>›)$%#] ?\w+/gmu, 4, 8),
    anywhere(/^(?:ps )?[a-z]:\\[^>\n]*>/gm, 5, 5),
    words('bash|zsh|powershell|cmd\\.exe|windows terminal|iterm2?', 2, 2),
    lines(
      /^(?:bash|zsh|fish|ssh|git|docker|kubectl|npm|yarn|pnpm|node|python3?|pytest|cargo|go|make|vim|nano|htop|top|tmux)(?:$| [-–—:] .+)/,
      3,
      3,
    ),
    words(
      'test session starts|platform (?:linux|darwin|win32)|passed in|build (?:succeeded|failed)|exit code|command not found',
      1.5,
      4.5,
    ),
    anywhere(/^commit [0-9a-f]{7,}/gm, 2, 4),
    words(
      'container id|npm (?:err|error|warn)!?|sudo|apt-get|rootdir:?|collected \\d+ items|\\d+ passed|\\d+ failed|traceback|segfault|localhost',
      1.2,
      5,
    ),
    anywhere(/^[=_-]{6,}|[=_-]{10,}$/gm, 1, 3),
    anywhere(/\s--?[a-z][\w-]+/g, 0.3, 1.5),
    when((f) => f.words > 300, -3),
  ],
} satisfies Partial<Record<ScreenshotKind, readonly Trace[]>>;
