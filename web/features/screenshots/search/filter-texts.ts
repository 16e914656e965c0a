/** Not in the gallery's texts: loaded with the filters. */
export const filterTexts = {
  panel: 'Filters',
  tag: 'Add a tag',
  addTag: 'Add',
  dates: 'Which date',
  fields: { uploaded: 'Uploaded', created: 'Image created', ai: 'AI-extracted date' },
  from: 'From',
  to: 'To',
  collection: 'Collection',
  anyCollection: 'Any collection',
  clearAll: 'Clear all',
  clearDates: (range: string) => `Clear dates: ${range}`,
  clearQuery: (q: string) => `Clear the search for ${q}`,
  clearFavorites: 'Clear favorites filter',
  clearKind: (name: string) => `Clear kind ${name}`,
  clearCollection: (name: string) => `Clear collection ${name}`,
  range: (from: string, to: string) =>
    from && to ? `${from} to ${to}` : from ? `From ${from}` : `Until ${to}`,
  save: 'Save as collection',
  unknownCollection: 'Collection',
} as const;
