// Checks the answers of a benchmark: a fast wrong answer is worthless.
const parsed = (body) => JSON.parse(body.toString('utf8'));

const holdsRows = (fits) => (body) => {
  const rows = parsed(body);
  return Array.isArray(rows) && fits(rows.length) && rows.every(({ id }) => id !== undefined);
};

export const isPageOf60 = holdsRows((count) => count === 60);
export const isOneRow = holdsRows((count) => count === 1);
export const isEmptyList = holdsRows((count) => count === 0);
export const hasRows = holdsRows((count) => count > 0);

export const isMonth = (body) =>
  Object.entries(parsed(body)).some(
    ([day, { uploaded }]) => /^\d{4}-\d{2}-\d{2}$/.test(day) && uploaded > 0,
  );

export const isTagList = (body) => parsed(body).some(({ screenshot_count: count }) => count > 0);

export const isDashboard = (body) => {
  const { counts, activity, recent } = parsed(body);
  return counts.screenshots > 0 && activity.length === 30 && recent.length === 5;
};

export const isStored = (body) => /^[0-9a-f-]{36}$/.test(parsed(body).screenshot_id);

export const isWebp = (body) => body.toString('latin1', 8, 12) === 'WEBP';
