/** The steps of the hero; each has pictures of the same name, made by `npm run hero`. */
export const heroSteps = [
  {
    picture: 'search',
    title: 'Type what you remember',
    text: 'A name with swapped letters still finds the invoice.',
    alt: 'The gallery after a search for riverbnak: one invoice, the name Riverbank marked on its picture.',
  },
  {
    picture: 'found',
    title: 'See where it stands',
    text: 'The words are boxed on the image, beside its text and dates.',
    alt: 'The invoice at full size with the found name in a box, and its title, dates and text beside it.',
  },
  {
    picture: 'why',
    title: 'Ask why',
    text: 'Titles, tags and dates show the words they were taken from.',
    alt: 'A layer over the invoice that names the words behind its title, tags and dates.',
  },
] as const;

export const heroTexts = {
  label: 'How a screenshot is found',
  pause: 'Stop the pictures',
  play: 'Play the pictures',
} as const;
