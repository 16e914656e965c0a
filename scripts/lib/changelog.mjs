// The sections of CHANGELOG.md, in the form of Keep a Changelog.

const UNRELEASED = '## [Unreleased]';
const RELEASED = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm;
const LINKS = /\n(?:\[[^\]]+\]: \S+\n?)+$/;

/** The versions with a date, in the order of the file. */
export const releasedVersions = (changelog) =>
  [...changelog.matchAll(RELEASED)].map(([, version]) => version);

/** The lines under Unreleased, without the heading. */
export function unreleased(changelog) {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const rest = changelog.slice(start + UNRELEASED.length);
  const end = rest.search(/^## /m);
  return (end < 0 ? rest : rest.slice(0, end)).replace(LINKS, '\n').trim();
}

/**
 * The changelog with the unreleased lines as a dated section below an empty Unreleased. `address` is the page of the
 * repository; with it the headings are links to what changed.
 * @param {string} changelog
 * @param {{ version: string, date: string, title?: string, address?: string, linkable?: readonly string[] }} release
 */
export function releaseSection(changelog, { version, date, title = '', address, linkable = [] }) {
  const lines = unreleased(changelog);
  if (lines === '') throw new Error('CHANGELOG.md has nothing under Unreleased to release.');
  const heading = `${UNRELEASED}\n\n## [${version}] - ${date}\n${title && `\n${title}\n`}\n`;
  const start = changelog.indexOf(UNRELEASED);
  const from = changelog.indexOf(lines, start);
  const text = changelog.slice(0, start) + heading + changelog.slice(from);
  return address ? withLinks(text, address, [...linkable, version]) : text;
}

/** Each version with a tag links to the difference from the one before, the oldest to its tag. */
function withLinks(changelog, address, tagged) {
  const versions = releasedVersions(changelog).filter((version) => tagged.includes(version));
  const links = [`[Unreleased]: ${address}/compare/v${versions[0]}...HEAD`];
  for (const [at, version] of versions.entries()) {
    const before = versions[at + 1];
    const path = before ? `compare/v${before}...v${version}` : `releases/tag/v${version}`;
    links.push(`[${version}]: ${address}/${path}`);
  }
  return `${changelog.replace(LINKS, '\n').trimEnd()}\n\n${links.join('\n')}\n`;
}
