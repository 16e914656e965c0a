import { type Form } from './form-body';
import { type Metadata } from './records';

/** What was there, with what the form adds; an empty value takes its key away, an empty `metadata` all of them. */
export function merged(former: Metadata, form: Form): Metadata {
  if (form.isCleared('metadata')) return {};
  const entries = Object.entries({ ...former, ...form.pairs('metadata') });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
