// Says and draws how often a judgement was right, by the confidence that was said: kinds and titles of a folder.
import { writeFileSync } from 'node:fs';
import { reliability } from './fit/measures.mjs';

const SIDE = 260;
const MARGIN = 44;
const LARGEST_DOT = 14;
const LEAST_DOT = 3;
const ROUNDED = 3;

const folded = (text) => text.normalize('NFKC').toLowerCase();

/** Points of kinds and titles; a title is right when it holds all its expected words. */
export function judgedPoints(truths, results) {
  const kinds = [];
  const titles = [];
  truths.forEach((truth, i) => {
    const { type, title, kind_confidence: kind, title_confidence: ofTitle } = results[i];
    const right = [truth.type, ...(truth.alt_types ?? [])].filter(Boolean);
    if (right.length > 0 && kind !== undefined)
      kinds.push({ confidence: kind, isRight: right.includes(type) });
    const words = truth.title_keywords ?? [];
    if (words.length > 0 && ofTitle !== undefined) {
      const isRight = words.every((word) => folded(title).includes(folded(word)));
      titles.push({ confidence: ofTitle, isRight });
    }
  });
  return { kinds, titles };
}

/** Prints the tables and writes a drawing of both beside each other. */
export function plotReliability(truths, results, file) {
  const charts = Object.entries(judgedPoints(truths, results)).map(([name, points]) => ({
    name,
    count: points.length,
    ...reliability(points),
  }));
  for (const { name, error, rows } of charts) {
    console.log(`${name}: calibration error ${error.toFixed(ROUNDED)}`);
    for (const row of rows) console.log(asText(row));
  }
  writeFileSync(file, drawing(charts));
}

const asText = ({ from, count, confidence, right }) =>
  `  ${from.toFixed(1)}  ${String(count).padStart(4)}  said ${confidence.toFixed(2)}  right ${right.toFixed(2)}`;

function drawing(charts) {
  const width = charts.length * (SIDE + 2 * MARGIN);
  const height = SIDE + 2 * MARGIN;
  const parts = charts.map((chart, i) => chartAt(chart, i * (SIDE + 2 * MARGIN) + MARGIN));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

/** Said to the right, right upwards; a dot on the line means that both are equal, its area is the count. */
function chartAt({ name, count, error, rows }, left) {
  const [x, y] = [(share) => left + share * SIDE, (share) => MARGIN + (1 - share) * SIDE];
  const most = Math.max(1, ...rows.map((row) => row.count));
  const ticks = [0, 0.5, 1].flatMap((share) => [
    `<text x="${x(share)}" y="${MARGIN + SIDE + 16}" text-anchor="middle">${share}</text>`,
    `<text x="${left - 6}" y="${y(share) + 4}" text-anchor="end">${share}</text>`,
  ]);
  const dots = rows.flatMap((row) => {
    const [cx, cy] = [x(row.confidence).toFixed(1), y(row.right).toFixed(1)];
    const r = Math.max(LEAST_DOT, LARGEST_DOT * Math.sqrt(row.count / most)).toFixed(1);
    return [
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#1971c2" fill-opacity=".6"/>`,
      `<text x="${cx}" y="${Number(cy) - Number(r) - 3}" text-anchor="middle">${row.count}</text>`,
    ];
  });
  return [
    `<text x="${left}" y="${MARGIN - 14}" font-size="13">${name}: ${count} images, calibration error ${error.toFixed(ROUNDED)}</text>`,
    `<rect x="${left}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#868e96"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#868e96" stroke-dasharray="4"/>`,
    ...ticks,
    ...dots,
    `<text x="${left + SIDE / 2}" y="${MARGIN + SIDE + 32}" text-anchor="middle">said</text>`,
    `<text transform="translate(${left - 28} ${MARGIN + SIDE / 2}) rotate(-90)" text-anchor="middle">right</text>`,
  ].join('\n');
}
