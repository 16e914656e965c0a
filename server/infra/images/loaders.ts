import sharp from 'sharp';

// One thread per decode and no cache: one image at a time is in work.
sharp.concurrency(1);
sharp.cache(false);
// All loaders of libvips are disabled, then those of the accepted types are enabled: no SVG, no PDF, no magick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map(
    (loader) => `VipsForeignLoad${loader}`,
  ),
});
