import { Checkbox, Radio } from '@mantine/core';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApp } from '../../shared/testing/render-app';

const sheet = readFileSync(join(__dirname, 'base.css'), 'utf8');
/** Of the rule that draws the border of an empty box or button. */
const selector = /([^{}/]*)\{\s*border-color: var\(--control-line\)/.exec(sheet)?.[1]?.trim() ?? '';

const hasVisibleBorder = (name: string) => screen.getByLabelText(name).matches(selector);

function show(chosen: string | null) {
  renderApp(
    <Radio.Group value={chosen}>
      <Radio value="a" label="First" />
      <Radio value="b" label="Second" />
    </Radio.Group>,
  );
}

describe('the border of what is empty is visible', () => {
  it('at every button of a group without a choice', () => {
    show(null);
    expect(['First', 'Second'].map(hasVisibleBorder)).toEqual([true, true]);
  });

  it('at the buttons that are not chosen', () => {
    show('a');
    expect(['First', 'Second'].map(hasVisibleBorder)).toEqual([false, true]);
  });

  it('at a box that is neither ticked nor ticked in part', () => {
    renderApp(
      <>
        <Checkbox label="Empty" readOnly checked={false} />
        <Checkbox label="In part" readOnly checked={false} indeterminate />
        <Checkbox label="Ticked" readOnly checked />
      </>,
    );
    expect(['Empty', 'In part', 'Ticked'].map(hasVisibleBorder)).toEqual([true, false, false]);
  });
});
