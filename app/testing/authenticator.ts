import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewCredential, SignedCredential } from "#app/account/proof/passkey-form.ts";
import type { PasskeySite } from "#app/account/proof/verify-passkey.server.ts";

/** A site that has given every challenge. */
export const PASSKEY_SITE: PasskeySite = {
	origin: "https://meeha.example",
	rpId: "meeha.example",
	readChallenge: (text) => ({ text, expiresAt: new Date("2999-12-31T00:00:00.000Z") }),
};

type Authenticator = {
	/** The origin of the page that asks, which the browser reports. */
	origin: string;
	rpId: string;
	/** What it knows the account by; base64url. */
	userHandle: string;
	/** Whether it copies its passkeys to other devices; then it does not count their uses. */
	isSynced?: boolean;
};

/** How an answer differs from a proper one. */
type Wrong = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

const [PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, HAS_KEY] = [0x01, 0x04, 0x08, 0x10, 0x40];

/** The head of a CBOR value: its type and length. */
function cborHead(major: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(major << 5) | length]);
	return length < 256
		? Buffer.from([(major << 5) | 24, length])
		: Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);

/** A device with one passkey, in code: it signs with a key of its own (WebAuthn, ES256). For tests. */
export function newAuthenticator({ origin, rpId, userHandle, isSynced = false }: Authenticator) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const id = randomBytes(16);
	let uses = 0;

	const flagsOf = (isVerified: boolean): number =>
		PRESENT | (isVerified ? VERIFIED : 0) | (isSynced ? ELIGIBLE | BACKED_UP : 0);
	const authenticatorData = (flags: number, wrong: Wrong, counter: number): Buffer => {
		const head = createHash("sha256")
			.update(wrong.rpId ?? rpId)
			.digest();
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([head, Buffer.from([flags]), count]);
	};
	const clientData = (type: string, challenge: string, wrong: Wrong): Buffer =>
		Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }));
	const shared = {
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		clientExtensionResults: {},
	} as const;

	return {
		/** Makes the passkey. */
		register(challenge: string, wrong: Wrong = {}): NewCredential {
			const flags = flagsOf(wrong.isVerified ?? true) | HAS_KEY;
			const key = Buffer.concat([
				Buffer.from("a5010203262001", "hex"),
				Buffer.from([0x21]),
				cborBytes(Buffer.from(x, "base64url")),
				Buffer.from([0x22]),
				cborBytes(Buffer.from(y, "base64url")),
			]);
			const length = Buffer.from([id.length >> 8, id.length & 255]);
			const data = authenticatorData(flags, wrong, 0);
			const authData = Buffer.concat([data, Buffer.alloc(16), length, id, key]);
			const attestation = Buffer.concat([
				cborHead(5, 3),
				...[cborText("fmt"), cborText("none"), cborText("attStmt"), cborHead(5, 0)],
				...[cborText("authData"), cborBytes(authData)],
			]);
			return {
				...shared,
				response: {
					clientDataJSON: clientData("webauthn.create", challenge, wrong).toString("base64url"),
					attestationObject: attestation.toString("base64url"),
					transports: ["internal"],
				},
			};
		},

		/** Signs in. */
		answer(challenge: string, wrong: Wrong = {}): SignedCredential {
			if (!isSynced) uses += 1;
			const data = authenticatorData(flagsOf(wrong.isVerified ?? true), wrong, wrong.counter ?? uses);
			const client = clientData("webauthn.get", challenge, wrong);
			const hash = createHash("sha256").update(client).digest();
			return {
				...shared,
				response: {
					clientDataJSON: client.toString("base64url"),
					authenticatorData: data.toString("base64url"),
					signature: sign("sha256", Buffer.concat([data, hash]), privateKey).toString("base64url"),
					userHandle,
				},
			};
		},
	};
}
