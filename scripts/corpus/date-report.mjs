import { exactReading } from './fit/samples.mjs';

/** A calendar shows only dates as sure as this. */
const SHOWN = 0.5;
const ROUNDED = 3;

/** How many dates of drawn pages are found, given their true words, and how many of those got the role that was drawn. */
export function printDates(truths, { extractDates }, isVerbose) {
  const pages = truths
    .filter(({ seen, soft, date_roles: roles }) => seen && !soft && roles)
    .map((truth) => judged(truth, extractDates));
  const all = (name) => pages.flatMap((page) => page[name]);
  console.log(`drawn pages with known dates       ${pages.length}`);
  console.log(
    `dates, precision                   ${share(all('found').map(({ isRight }) => isRight))}`,
  );
  console.log(
    `dates, recall                      ${share(all('wanted').map(({ isFound }) => isFound))}`,
  );
  const withRole = all('wanted').filter(({ isFound, role }) => isFound && role);
  console.log(
    `roles right, where a word tells    ${share(withRole.map((each) => each.got === each.role))}`,
  );
  for (const role of [...new Set(withRole.map((each) => each.role))].sort()) {
    const own = withRole.filter((each) => each.role === role);
    console.log(`  ${role.padEnd(32)} ${share(own.map(({ got }) => got === role))}`);
  }
  if (isVerbose) printFaults(pages);
}

function judged(truth, extractDates) {
  const { text, lines, language } = exactReading(truth);
  const imageDate = truth.image_date;
  const found = extractDates({ text, lines, language, imageDate }).filter(
    ({ confidence }) => confidence >= SHOWN,
  );
  const allowed = [...truth.dates, ...truth.soft_dates];
  return {
    file: truth.file,
    found: found.map(({ date, quote }) => ({ date, quote, isRight: allowed.includes(date) })),
    wanted: truth.date_roles
      .filter(({ role }) => role !== 'clock')
      .map((each) => {
        const match = found.find(({ date }) => date === each.date);
        return { ...each, isFound: match !== undefined, got: match?.role };
      }),
  };
}

function share(rights) {
  const right = rights.filter(Boolean).length;
  return `${(right / (rights.length || 1)).toFixed(ROUNDED)} (${right} of ${rights.length})`;
}

function printFaults(pages) {
  for (const { file, found, wanted } of pages) {
    const faults = [
      ...found
        .filter(({ isRight }) => !isRight)
        .map(({ date, quote }) => `wrong ${date} (${quote})`),
      ...wanted
        .filter(({ isFound }) => !isFound)
        .map(({ date, text }) => `missed ${date} (${text})`),
      ...wanted
        .filter(({ isFound, role, got }) => isFound && role && role !== got)
        .map(({ text, role, got }) => `${got} for ${role} (${text})`),
    ];
    if (faults.length > 0) console.log(`${file}  ${faults.join('; ')}`);
  }
}
