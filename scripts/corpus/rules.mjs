/** The rules of the product that fitting and measuring share. */
export function rulesOf(sources) {
  const { SCREENSHOT_KINDS } = sources('contract/reading/screenshot-kinds.ts');
  return {
    kinds: SCREENSHOT_KINDS,
    ...sources('analysis/fitted/weights.ts'),
    ...sources('analysis/fitted/fitted-models.ts'),
    ...sources('analysis/page/page-facts.ts'),
    ...sources('analysis/page/stems.ts'),
    ...sources('analysis/page/fold-text.ts'),
    ...sources('analysis/dates/extract-dates.ts'),
    ...sources('analysis/kind/kind-signals.ts'),
    ...sources('analysis/kind/judge-kind.ts'),
    ...sources('analysis/kind/step-signals.ts'),
    ...sources('analysis/title/make-title.ts'),
    ...sources('analysis/title/joined-title.ts'),
    ...sources('analysis/title/title-signals.ts'),
    ...sources('analysis/title/standing-out.ts'),
    ...sources('analysis/tags/tag-candidates.ts'),
    ...sources('analysis/tags/tag-signals.ts'),
  };
}
