import { fireEvent } from '@testing-library/react';
import { dayAfterKey } from '../../features/calendar/calendar.model';
import { commandFor } from '../../features/screenshots/cards/card-actions';
import { gridLines, moveInLines } from '../../features/screenshots/grid/grid-lines.model';
import { aScreenshot } from '../../features/screenshots/testing/factories';
import { viewerCommand } from '../../features/screenshots/viewer/viewer.model';
import { renderApp } from '../../shared/testing/render-app';
import { GO_TO_KEYS } from './go-to-keys';
import { SHORTCUTS } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

const ARROWS = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'];
/** Keys that a person reads under another name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  arrows: ARROWS,
  left: ['arrowleft'],
  right: ['arrowright'],
  del: ['delete'],
  esc: ['escape'],
  space: [' '],
  '−': ['-'],
  'page up': ['pageup'],
  'page down': ['pagedown'],
};
const MODIFIED = /Ctrl|Cmd|Shift|Alt/;

/** Each key that can be pressed without another one. */
const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789 +-=#/?[]().,;:!*',
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Enter', 'Escape', 'Delete', 'Backspace', 'Insert', 'F1', 'F2'],
];

/** `Arrows, H J K L` as the browser names these keys. */
const keysOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/, | or /)
    .flatMap((part) => (/^\S( \S)+$/.test(part) ? part.split(' ') : [part]))
    .flatMap((name) => NAMES[name] ?? [name]);

const itemsOf = (title: string) => SHORTCUTS.find((part) => part.title === title)?.items ?? [];

const listed = (title: string): string[] =>
  itemsOf(title)
    .filter(({ keys }) => !MODIFIED.test(keys) && !keys.startsWith('G then'))
    .flatMap(({ keys }) => keysOf(keys))
    .sort();

const bound = (isBound: (key: string) => boolean): string[] =>
  KEYS.filter(isBound)
    .map((key) => key.toLowerCase())
    .sort();

const row = aScreenshot();
const nine = Array.from({ length: 9 }, () => row);
const field = { lines: gridLines(nine, 3, null), total: nine.length };
const moves = (key: string) => moveInLines(key, { index: 4, isDay: false }, field) !== null;

const actions = { onUpload: jest.fn(), onHelp: jest.fn(), onFold: jest.fn() };
function Page() {
  useShortcuts(actions);
  return null;
}

describe('the list of shortcuts has every key', () => {
  it('of the gallery', () => {
    // The link opens, the grid selects and the selection is cleared: their specs press these keys.
    const others = ['Enter', ' ', 'Escape'];
    const isBound = (key: string) =>
      others.includes(key) || moves(key) || commandFor(key, row) !== undefined;
    expect(listed('Gallery')).toEqual(bound(isBound));
  });

  it('of the viewer', () => {
    // Its dialog closes.
    const isBound = (key: string) => key === 'Escape' || viewerCommand(key, row) !== undefined;
    expect(listed('Viewer')).toEqual(bound(isBound));
  });

  it('of the calendar', () => {
    // A day is a button.
    const isBound = (key: string) =>
      key === 'Enter' || key === ' ' || dayAfterKey(key, '2026-11-18') !== null;
    expect(listed('Calendar')).toEqual(bound(isBound));
  });

  it('of every page', () => {
    renderApp(<Page />);
    // The search field takes it.
    const isBound = (key: string) => key === '/' || pressed(key);
    expect(listed('Everywhere')).toEqual(bound(isBound));
    const pages = itemsOf('Everywhere').flatMap(({ keys }) => /^G then (.)$/.exec(keys)?.[1] ?? []);
    expect(pages.map((letter) => letter.toLowerCase())).toEqual(Object.keys(GO_TO_KEYS));
  });
});

/** Whether the key does something at once; G waits for a second letter. */
function pressed(key: string): boolean {
  jest.clearAllMocks();
  fireEvent.keyDown(document.body, { key });
  return Object.values(actions).some(({ mock }) => mock.calls.length > 0);
}
