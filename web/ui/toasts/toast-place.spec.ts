import { lowestFreeEdge } from './toast-place';

const COLUMN = { left: 500, right: 940 };
const edge = (...areas: Parameters<typeof lowestFreeEdge>[3]) =>
  lowestFreeEdge(COLUMN, 60, 884, areas);

describe('the place of toasts', () => {
  it('is at the bottom when nothing is there', () => {
    expect(edge()).toBe(884);
    expect(edge({ left: 0, right: 400, top: 0, bottom: 900 })).toBe(884);
  });

  it('is above what lies at the bottom, and in the lowest gap that is high enough', () => {
    const tools = { left: 900, right: 1044, top: 856, bottom: 884 };
    expect(edge(tools)).toBe(848);
    const above = { left: 600, right: 700, top: 740, bottom: 800 };
    expect(edge(tools, above)).toBe(732);
    expect(edge(above)).toBe(884);
  });

  it('is unknown when everything is taken', () => {
    expect(edge({ left: 0, right: 1440, top: 40, bottom: 900 })).toBeNull();
  });
});
