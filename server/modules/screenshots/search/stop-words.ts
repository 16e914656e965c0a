/** As they are folded. Words that mean something in another of the languages, such as "die" or "son", are left out. */
const STOP_WORDS = new Set(
  [
    'a an and at by for from in my of on our that the this to with',
    'am auf aus bei dem den der des ein eine einem einen einer fur im mein meine mit nach oder und vom von zu zum zur',
    'au aux avec dans de des du en et la le les ma mes mon notre nos ou par pour sur un une',
    'al con del el las los mi mis para por una y',
  ].flatMap((words) => words.split(' ')),
);

/** Words that say nothing of what is looked for, in the languages of the product. */
export const isStopWord = (folded: string): boolean => STOP_WORDS.has(folded);
