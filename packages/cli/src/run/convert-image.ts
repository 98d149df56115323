/** Converts an image between PNG and JPEG; undefined for other formats. JPEG is written with quality 92, without transparency. */
export async function convertImage(bytes: Uint8Array, from: string, to: string): Promise<Uint8Array | undefined> {
  const pair = `${from} ${to}`;
  if (pair !== 'jpg png' && pair !== 'png jpg') return undefined;
  const [{ PNG }, { default: jpeg }] = await Promise.all([import('pngjs'), import('jpeg-js')]);
  if (from === 'jpg') {
    const { width, height, data } = jpeg.decode(bytes, { maxMemoryUsageInMB: 1024 });
    const image = new PNG({ width, height });
    data.copy(image.data);
    return PNG.sync.write(image);
  }
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  return jpeg.encode({ width, height, data }, 92).data;
}
