import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rectangle } from '../../../../server/contract/sharing/redactions';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { RedactionEditor } from './redaction-editor';

const SIZE = { width: 400, height: 240 };
const TOKEN = { x: 40, y: 40, w: 100, h: 20 };

const word = (text: string, x: number, y: number) => ({ text, x, y, w: 40, h: 10 });
const WORDS = {
  ...SIZE,
  lines: [{ text: 'a', words: [word('maria', 50, 44), word('Maria', 300, 200)] }],
};
const ENTITIES = (['email', 'email', 'phone'] as const).map((type, at) => ({
  ...{ id: `e${at}`, type, value: '', display: '', confidence: 1 },
  boxes: [{ x: 200, y: 20 + at * 40, w: 60, h: 10 }],
}));

function show(redaction: { rectangles?: Rectangle[]; proposed?: Rectangle[] } = {}) {
  fakeServer({
    'screenshots.get': { body: aScreenshot({ ...SIZE, entities: ENTITIES }) },
    'screenshots.words': { body: WORDS },
  });
  const onSave = jest.fn<Promise<void>, [Rectangle[]]>().mockResolvedValue();
  const proposed = (redaction.proposed ?? []).map((it) => ({ ...it, reason: 'github_token' }));
  renderApp(
    <RedactionEditor
      id="a"
      redaction={{ rectangles: redaction.rectangles ?? [], proposed }}
      isSaving={false}
      onSave={onSave}
      onClose={jest.fn()}
    />,
    { address: '/gallery?team_id=harbor' },
  );
  const saved = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    return onSave.mock.lastCall?.[0];
  };
  return { saved };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('hides everything of a kind with one press, and offers it no more', async () => {
  const { saved } = show();
  await userEvent.click(await button('E-mail addresses (2)'));
  expect(screen.queryByRole('button', { name: /^E-mail addresses/ })).toBeNull();
  expect(await button('Phone numbers (1)')).toBeTruthy();
  expect(await saved()).toHaveLength(2);
});

it('takes proposals one by one, or all of them', async () => {
  const { saved } = show({ proposed: [TOKEN, { ...TOKEN, y: 80 }] });
  const [first] = await screen.findAllByRole('button', { name: 'Hide this place: github token' });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await button('Hide it'));
  expect(await saved()).toEqual([TOKEN, { ...TOKEN, y: 80 }]);
});

it('puts a rectangle over every other place with the same text', async () => {
  const { saved } = show({ rectangles: [TOKEN] });
  const same = await button('Hide the same text everywhere');
  await waitFor(() => expect(same).toHaveProperty('disabled', false));
  await userEvent.click(same);
  expect(await saved()).toHaveLength(2);
});

it('adds, moves, resizes and removes a rectangle with keys alone', async () => {
  const { saved } = show();
  await screen.findByAltText('The screenshot, with what is hidden');
  (await button('Add a rectangle')).focus();
  await userEvent.keyboard('{Enter}');
  (await button('Hidden place 1')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(await saved()).toEqual([{ x: 158, y: 118, w: 108, h: 20 }]);
  (await button('Hidden place 1')).focus();
  await userEvent.keyboard('{Delete}');
  expect(await saved()).toEqual([]);
});

it('draws a rectangle with a finger, in pixels of the image', async () => {
  const { saved } = show();
  const image = await screen.findByAltText('The screenshot, with what is hidden');
  const page = image.parentElement!;
  page.setPointerCapture = jest.fn();
  // Shown at half its size.
  page.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 120 }) as DOMRect;
  // This document knows no events of pointers, and those of a mouse have all that is read.
  const send = (name: string, clientX: number, clientY: number) =>
    fireEvent(page, new MouseEvent(name, { clientX, clientY, button: 0, bubbles: true }));
  send('pointerdown', 20, 30);
  send('pointermove', 60, 50);
  send('pointerup', 60, 50);
  expect(await saved()).toEqual([{ x: 20, y: 20, w: 80, h: 40 }]);
});

it('says why there is neither blur nor pixelation', async () => {
  show();
  expect(await screen.findByText(/blurred and pixelated text can be made readable/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /blur|pixel/i })).toBeNull();
});

it('shows a place again that a pointer presses', async () => {
  const { saved } = show({ rectangles: [TOKEN], proposed: [{ ...TOKEN, y: 120 }] });
  const page = (await screen.findByAltText('The screenshot, with what is hidden')).parentElement!;
  page.setPointerCapture = jest.fn();
  page.getBoundingClientRect = () => ({ left: 0, top: 0, ...SIZE }) as DOMRect;
  const press = (clientX: number, clientY: number) => {
    for (const name of ['pointerdown', 'pointerup'])
      fireEvent(page, new MouseEvent(name, { clientX, clientY, button: 0, bubbles: true }));
  };
  press(60, 50);
  expect(await saved()).toEqual([]);
  press(60, 130);
  expect(await saved()).toEqual([{ ...TOKEN, y: 120 }]);
});
