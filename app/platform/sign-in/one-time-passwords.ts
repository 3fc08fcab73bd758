import { Secret, TOTP } from "otpauth";
import { productName } from "~/domain/product";
import type { OneTimePasswords } from "~/operations/ports";

const period = 30;

export const oneTimePasswords: OneTimePasswords = {
  newSecret: () => new Secret({ size: 20 }).base32,
  address: (secret, account) => appFor(secret, account).toString(),
  stepOf(secret, code, at) {
    const step = Math.floor(at.getTime() / 1000 / period);
    const delta = appFor(secret).validate({ token: code, window: 1, timestamp: at.getTime() });
    return delta === null ? null : step + delta;
  },
};

const appFor = (secret: string, label = "") =>
  new TOTP({ issuer: productName, label, secret, algorithm: "SHA1", digits: 6, period });
