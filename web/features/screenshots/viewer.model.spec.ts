import { aScreenshot } from './testing/factories';
import { placeOf, viewerCommand } from './viewer.model';

describe('the place in the list', () => {
  const rows = Array.from({ length: 20 }, () => aScreenshot());
  const idAt = (index: number) => rows[index]?.id ?? '';

  it('has a neighbour on either side', () => {
    expect(placeOf(rows, idAt(3))).toEqual({
      index: 3,
      previous: rows[2],
      next: rows[4],
      isNearEnd: false,
    });
  });

  it('has none before the first and after the last', () => {
    expect(placeOf(rows, idAt(0)).previous).toBeUndefined();
    expect(placeOf(rows, idAt(19)).next).toBeUndefined();
  });

  it('is near the end with the last five', () => {
    expect(placeOf(rows, idAt(14)).isNearEnd).toBe(false);
    expect(placeOf(rows, idAt(15)).isNearEnd).toBe(true);
  });

  it('is nowhere when the list does not have it', () => {
    expect(placeOf(rows, 'elsewhere')).toEqual({
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
    // The dialog closes itself.
    ['Escape', undefined],
  ])('%s means %s', (key, command) => {
    expect(viewerCommand(key, aScreenshot())).toBe(command);
  });

  const locked = aScreenshot({ is_locked: true });

  it.each(['e', 'd', 'r', 'c', '+', '-', '0'])('%s does nothing on what is locked', (key) => {
    expect(viewerCommand(key, locked)).toBeUndefined();
  });

  it.each(['Delete', '#'])('%s does nothing on what others alone may delete', (key) => {
    expect(viewerCommand(key, aScreenshot({ can_delete: false }))).toBeUndefined();
  });

  it('leaves what is locked its favourite', () => {
    expect(viewerCommand('f', locked)).toBe('favorite');
  });
});
