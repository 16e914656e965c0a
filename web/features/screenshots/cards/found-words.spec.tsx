import { act, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { FoundWords } from './found-words';

const looks: (() => void)[] = [];
beforeEach(() => {
  looks.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      looks.push(() => onChange([{ isIntersecting: true }]));
    }
    observe(): void {}
    disconnect(): void {}
  } as never;
});

const match = {
  class: 'words' as const,
  fields: ['text' as const],
  words: ['harbor'],
  snippet: 'Harbor',
};
const words = {
  width: 800,
  height: 600,
  lines: [
    {
      text: 'Harbor fee',
      words: [
        { text: 'Harbor', x: 10, y: 20, w: 60, h: 12 },
        { text: 'fee', x: 80, y: 20, w: 30, h: 12 },
      ],
    },
  ],
};
const asked = (calls: { route: string }[]) =>
  calls.filter(({ route }) => route === 'screenshots.words').length;

describe('the marks on a card', () => {
  it('are read when the card is looked at, and lie on the words that were found', async () => {
    const calls = fakeServer({ 'screenshots.words': { body: words } });
    const { container } = renderApp(<FoundWords row={aScreenshot({ match })} />);
    await waitFor(() => expect(looks.length).toBeGreaterThan(0));
    expect(asked(calls)).toBe(0);
    act(() => looks.forEach((look) => look()));
    await waitFor(() => expect(container.querySelectorAll('rect')).toHaveLength(1));
    expect(container.querySelector('rect')?.getAttribute('x')).toBe('10');
  });

  it('are read for two cards at a time', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = fakeServer({ 'screenshots.words': () => held.then(() => ({ body: words })) });
    const rows = Array.from({ length: 5 }, () => aScreenshot({ match }));
    const { container } = renderApp(
      <>
        {rows.map((row) => (
          <FoundWords key={row.id} row={row} />
        ))}
      </>,
    );
    await waitFor(() => expect(looks.length).toBeGreaterThanOrEqual(5));
    act(() => looks.forEach((look) => look()));
    await waitFor(() => expect(asked(calls)).toBe(2));
    answer();
    await waitFor(() => expect(container.querySelectorAll('rect')).toHaveLength(5));
  });

  it('are neither on locked screenshots nor on those found by their title', () => {
    const byTitle = { ...match, fields: ['title' as const] };
    const { container } = renderApp(
      <>
        <FoundWords row={aScreenshot({ match, is_locked: true })} />
        <FoundWords row={aScreenshot({ match: byTitle })} />
      </>,
    );
    expect(container.innerHTML).not.toContain('layer');
  });
});
