// Compresses the texts of the page by Brotli, once, as they are built. `hatch_build.py` writes the `.gz` beside them.
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(css|html|js|svg)$/;

/**
 * Return a plugin that writes a `.br` beside every text: a browser that reaches the server over https takes it. It is a seventh
 * smaller than a `.gz`.
 */
export function brotli() {
  return {
    name: 'huit-brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
      await Promise.all(texts.map((file) => this.fs.writeFile(`${dir}/${file.fileName}.br`, packed(file.type === 'chunk' ? file.code : file.source))));
    },
  };
}

function packed(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}
