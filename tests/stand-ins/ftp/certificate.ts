import { readFileSync } from "node:fs";
import path from "node:path";

/** Where the certificate lies, for whoever shall trust it. */
export const certificateFile = path.resolve("tests/stand-ins/ftp/certificate.pem");

/** A certificate for localhost that nobody trusts, for the stand-in alone. */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCco5r3ujzpdFtjef
lYBYSUmJnVoNqyAN4cfOpJCMBuyhRANCAAS2TgmN06VYhHsYPjU+F2+ce4MNMOu0
1d/Osu6+RoSndEhW+44PBDOfZu1U5i9qw92A4MY1xH0q8LbaYLaR01ry
-----END PRIVATE KEY-----`,
  cert: readFileSync(certificateFile, "utf8"),
};
