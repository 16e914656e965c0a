import { readReleases } from './changelog.model';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Not out yet.

## [1.2.1] - 2027-01-02

### Fixed

- A line that goes on
  in the next one.

## [1.2.0] - 2027-01-01

A title

### Added

#### Search

- See [the page](https://example.com/page) and \`has:note\`.

### Changed

## [1.0.0] - 2024-08-24

### Added

- All of it.

[1.2.1]: https://example.com/compare
`;

it('reads each release with its date, type and title, and leaves out what is not released', () => {
  const releases = readReleases(CHANGELOG);
  expect(releases.map(({ version, date, type, title }) => [version, date, type, title])).toEqual([
    ['1.2.1', '2027-01-02', 'patch', '1.2.1'],
    ['1.2.0', '2027-01-01', 'minor', 'A title'],
    ['1.0.0', '2024-08-24', 'major', '1.0.0'],
  ]);
});

it('reads the parts, joins wrapped lines, and keeps the words of links', () => {
  const [patch, minor] = readReleases(CHANGELOG);
  expect(patch?.parts).toEqual([
    { title: 'Fixed', items: ['A line that goes on in the next one.'], topics: [] },
  ]);
  const topics = [{ title: 'Search', items: ['See the page and `has:note`.'] }];
  expect(minor?.parts).toEqual([{ title: 'Added', items: [], topics }]);
});

it('finds nothing in a changelog without a release', () => {
  expect(readReleases('# Changelog\n\n## [Unreleased]\n\n- Something\n')).toEqual([]);
});
