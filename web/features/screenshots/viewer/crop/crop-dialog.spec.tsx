import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../shared/testing/render-app';
import { OutsideActionsProvider } from '../../shared/outside-actions';
import { aScreenshot } from '../../testing/factories';
import type { Cut } from './crop.model';
import CropDialog from './crop-dialog';
import { makeCopy, saveFile } from './make-copy';

const file = new File(['x'], 'Budget (copy).png', { type: 'image/png' });
jest.mock('./make-copy', () => ({
  drawCut: jest.fn(),
  saveFile: jest.fn(),
  makeCopy: jest.fn(),
}));

/** Loads at once. */
class FakeImage {
  naturalWidth = 400;
  naturalHeight = 200;
  onload: (() => void) | null = null;
  set src(_address: string) {
    setTimeout(() => this.onload?.(), 0);
  }
}

const upload = jest.fn();
const onClose = jest.fn();
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const cut = () => jest.mocked(makeCopy).mock.calls[0]?.[1] as Cut;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(makeCopy).mockResolvedValue(file);
  globalThis.Image = FakeImage as never;
  renderApp(
    <OutsideActionsProvider value={{ collect: jest.fn(), upload }}>
      <CropDialog row={aScreenshot({ width: 400, height: 200 })} onClose={onClose} />
    </OutsideActionsProvider>,
  );
});

describe('a copy', () => {
  it('is neither saved nor downloaded as long as it would be the original', async () => {
    for (const name of ['Save as new screenshot', 'Download copy', 'Whole image']) {
      expect((await button(name)).disabled).toBe(true);
    }
  });

  it('is uploaded with the part that was typed', async () => {
    await type('Width', '50');
    await type('Left', '100');
    await press('Save as new screenshot');
    await waitFor(() => expect(upload).toHaveBeenCalledWith([file]));
    expect(cut().turns).toBe(0);
    expect(cut().part).toEqual({ x: 100, y: 0, w: 50, h: 200 });
    expect(onClose).toHaveBeenCalled();
  });

  it('is downloaded as it was turned', async () => {
    await press('Rotate left');
    await press('Download copy');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file));
    expect(cut()).toEqual({ turns: 3, part: { x: 0, y: 0, w: 200, h: 400 } });
    expect(upload).not.toHaveBeenCalled();
  });

  it('says when it could not be made', async () => {
    jest.mocked(makeCopy).mockRejectedValue(new Error('no picture'));
    await press('Rotate right');
    await press('Save as new screenshot');
    expect((await screen.findByRole('alert')).textContent).toBe('The copy could not be made.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
