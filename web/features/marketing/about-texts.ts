import { ERASURE_DAYS } from '../../../server/contract/limits';

export const aboutTexts = {
  title: 'About',
  lead: 'Shotvault reads your screenshots, so that you find them again by what they say.',
  missionTitle: 'Our mission',
  mission:
    'Nobody should have to look twice for something they have already seen. We make every screenshot findable by what it says.',
  statistics: 'Shotvault in numbers',
  featuresTitle: 'What it does',
  storyTitle: 'Our story',
  story: [
    'It began with a folder of four thousand files that were all called Screenshot and a date. The receipt was in there, and the booking code, and the one error message that explained everything. Nobody could find them.',
    'So we built the vault that we wanted for ourselves: it reads each image as it arrives, gives it a title, tags and dates, and then answers to half a remembered sentence.',
  ],
  valuesTitle: 'Our values',
} as const;

export const aboutFeatures = [
  {
    key: 'read',
    title: 'Read on arrival',
    text: 'Each image gets a title, tags, its text and the dates in it.',
  },
  {
    key: 'search',
    title: 'Found by its words',
    text: 'Search looks through titles, tags, file names and the text inside your images.',
  },
  {
    key: 'calendar',
    title: 'Placed in time',
    text: 'A calendar of the days you uploaded, the days images were made and the dates they mention.',
  },
  {
    key: 'collections',
    title: 'Collected',
    text: 'Collections and favorites keep together what belongs together, and a search can become one.',
  },
  {
    key: 'duplicates',
    title: 'Stored once',
    text: 'A file you already have is noticed before it is stored a second time.',
  },
  {
    key: 'teams',
    title: 'Shared in teams',
    text: 'A team has a vault of its own, with an owner, admins and members.',
  },
] as const;

export const aboutValues = [
  {
    title: 'Your images are yours',
    text: `You can export everything, and what you delete is removed within ${ERASURE_DAYS} days.`,
  },
  {
    title: 'Say how sure we are',
    text: 'A date that was read comes with its confidence, and what you correct stays corrected.',
  },
  {
    title: 'Out of the way',
    text: 'Quiet pages, every action by keyboard, and nothing between you and your images.',
  },
] as const;
