import { openOperator, proposalsFor, type KnownNames, written } from './proposals.model';

const vault: KnownNames = {
  tags: [
    { name: 'german', count: 3 },
    { name: 'two words', count: 2 },
    { name: 'old german', count: 1 },
  ],
  collections: [{ id: 'c1', name: 'Receipts', count: 9 }],
  kinds: [{ kind: 'chat', name: 'Chats', count: 4 }],
  days: [{ value: '2026-11', name: 'This month' }],
};

const proposed = (text: string) => {
  const open = openOperator(text);
  return open ? proposalsFor(open, vault).map((it) => it.text) : null;
};

it.each([
  ['tag:', { from: 0, isNegated: false, prefix: 'tag', typed: '' }],
  ['sea -TAG:ger', { from: 4, isNegated: true, prefix: 'tag', typed: 'ger' }],
  ['in:"two w', { from: 0, isNegated: false, prefix: 'in', typed: 'two w' }],
  ['sea -', { from: 4, isNegated: true, prefix: null, typed: '' }],
  ['sea', null],
  ['tag:x y', null],
  ['http://x', null],
  ['wi-fi', null],
])('reads %j as %j', (text, open) => {
  expect(openOperator(text)).toEqual(open);
});

it.each([
  ['tag:', ['tag:german', 'tag:"two words"', 'tag:"old german"']],
  ['tag:ger', ['tag:german', 'tag:"old german"']],
  ['-tag:two', ['-tag:"two words"']],
  ['tag:"Two   W', ['tag:"two words"']],
  ['in:rec', ['in:Receipts']],
  ['kind:', ['kind:chat']],
  ['has:no', ['has:note']],
  [
    'has:i',
    [
      'has:iban',
      'has:finding',
      'has:link',
      'has:email',
      'has:tracking',
      'has:flight',
      'has:coordinates',
      'has:wifi',
    ],
  ],
  ['is:', ['is:favorite', 'is:locked', 'is:shared']],
  ['uploaded:', ['uploaded:2026-11']],
  ['-', ['-tag:', '-in:', '-kind:', '-has:', '-is:']],
  ['-ge', ['-tag:german', '-tag:"old german"']],
  ['has:note', []],
])('proposes after %j', (text, texts) => {
  expect(proposed(text)).toEqual(texts);
});

const take = (text: string, at = 0) => {
  const open = openOperator(text);
  const proposal = open && proposalsFor(open, vault)[at];
  return open && proposal && written(text, { from: open.from, caret: text.length }, proposal);
};

it('takes what became a filter out of the text, and keeps what is excluded', () => {
  expect(take('sea tag:ger')).toEqual({ text: 'sea', caret: 3 });
  expect(take('sea -tag:ger')).toEqual({ text: 'sea -tag:german ', caret: 16 });
});

it('goes on behind a prefix that has no value yet', () => {
  expect(take('sea -t')).toEqual({ text: 'sea -tag:', caret: 9 });
});

it('makes filters of what the panel has, and none of what is excluded', () => {
  const picks = (text: string) => {
    const open = openOperator(text);
    return open && proposalsFor(open, vault).map(({ pick }) => pick)[0];
  };
  expect(picks('kind:ch')).toEqual({ kind: 'chat' });
  expect(picks('in:')).toEqual({ collectionId: 'c1' });
  expect(picks('is:fav')).toEqual({ favorites: true });
  expect(picks('-tag:ger')).toBeUndefined();
});
