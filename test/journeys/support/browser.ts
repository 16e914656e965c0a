import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/stages.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that the colour scheme can change: sizes, names and roles are the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, ...more],
  });
}

const SCHEMES = ['light', 'dark'] as const;

/**
 * Waits for what is moving, such as a toast on its way in, unless it moves without end, and for the answer to a list that
 * is dimmed until it comes.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-stale]') === null);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // One that is held never ends.
    const patience = new Promise((done) => setTimeout(done, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  });
}

/** Axe's findings on the present page, in light and in dark unless given; empty when there are none. */
export async function accessibilityFindings(
  page: Page,
  schemes: readonly (typeof SCHEMES)[number][] = SCHEMES,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    const runOnly = index === 0 ? RULES : COLOR_RULES;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    // Bypasses the policy of the page, because the checker is ours.
    await page.evaluate(axeSource);
    const result = await page.evaluate<AxeResult>(
      `axe.run(document, { runOnly: ${JSON.stringify(runOnly)} })`,
    );
    for (const { id, nodes } of result.violations) {
      findings.push(
        `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }
  }
  return findings;
}

/** Waits until the application has replaced the prerendered page. React names its nodes so. */
export async function untilApplication(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.getElementById('root')?.children ?? [];
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Signs a new person in as a person would: our button, the provider's page, back again. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Continue with Google' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}
