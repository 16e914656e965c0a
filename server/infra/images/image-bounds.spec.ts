import { MAX_FRAMES, MAX_PAGES, MAX_PIXELS, MAX_SIDE } from '../../contract/limits';
import { assertBounds, type ImageFacts } from './image-bounds';

const IMAGE: ImageFacts = { width: 1, height: 1, frames: 1, isPaged: false, pixels: 1, weight: 1 };
const codeOf = (facts: Partial<ImageFacts>) => {
  try {
    assertBounds({ ...IMAGE, ...facts });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each<[Partial<ImageFacts>, string]>([
  [{ width: MAX_SIDE }, 'image_side_too_long'],
  [{ height: MAX_SIDE }, 'image_side_too_long'],
  [{ frames: MAX_FRAMES }, 'image_too_many_frames'],
  [{ frames: MAX_PAGES, isPaged: true }, 'image_too_many_pages'],
  [{ pixels: MAX_PIXELS }, 'image_too_many_pixels'],
])('takes %j, and one more is refused as %s', (most, code) => {
  const [[name = '', value] = []] = Object.entries(most);
  expect(codeOf(most)).toBeNull();
  expect(codeOf({ ...most, [name]: Number(value) + 1 })).toBe(code);
});
