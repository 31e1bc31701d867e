import { Secret, TOTP } from "otpauth";
import { marketName } from "#app/common/market/market-name.ts";

const STEP_S = 30;
/** A code is accepted one step early and one late, for clocks that are not quite right. */
const STEPS_AROUND = 1;

const appOf = (secret: string, email = "") =>
	new TOTP({ issuer: marketName(), label: email, secret: Secret.fromBase32(secret), period: STEP_S });

/** A new secret of 160 bits, as text that people can type: capital letters and the digits 2 to 7. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code for authenticator apps says (`otpauth://totp/…`, RFC 6238 with SHA-1 and six digits). */
export const appAddress = (secret: string, email: string): string => appOf(secret, email).toString();

/** The 30-second step since 1970 that this code of six digits is of, or null for a wrong or old one. */
export function stepOfCode(secret: string, { code, now }: { code: string; now: Date }): number | null {
	const [app, timestamp] = [appOf(secret), now.getTime()];
	const delta = app.validate({ token: code, timestamp, window: STEPS_AROUND });
	return delta === null ? null : app.counter({ timestamp }) + delta;
}

/** The code that an app shows at a time. */
export const codeAt = (secret: string, now: Date): string =>
	appOf(secret).generate({ timestamp: now.getTime() });
