import styles from './required-field.module.css';

/**
 * The props of a required field. Mantine's star is part of the label's text, which changes the accessible name;
 * this star is drawn by CSS.
 */
export const requiredField = {
  required: true,
  withAsterisk: false,
  labelProps: { className: styles.label },
} as const;
