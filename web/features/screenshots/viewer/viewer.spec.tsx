import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { createQueryClient } from '../../../shared/api/query-client';
import { remembered } from '../../../shared/storage';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { OutsideActionsProvider } from '../shared/outside-actions';
import { putRow } from '../shared/screenshot-cache';
import { useRefusedReadings } from '../shared/screenshot-rows';
import { aScreenshot } from '../testing/factories';
import { keptWords } from './details/words/kept-words';
import { Viewer } from './viewer';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);

const before = aScreenshot({ ai_generated_title: 'Before' });
const open = aScreenshot({
  ai_generated_title: 'Budget',
  file_size: 2600,
  width: 1280,
  height: 720,
  image_created_at: '2026-11-20T23:30:00-11:00',
  tags: ['a', 'b', 'c', 'd', 'e'].map((tag_name) => ({ tag_name })),
  extracted_text: { text_content: 'Pay the zebrafish by 14 March 2026' },
  extracted_dates: [
    {
      id: 'date-1',
      extracted_date: '2026-03-14',
      confidence: 0.92,
      context_text: 'by 14 March 2026',
      state: 'suggested',
      role: 'due',
      time: '10:15',
      zone: null,
      end_date: null,
    },
  ],
});
const after = aScreenshot({ ai_generated_title: 'After' });

const manyTags = Array.from({ length: 80 }, (_, n) => ({
  tag_name: `tag-${n}`,
  screenshot_count: 1,
  first_screenshot_id: null,
}));

type Props = ComponentProps<typeof Viewer>;

type Answers = Parameters<typeof fakeServer>[0];

function show(row: Screenshot = open, props: Partial<Props> = {}, answers: Answers = {}) {
  const calls = fakeServer({
    'screenshots.get': { body: row },
    'screenshots.update': { body: row },
    'screenshots.remove': { status: 204 },
    'screenshots.updateDate': { body: row },
    'tags.list': { body: manyTags },
    ...answers,
  });
  const on = { onStep: jest.fn(), onClose: jest.fn(), onTag: jest.fn(), onRerun: jest.fn() };
  const queryClient = createQueryClient(() => undefined);
  renderApp(
    <Viewer
      id={row.id}
      siblings={[before, row, after]}
      total={3}
      q=""
      isEditing={false}
      {...on}
      {...props}
    />,
    { queryClient },
  );
  return {
    ...on,
    sent: (route: string) => calls.filter((call) => call.route === route),
    change: (changed: Screenshot) => act(() => putRow(queryClient, changed)),
  };
}

afterEach(() => keptWords.drop('ai_generated_title', open.id));

const shown = () => screen.findByRole('heading', { name: 'Budget' });

describe('the content of the viewer', () => {
  it('shows size, dimensions and the unconverted time', async () => {
    show();
    await shown();
    expect(screen.getByText('3 KB')).toBeTruthy();
    expect(screen.getByText('1,280 × 720')).toBeTruthy();
    expect(screen.getByText(/November 20, 2026.*11:30/)).toBeTruthy();
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('begins with title, dates and text; the file comes last', async () => {
    show();
    await shown();
    const panel = within(screen.getByRole('complementary', { name: 'Details' }));
    const named = panel.getAllByRole('heading').map(({ textContent }) => textContent);
    const wanted = ['Budget', 'Dates', 'Text', 'Tags', 'Collections'];
    expect(named.filter((name) => wanted.includes(name))).toEqual(wanted);
    const file = panel.getByText(/^File details/);
    const collections = panel.getByRole('heading', { name: 'Collections' });
    const { DOCUMENT_POSITION_FOLLOWING: behind } = Node;
    expect(collections.compareDocumentPosition(file) & behind).toBe(behind);
  });

  it('shows three tags and the others on request', async () => {
    const { onTag } = show();
    await shown();
    expect(screen.queryByRole('button', { name: 'd' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
    await userEvent.click(screen.getByRole('button', { name: 'd' }));
    expect(onTag).toHaveBeenCalledWith('d');
  });

  it('quotes a date with its confidence', async () => {
    show();
    await shown();
    expect(screen.getByText('Mar 14, 2026')).toBeTruthy();
    expect(screen.getByText(/92%/)).toBeTruthy();
    expect(screen.getByText('by 14 March 2026')).toBeTruthy();
  });

  it('marks the words of the search in the text', async () => {
    show(open, { q: 'ZEBRA' });
    await shown();
    expect(document.querySelector('mark')?.textContent).toBe('zebra');
  });

  it('shows why processing failed, and retries', async () => {
    const failed = aScreenshot({
      ai_generated_title: 'Budget',
      is_processed: false,
      processing_status: 'failed',
      processing_error: 'The image is empty',
    });
    const { onRerun } = show(failed);
    await shown();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.getByText('The image is empty')).toBeTruthy();
    expect(onRerun).toHaveBeenCalledWith(expect.objectContaining({ id: failed.id }));
  });

  it('does not offer to read a locked one again', async () => {
    show(aScreenshot({ ...open, is_locked: true, processing_status: 'failed' }));
    await shown();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows why a reading that was asked for was refused, and retries', async () => {
    const { onRerun } = show(open);
    await shown();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => useRefusedReadings.setState({ [open.id]: 'Cannot read it' }));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Cannot read it')).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    expect(onRerun).toHaveBeenCalledWith(expect.objectContaining({ id: open.id }));
    act(() => useRefusedReadings.setState({}, true));
  });

  it('says that the language of the text is not installed', async () => {
    const note = 'This text is in a language that is not installed';
    show(aScreenshot({ ai_generated_title: 'Budget', processing_error: note }));
    await shown();
    expect(screen.getByRole('note').textContent).toBe(note);
  });

  it('shows title and date of a locked one, and neither image nor text', async () => {
    show(aScreenshot({ ai_generated_title: 'Budget', is_locked: true }));
    await shown();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('Text')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
    expect(screen.getByText(/^Locked since your paid plan ended/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });
});

it('links to the plans from a locked one, and offers no forbidden action', async () => {
  const locked = aScreenshot({ ai_generated_title: 'Budget', is_locked: true });
  show(locked);
  await shown();
  expect(screen.getByText(/^Locked since your paid plan ended/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('button', { name: 'Add to collection' })).toBeNull();
});

it('gives each button a unique name', async () => {
  const on = { onStep: jest.fn(), onClose: jest.fn(), onTag: jest.fn(), onRerun: jest.fn() };
  fakeServer({ 'screenshots.get': { body: open }, 'tags.list': { body: [] } });
  const viewer = <Viewer id={open.id} siblings={[open]} total={1} q="" isEditing={false} {...on} />;
  renderApp(
    <OutsideActionsProvider value={{ collect: jest.fn(), upload: jest.fn() }}>
      {viewer}
    </OutsideActionsProvider>,
  );
  await shown();
  for (const name of [/favorites/, /add to collection/i, /re-run ai/i, /close/i, /edit title/i]) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
});

describe('the field for a tag', () => {
  const field = async () => {
    await shown();
    return screen.getByLabelText('Add a tag');
  };

  it('is cleared by the first Esc, left by the second, and only the third closes the viewer', async () => {
    const { onClose } = show();
    await userEvent.type(await field(), 'abc{Escape}');
    expect((await field()) as HTMLInputElement).toHaveProperty('value', '');
    expect(document.activeElement).toBe(await field());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(await field());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('suggests every tag of the workspace, the last one too', async () => {
    show();
    await userEvent.type(await field(), 'G-79');
    await waitFor(() => expect(document.querySelector('option[value="tag-79"]')).toBeTruthy());
  });
});

const tagged = (...names: string[]) => ({
  'screenshots.putTags': { body: { ...open, tags: names.map((tag_name) => ({ tag_name })) } },
});

it('shows a new tag although there are more than it shows at first', async () => {
  const { sent } = show(open, {}, tagged('a', 'b', 'c', 'd', 'e', 'new'));
  await shown();
  await userEvent.type(screen.getByLabelText('Add a tag'), 'New{Enter}');
  expect(await screen.findByRole('button', { name: 'new' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Add a tag'));
  await waitFor(() =>
    expect(sent('screenshots.putTags')[0]?.body).toEqual({
      tags: ['a', 'b', 'c', 'd', 'e', 'new'],
    }),
  );
});

it('does not add a tag that it has, however it was typed', async () => {
  const { sent } = show({ ...open, tags: [{ tag_name: 'old café' }] });
  await shown();
  await userEvent.type(screen.getByLabelText('Add a tag'), 'Old  cafe\u0301{Enter}');
  expect(screen.getAllByRole('button', { name: /^Remove the tag/ })).toHaveLength(1);
  expect(sent('screenshots.putTags')).toEqual([]);
});

it('says that it loads until the screenshot is there', async () => {
  let answer = (_value: { body: Screenshot }) => {};
  const late = new Promise<{ body: Screenshot }>((done) => (answer = done));
  show(open, { siblings: [] }, { 'screenshots.get': () => late });
  expect(await screen.findByText('Loading the screenshot')).toBeTruthy();
  answer({ body: open });
  await shown();
  expect(screen.queryByText('Loading the screenshot')).toBeNull();
});

describe('a screenshot that cannot be shown', () => {
  const fails = (status: number) => show(open, {}, { 'screenshots.get': { status } });

  it('is in no space of the person, and is not requested again', async () => {
    const { onClose } = fails(404);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('This screenshot is not in your spaces')).toBeTruthy();
    expect(alert.getByText(/Ask whoever sent the address/)).toBeTruthy();
    expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('may load on Retry', async () => {
    fails(422);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('This screenshot could not be opened')).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

it('restores a rejected date with Undo', async () => {
  const { sent } = show();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Reject Mar 14, 2026' }));
  const { message, action } = toast.mock.calls.at(-1)?.[0] ?? {};
  expect(message).toBe('Rejected Mar 14, 2026');
  act(() => action?.onAct());
  await waitFor(() =>
    expect(sent('screenshots.updateDate').map(({ body }) => body)).toEqual([
      { state: 'rejected' },
      { state: 'suggested' },
    ]),
  );
});

it('names the role of a date, and lets it be corrected in place', async () => {
  const { sent } = show();
  await shown();
  const edit = screen.getByRole('button', { name: 'Edit Mar 14, 2026' });
  expect(edit.closest('li')?.textContent).toContain('Due Mar 14, 2026, 10:15');
  await userEvent.click(edit);
  await userEvent.selectOptions(screen.getByLabelText('What it stands for'), 'Expires');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-03-15' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('screenshots.updateDate').map(({ body }) => body)).toEqual([
      { extracted_date: '2026-03-15', time: null, role: 'expires' },
    ]),
  );
  expect(screen.queryByLabelText('Day')).toBeNull();
});

it('leaves a date alone when its correction is called off', async () => {
  const { sent, onClose } = show();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Mar 14, 2026' }));
  await userEvent.type(screen.getByLabelText('Time'), '{Escape}');
  expect(screen.queryByLabelText('Day')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Mar 14, 2026');
  expect(onClose).not.toHaveBeenCalled();
  expect(sent('screenshots.updateDate')).toEqual([]);
});

describe('the keys of the viewer', () => {
  afterEach(() => remembered.remove('shotvault.single_keys'));

  it('open the neighbours and close', async () => {
    const { onStep, onClose } = show();
    await shown();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(onStep.mock.calls).toEqual([[before.id], [after.id]]);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('work after a title was cancelled', async () => {
    const { onStep, onClose } = show();
    await shown();
    await userEvent.keyboard('e');
    await userEvent.keyboard('{Escape}{ArrowRight}');
    expect(onClose).not.toHaveBeenCalled();
    expect(onStep).toHaveBeenCalledWith(after.id);
  });

  it('work after a deletion was cancelled', async () => {
    const { onStep, onClose } = show();
    await shown();
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    expect(onClose).not.toHaveBeenCalled();
    expect(onStep).toHaveBeenCalledWith(before.id);
  });

  it('work after a tag was removed', async () => {
    const { onStep } = show(open, {}, tagged('b', 'c', 'd', 'e'));
    await shown();
    screen.getByRole('button', { name: 'Remove the tag a' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'a' })).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    expect(onStep).toHaveBeenCalledWith(after.id);
  });

  it('leave letters and signs alone where single keys are switched off', async () => {
    remembered.set('shotvault.single_keys', 'off');
    const { onRerun, onStep } = show();
    await shown();
    await userEvent.keyboard('r#');
    expect(onRerun).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete Budget' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(onStep).toHaveBeenCalledWith(after.id);
  });

  it('hide the details and process again', async () => {
    const { onRerun } = show();
    await shown();
    await userEvent.keyboard('r');
    expect(onRerun).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('i');
    expect(screen.queryByRole('heading', { name: 'Budget' })).toBeNull();
  });
});

describe('a swipe over the image', () => {
  interface Finger {
    clientX: number;
    clientY: number;
  }
  const at = (clientX: number, clientY = 200): Finger => ({ clientX, clientY });
  const swipe = (target: Element, from: Finger, to: Finger) => {
    fireEvent.touchStart(target, { touches: [from], changedTouches: [from] });
    fireEvent.touchEnd(target, { touches: [], changedTouches: [to] });
  };
  const image = () => screen.findByRole('img', { name: 'Budget' });

  it.each([
    ['to the left brings the next one', at(300), at(120), after.id],
    ['to the right brings the previous one', at(120), at(300, 230), before.id],
  ])('%s', async (_name, from, to, id) => {
    const { onStep } = show();
    swipe(await image(), from, to);
    expect(onStep.mock.calls).toEqual([[id]]);
  });

  it.each([
    ['stays for a tap', at(300), at(290)],
    ['stays for a swipe upwards', at(300), at(200, 20)],
    ['stays for the way back of the phone, from its side', at(5), at(300)],
  ])('%s', async (_name, from, to) => {
    const { onStep } = show();
    swipe(await image(), from, to);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('stays for two fingers, whichever is lifted first', async () => {
    const { onStep } = show();
    const target = await image();
    const [first, second] = [at(300), at(200)];
    fireEvent.touchStart(target, { touches: [first], changedTouches: [first] });
    fireEvent.touchStart(target, { touches: [first, second], changedTouches: [second] });
    fireEvent.touchEnd(target, { touches: [at(300)], changedTouches: [at(60)] });
    fireEvent.touchEnd(target, { touches: [], changedTouches: [at(60)] });
    expect(onStep).not.toHaveBeenCalled();
  });

  it('stays while text is selected on the image', async () => {
    const { onStep } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Select text on the image' }));
    swipe(await image(), at(300), at(120));
    expect(onStep).not.toHaveBeenCalled();
  });

  it('goes on from a locked one', async () => {
    const locked = aScreenshot({ ai_generated_title: 'Budget', is_locked: true });
    const { onStep } = show(locked);
    swipe(await screen.findByText(/locked/i), at(300), at(120));
    expect(onStep.mock.calls).toEqual([[after.id]]);
  });
});

describe('the title', () => {
  const edit = async (typed: string) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  };

  it('is saved trimmed with Enter', async () => {
    const { sent } = show();
    await edit('  My own title {Enter}');
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'My own title' }),
    );
  });

  it.each(['   {Enter}', 'Budget{Enter}', 'Other{Escape}'])(
    'is not saved after "%s"',
    async (typed) => {
      const { sent, onClose } = show();
      await edit(typed);
      await shown();
      expect(sent('screenshots.update')).toEqual([]);
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('is saved when the details are hidden, and Escape closes the viewer then', async () => {
    const { onClose, sent } = show();
    await edit('Other');
    await userEvent.click(screen.getByRole('button', { name: 'Hide details' }));
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'Other' }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('is saved when the viewer moves on while it is typed', async () => {
    const { onStep, sent } = show();
    await edit('Other');
    await userEvent.click(screen.getByRole('button', { name: 'Next screenshot' }));
    expect(onStep).toHaveBeenCalledWith(after.id);
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'Other' }),
    );
  });

  it('is not saved over one that was read while the form was open and nobody typed', async () => {
    const { change, sent } = show();
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
    change({ ...open, ai_generated_title: 'Read meanwhile' });
    await userEvent.click(screen.getByRole('button', { name: 'Next screenshot' }));
    expect(await screen.findByRole('heading', { name: 'Read meanwhile' })).toBeTruthy();
    expect(sent('screenshots.update')).toEqual([]);
  });

  it('is shown beside another one that somebody gives meanwhile, and replaces it when that was seen', async () => {
    const { change, sent } = show();
    await edit('Other');
    change({ ...open, ai_generated_title: 'Their title' });
    expect((await screen.findByRole('alert')).textContent).toContain('Their title');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Other');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'Other' }),
    );
  });

  it('is kept as it was, against another one that somebody gives meanwhile, by Save', async () => {
    const { change, sent } = show();
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
    change({ ...open, ai_generated_title: 'Their title' });
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'Budget' }),
    );
  });

  it('is not saved over another one that nobody saw, and kept for the next edit', async () => {
    const { change, sent } = show();
    await edit('Other');
    change({ ...open, ai_generated_title: 'Their title' });
    // It counts as seen after a second.
    await waitFor(() => screen.getByRole('alert'), { interval: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'Hide details' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Other');
    expect(sent('screenshots.update')).toEqual([]);
  });

  it('says nothing of others where a reading gives the title', async () => {
    const { change } = show({ ...open, ai_generated_title: null, processing_status: 'processing' });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title' }));
    change({ ...open, ai_generated_title: 'Read meanwhile' });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByText(/Somebody has changed it/)).toBeNull();
  });

  it('is the old one again where the new one could not be saved, which the next edit begins with', async () => {
    const body = { error: 'Down.', code: 'internal' };
    show(open, {}, { 'screenshots.update': { status: 500, body } });
    await edit('Other{Enter}');
    await shown();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Other');
  });

  it('is given up by Escape on its button, too, and the viewer stays open', async () => {
    const { onClose } = show();
    await edit('Other');
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Escape}');
    await shown();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves Escape to the viewer while the focus is elsewhere', async () => {
    const { onClose } = show();
    await edit('Other');
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves Escape to the viewer when the screenshot was locked meanwhile', async () => {
    const refused = { status: 402, body: { error: 'locked' } };
    const { onClose, change } = show(open, {}, { 'screenshots.update': refused });
    await edit('Other');
    change({ ...open, is_locked: true });
    await shown();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is no longer edited when a deletion brings the neighbour, and not sent', async () => {
    const { onStep, sent } = show();
    await edit('Other');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Budget' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onStep).toHaveBeenCalledWith(after.id);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await waitFor(() => expect(sent('screenshots.remove')).toHaveLength(1));
    expect(sent('screenshots.update')).toEqual([]);
  });

  it('may contain the letters that are keys', async () => {
    const { onRerun, onStep } = show();
    await edit('drief');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowLeft' });
    expect(onRerun).not.toHaveBeenCalled();
    expect(onStep).not.toHaveBeenCalled();
  });
});

it('calls a deletion off with Escape, wherever the focus is', async () => {
  const { onClose } = show();
  await shown();
  await userEvent.keyboard('{Delete}');
  screen.getByRole('button', { name: 'Zoom in' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Delete Budget' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('cannot be told twice to delete the only one, and closes', async () => {
  const { onClose } = show(open, { siblings: [open], total: 1 });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Budget' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens the next one after a deletion', async () => {
  const { onStep, sent } = show();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Budget' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onStep).toHaveBeenCalledWith(after.id);
  await waitFor(() => expect(sent('screenshots.remove')).toHaveLength(1));
});

describe('next screenshots that could not be loaded', () => {
  const failed = 'The next screenshots could not be loaded';

  it('are asked for again by a button at the last loaded one, and by the key', async () => {
    const onRetryMore = jest.fn();
    const { onStep } = show(open, { siblings: [before, open], onRetryMore });
    await shown();
    expect(screen.getByRole('alert').textContent).toContain(failed);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetryMore).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(onRetryMore).toHaveBeenCalledTimes(2);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('are not spoken of before', async () => {
    show(open, { onRetryMore: jest.fn() });
    await shown();
    expect(screen.queryByText(failed)).toBeNull();
  });
});
