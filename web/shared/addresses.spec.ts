import { collectionAddress, screenshotAddress, tagAddress, teamAddress } from './addresses';

it('links to the gallery, with the chosen team', () => {
  expect(tagAddress('c & d', null)).toBe('/gallery?tags=c%20%26%20d');
  expect(tagAddress('a', 'T1')).toBe('/gallery?tags=a&team_id=T1');
});

it('names the other things by their ids', () => {
  expect([teamAddress('t'), collectionAddress('c'), screenshotAddress('s')]).toEqual([
    '/teams/t',
    '/gallery?collection_id=c',
    '/gallery?view=s',
  ]);
});
