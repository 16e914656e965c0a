import { screen } from '@testing-library/react';
import { renderApp } from '../../shared/testing/render-app';
import { BarChart } from './bar-chart';

const show = (...values: number[]) =>
  renderApp(
    <BarChart
      title="Activity"
      hint="Arrow keys walk the days"
      series={[{ name: 'Uploaded', color: 'var(--chart-uploaded)' }]}
      columns={['Day', 'Uploaded']}
      points={values.map((value, at) => ({
        name: `Day ${at}`,
        label: `Label ${at}`,
        detail: `${value} uploaded`,
        values: [value],
        cells: [String(value)],
      }))}
    />,
  );

it('says on its axis that one day dwarfs the others', () => {
  show(3, 2, 400, 1);
  expect(screen.getByText('1K · logarithmic scale')).toBeTruthy();
});

it('says nothing on a plain axis', () => {
  show(3, 2, 4, 1);
  expect(screen.queryByText(/logarithmic/)).toBeNull();
});

it('keeps the labels of its first and last bars inside', () => {
  show(3, 2, 4);
  const edges = [0, 1, 2].map((at) => screen.getByText(`Label ${at}`).dataset.edge);
  expect(edges).toEqual(['first', undefined, 'last']);
});
