import { aScreenshot } from '../testing/factories';
import { positionOf, viewerCommand } from './viewer.model';

describe('the position in the list', () => {
  const rows = Array.from({ length: 20 }, () => aScreenshot());
  const idAt = (index: number) => rows[index]?.id ?? '';

  it('has a neighbour on either side', () => {
    expect(positionOf(rows, idAt(3))).toEqual({
      index: 3,
      previous: rows[2],
      next: rows[4],
      isNearEnd: false,
    });
  });

  it('has none before the first and after the last', () => {
    expect(positionOf(rows, idAt(0)).previous).toBeUndefined();
    expect(positionOf(rows, idAt(19)).next).toBeUndefined();
  });

  it('is near the end within the last five', () => {
    expect(positionOf(rows, idAt(14)).isNearEnd).toBe(false);
    expect(positionOf(rows, idAt(15)).isNearEnd).toBe(true);
  });

  it('is unknown when the list does not have it', () => {
    expect(positionOf(rows, 'elsewhere')).toEqual({
      index: -1,
      previous: undefined,
      next: undefined,
      isNearEnd: false,
    });
  });
});

describe('a key in the viewer', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['+', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'fit'],
    ['i', 'details'],
    ['F', 'favorite'],
    ['Delete', 'delete'],
    ['q', undefined],
    // The dialog handles Escape itself.
    ['Escape', undefined],
  ])('%s runs %s', (key, command) => {
    expect(viewerCommand(key, aScreenshot())).toBe(command);
  });

  const locked = aScreenshot({ is_locked: true });

  it.each(['e', 'd', 'r', 'c', '+', '-', '0'])('%s does nothing on a locked screenshot', (key) => {
    expect(viewerCommand(key, locked)).toBeUndefined();
  });

  it.each(['Delete', '#'])('%s does nothing on a screenshot that only others may delete', (key) => {
    expect(viewerCommand(key, aScreenshot({ can_delete: false }))).toBeUndefined();
  });

  it('allows the favorite of a locked screenshot', () => {
    expect(viewerCommand('f', locked)).toBe('favorite');
  });
});
