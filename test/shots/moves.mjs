// Steps that several scenes share.
/** Waits for the layer that a press has opened. */
export const dialog = (page) =>
  page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();

/** Presses the first button of this name and waits for its dialog. */
export const press = (name) => async (page) => {
  const exact = typeof name === 'string';
  await page.getByRole('button', { name, exact }).first().click();
  await dialog(page);
};
