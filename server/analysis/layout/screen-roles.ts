import { type Box, type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { frontWindow, windowBars } from './front-window';
import { keyboardRows } from './keyboard-rows';
import { type LineRole } from './line-roles';
import { sideColumn } from './side-column';

/** An address in the field of a browser. A name of a file has no such end. */
const ADDRESS =
  /(?:^|\s)(?:https?:\/\/|www\.|localhost[:/]|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|example|[a-z]{2})(?:\/|$))/i;
/** Heights of a line from the top of a window in which its field for addresses stands. */
const ADDRESS_ZONE = 6;

/**
 * The roles of the facts with what the neighbours of a line say besides. The fitted weights know the plain roles, so that
 * they change only together with these.
 */
export function screenRoles(facts: PageFacts): LineRole[] {
  if (facts.isPhone) return phoneRoles(facts);
  const { lines, lineHeight } = facts;
  const whole = { x: 0, y: 0, w: facts.width, h: facts.height };
  const front = frontWindow(lines, whole);
  const box = front ?? whole;
  const own = lines.filter((_, i) => facts.roles[i] !== 'behind');
  const column = sideColumn({ lines: own, box, lineHeight });
  const bars = new Set(windowBars(own).flatMap((bar) => bar.lines));
  return lines.map((line, i) => roleOf(line, facts.roles[i]!, { box, lineHeight, column, bars }));
}

function phoneRoles(facts: PageFacts): LineRole[] {
  const keys = keyboardRows(facts);
  return facts.lines.map((line, i) => (keys.has(line) ? 'keyboard' : facts.roles[i]!));
}

interface Around {
  box: Box;
  lineHeight: number;
  column: ReadonlySet<OcrLine>;
  bars: ReadonlySet<OcrLine>;
}

function roleOf(
  line: OcrLine,
  plain: LineRole,
  { box, lineHeight, column, bars }: Around,
): LineRole {
  if (plain === 'behind' || plain === 'taskbar') return plain;
  if (bars.has(line)) return 'titlebar';
  if (column.has(line)) return 'sidelist';
  const isOnTop = line.box.y - box.y < lineHeight * ADDRESS_ZONE;
  if (isOnTop && ADDRESS.test(line.text)) return 'toolbar';
  return plain === 'sidelist' ? 'main' : plain;
}
