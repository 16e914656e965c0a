// Not in `texts.ts`, which loads with the frame of signed-in people.

export const publicTexts = {
  navigation: 'Main',
  about: 'About',
  pricing: 'Pricing',
  contact: 'Contact',
  support: 'Support',
  menu: 'Menu',
  privacy: 'Privacy',
  terms: 'Terms',
  releaseNotes: 'Release Notes',
  open: 'Open',
} as const;
