import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MantineProvider } from '@mantine/core';
import { renderApp } from '../../../shared/testing/render-app';
import { heroSteps } from '../hero-texts';
import { HeroSteps } from './hero-steps';

const current = () => screen.getByRole('button', { current: 'step' }).textContent;
/** Where the browser does not say when it is idle. */
const IDLE_MS = 3_000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the hero', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves on by itself, and stops when somebody chooses', () => {
    renderApp(<HeroSteps />);
    expect(current()).toContain(heroSteps[0].title);
    pass(IDLE_MS);
    pass(4_000);
    expect(current()).toContain(heroSteps[1].title);
    act(() => screen.getByRole('button', { name: new RegExp(heroSteps[2].title) }).click());
    pass(20_000);
    expect(current()).toContain(heroSteps[2].title);
    act(() => screen.getByRole('button', { name: 'Play the pictures' }).click());
    pass(4_000);
    expect(current()).toContain(heroSteps[0].title);
  });

  it('stands still for people who want less motion', () => {
    document.documentElement.dataset.motion = 'reduced';
    renderApp(<HeroSteps />);
    pass(20_000);
    expect(current()).toContain(heroSteps[0].title);
    delete document.documentElement.dataset.motion;
  });
});

it('is one still without script', () => {
  const html = renderToString(
    <MantineProvider env="test">
      <HeroSteps />
    </MantineProvider>,
  );
  expect(html.match(/<picture/g)).toHaveLength(1);
});

it.each(heroSteps.map(({ picture }) => picture))('has the pictures of the step %s', (name) => {
  for (const size of ['wide', 'narrow']) {
    for (const scheme of ['light', 'dark']) {
      const file = join(__dirname, '../../../public/hero', `${name}-${size}-${scheme}.webp`);
      expect(existsSync(file)).toBe(true);
    }
  }
});
