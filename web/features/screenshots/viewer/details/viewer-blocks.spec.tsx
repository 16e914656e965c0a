import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Block } from '../../../../../server/contract/reading/blocks';
import { renderApp } from '../../../../shared/testing/render-app';
import { MarkBoxes } from '../mark-boxes';
import { ViewerBlocks } from './viewer-blocks';

const box = { x: 1, y: 2, w: 3, h: 4 };
const table: Block = {
  kind: 'table',
  box,
  text: 'Item\tPrice\nCable, long\t3.50',
  rows: [
    ['Item', 'Price'],
    ['Cable, long', '3.50'],
  ],
};
const code: Block = { kind: 'code', box, text: 'if (a) {\n  b();\n}' };
const mark = jest.fn();

const show = (...blocks: Block[]) =>
  renderApp(
    <MarkBoxes value={mark}>
      <ViewerBlocks blocks={blocks} />
    </MarkBoxes>,
  );

it.each([
  ['Copy table', 'Item\tPrice\nCable, long\t3.50'],
  ['Copy as CSV', 'Item,Price\r\n"Cable, long",3.50\r\n'],
  ['Copy as Markdown', '| Item | Price |\n| --- | --- |\n| Cable, long | 3.50 |'],
])('%s puts the rows of a table into the clipboard', async (name, copied) => {
  const user = userEvent.setup();
  show(table);
  await user.click(screen.getByRole('button', { name }));
  expect(await navigator.clipboard.readText()).toBe(copied);
  expect(mark).toHaveBeenCalledWith([box]);
});

it('copies code with its indentation, and offers no other form of it', async () => {
  const user = userEvent.setup();
  show(code);
  const [button, ...others] = screen.getAllByRole('button');
  await user.click(button!);
  expect(await navigator.clipboard.readText()).toBe(code.text);
  expect(others).toEqual([]);
});

it('shows nothing of texts that are neither code nor a table', () => {
  show({ kind: 'chat', box, text: 'See you at nine' });
  expect(screen.queryByRole('list')).toBeNull();
});
