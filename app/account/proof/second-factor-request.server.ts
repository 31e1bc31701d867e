import { decryptText, encryptText, newToken, sign } from "#app/http/cookies/secrets.server.ts";
import type { SecretBox } from "./accept-code.server.ts";
import type { NewRecoveryCodes } from "./second-factor.server.ts";

const PURPOSE = "authenticator app";
const COUNT = 10;
const LENGTH = 16;

/** Encrypts the secrets of authenticator apps under this site's secret. */
export const SECRET_BOX: SecretBox = {
	encrypt: (text) => encryptText(PURPOSE, text),
	decrypt: (encrypted) => decryptText(PURPOSE, encrypted),
};

/** The secret key of a form that makes recovery codes. */
export const newCodesKey = newToken;

/** Ten recovery codes of 64 bits, such as `3f9a-11bc-70de-a542`, which only this site can compute from the form's key. */
export function recoveryCodesOf(key: string): NewRecoveryCodes {
	const codes = Array.from({ length: COUNT }, (_, index) =>
		Buffer.from(sign("recovery code", `${key} ${index}`), "base64url")
			.toString("hex")
			.slice(0, LENGTH),
	);
	return { key, codes: codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code) };
}
