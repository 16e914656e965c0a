// An allowance is exact, however many uploads arrive at once.
import { signIn, startProduct, uniqueImage, upload } from './product.mjs';

const tally = (answers) =>
  answers.reduce((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

async function used(ask) {
  return (await (await ask('/api/subscription/status')).json()).usage.screenshots_uploaded;
}

export async function drill() {
  const product = await startProduct();
  const problems = [];
  try {
    const many = await signIn(product, 'many@example.com');
    const images = await Promise.all(Array.from({ length: 100 }, () => uniqueImage()));
    const parallel = tally(await Promise.all(images.map((image) => upload(many, image))));
    const counted = await used(many);
    console.log(`100 uploads at once: ${JSON.stringify(parallel)}, counted: ${counted}`);
    if (parallel[201] !== 25 || parallel[402] !== 75 || counted !== 25) problems.push('allowance');

    const same = await signIn(product, 'same@example.com');
    const image = await uniqueImage();
    const equal = tally(await Promise.all(Array.from({ length: 50 }, () => upload(same, image))));
    console.log(
      `the same file 50 times at once: ${JSON.stringify(equal)}, counted: ${await used(same)}`,
    );
    if (equal[201] !== 1 || equal[409] !== 49 || (await used(same)) !== 1)
      problems.push('equal files');
  } finally {
    await product.stop();
  }
  return problems;
}
