import {
  bodyOf,
  changesOf,
  NO_RULES,
  offeredDays,
  usualWishes,
  wishesOf,
} from './share-wishes.model';

const SHARE = {
  own_title: 'For the harbor',
  max_views: 9,
  redact: true,
  show_text: false,
  allow_download: true,
};

describe('a new link', () => {
  it('ends after seven days, or as late as the rules allow', () => {
    expect(bodyOf(usualWishes(NO_RULES))).toMatchObject({ expires_in_days: 7, title: null });
    expect(bodyOf(usualWishes({ ...NO_RULES, most_days: 3 }))).toMatchObject({
      expires_in_days: 3,
    });
    expect(bodyOf(usualWishes({ ...NO_RULES, most_days: 30 }))).toMatchObject({
      expires_in_days: 7,
    });
  });

  it('ends never, or with a day', () => {
    const wishes = usualWishes(NO_RULES);
    expect(bodyOf({ ...wishes, ends: 'never' })).toMatchObject({ expires_in_days: null });
    const dated = bodyOf({ ...wishes, ends: 'date', date: '2026-12-24' });
    expect(dated).toMatchObject({ expires_at: new Date('2026-12-24T23:59:59').toISOString() });
    expect(dated).not.toHaveProperty('expires_in_days');
  });

  it.each([
    [null, [1, 7, 30, 90]],
    [7, [1, 7]],
    [14, [1, 7, 14]],
  ])('offers what a longest life of %s allows', (most, days) => {
    expect(offeredDays(most)).toEqual(days);
  });
});

describe('a link that is edited', () => {
  it('sends nothing where nothing was changed', () => {
    expect(changesOf(SHARE, wishesOf(SHARE))).toEqual({});
  });

  it('sends only what was changed', () => {
    const wishes = wishesOf(SHARE);
    expect(changesOf(SHARE, { ...wishes, showText: true })).toEqual({ show_text: true });
    expect(changesOf(SHARE, { ...wishes, title: ' ' })).toEqual({ title: null });
    expect(changesOf(SHARE, { ...wishes, views: '' })).toEqual({ max_views: null });
    expect(changesOf(SHARE, { ...wishes, password: 'open sesame' })).toEqual({
      password: 'open sesame',
    });
    expect(changesOf(SHARE, { ...wishes, dropsPassword: true })).toEqual({ password: null });
    expect(changesOf(SHARE, { ...wishes, ends: '30' })).toEqual({ expires_in_days: 30 });
  });
});
