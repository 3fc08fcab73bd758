/** Page images: decoding to grey, measuring, rotating, scaling and encoding. */

export { decodeJpeg } from "../reading/codecs/jpeg/decode-jpeg";
export { readJpegHeader } from "../reading/codecs/jpeg/jpeg-header";
export { encodePng } from "../reading/codecs/png/encode-png";
export { decodeImage } from "../reading/decode-image";
export { decodingBytes } from "../reading/decoding-bytes";
export { decodingNeed } from "../reading/decoding-need";
export { encodePgm } from "../reading/image/encode-pgm";
export type { GreyImage } from "../reading/image/grey-image";
export { isBlank } from "../reading/image/is-blank";
export { scale } from "../reading/image/scale";
export { turnQuarters } from "../reading/image/turn-quarters";
export { imageSize } from "../reading/image-size";
