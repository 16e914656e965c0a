import styles from './required-field.module.css';

/**
 * A field that has to be filled. The library's own star is part of the label's text, so that nobody would find the
 * field by the name that stands there; this one is only drawn.
 */
export const requiredField = {
  required: true,
  withAsterisk: false,
  labelProps: { className: styles.label },
} as const;
