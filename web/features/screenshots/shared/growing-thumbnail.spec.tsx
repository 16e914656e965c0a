import { screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { markGrowing } from './growing-thumbnail';
import { Thumbnail } from './thumbnail';

const [first, second] = [aScreenshot(), aScreenshot()];
const pictures = () => screen.getAllByRole('presentation');
const growing = () => pictures().map((picture) => 'growing' in picture.dataset);

beforeEach(() => {
  renderApp([first, second].map((row) => <Thumbnail key={row.id} row={row} sizes="80px" />));
});

it('is the thumbnail of the screenshot that opens, and no other one', () => {
  markGrowing(first.id);
  expect(growing()).toEqual([true, false]);
  markGrowing(second.id);
  expect(growing()).toEqual([false, true]);
  markGrowing('elsewhere');
  expect(growing()).toEqual([false, false]);
});

it('is found without a copy of the id in the document', () => {
  for (const picture of pictures()) {
    const values = [...picture.attributes].map(({ value }) => value);
    expect(values).not.toContain(first.id);
    expect(values).not.toContain(second.id);
  }
});
