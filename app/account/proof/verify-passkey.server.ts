import { generateKeyPairSync } from "node:crypto";
import {
	type AuthenticationResponseJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Database } from "#db/client.ts";
import type { Challenge } from "./challenges.server.ts";
import type { NewCredential, SignedCredential } from "./passkey-form.ts";

/** Where passkeys are valid, and which challenges this browser was given. */
export type PasskeySite = {
	/** The site's origin: `https://meeha.example`. */
	origin: string;
	/** Its host, which passkeys belong to: `meeha.example`. */
	rpId: string;
	/** The challenge behind a text, or null for one that is not this browser's, or is too old. */
	readChallenge: (text: string) => Challenge | null;
};

/** A new passkey whose signature is right. */
export type VerifiedRegistration = {
	challenge: Challenge;
	credentialId: string;
	publicKey: string;
	counter: number;
	transports: string;
	isSynced: boolean;
};

/** A sign-in whose signature is right; see `acceptPasskey` for what is left to check. */
export type VerifiedPasskey = {
	passkeyId: number;
	accountId: number;
	challenge: Challenge;
	counter: number;
	isSynced: boolean;
};

export type PasskeyRefusal = { ok: false; reason: "other_origin" | "wrong" };

/** The key of an unknown passkey: P-256, as COSE writes it. */
const NOBODYS_KEY = (() => {
	const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
		format: "jwk",
	});
	const [head, between] = [Buffer.from("a5010203262001215820", "hex"), Buffer.from("225820", "hex")];
	return Buffer.concat([head, Buffer.from(x, "base64url"), between, Buffer.from(y, "base64url")]);
})();

/** The origin of the page that asked for the passkey, as the browser reports it; null when it can't be read. */
function originOf(clientDataJSON: string): string | null {
	try {
		const read: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
		const origin = read && typeof read === "object" && "origin" in read ? read.origin : null;
		return typeof origin === "string" ? origin : null;
	} catch {
		return null;
	}
}

const isElsewhere = ({ origin }: PasskeySite, clientDataJSON: string): boolean => {
	const reported = originOf(clientDataJSON);
	return reported !== null && reported !== origin;
};

/** Keeps the challenge that the library asks about. */
function challengeReader(site: PasskeySite) {
	let found: Challenge | null = null;
	const expectedChallenge = (text: string): boolean => {
		found = site.readChallenge(text);
		return found !== null;
	};
	return { expectedChallenge, found: () => found };
}

/**
 * Checks a new passkey: its challenge, the page's origin, and that the device verified the person (by fingerprint, face
 * or PIN). Which maker's device it is does not matter, so no attestation is asked for.
 */
export async function verifyRegistration(
	site: PasskeySite,
	credential: NewCredential,
): Promise<({ ok: true } & VerifiedRegistration) | PasskeyRefusal> {
	if (isElsewhere(site, credential.response.clientDataJSON)) return { ok: false, reason: "other_origin" };
	const { expectedChallenge, found } = challengeReader(site);
	// The library throws for whatever is wrong with a credential, as its parsers do for bytes that are none.
	const verified = await verifyRegistrationResponse({
		response: credential as RegistrationResponseJSON,
		expectedChallenge,
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
	}).catch(() => null);
	const challenge = found();
	if (!verified?.verified || !challenge) return { ok: false, reason: "wrong" };
	const { credential: made, credentialBackedUp } = verified.registrationInfo;
	return {
		ok: true,
		challenge,
		credentialId: made.id,
		publicKey: Buffer.from(made.publicKey).toString("base64url"),
		counter: made.counter,
		transports: credential.response.transports.join(","),
		isSynced: credentialBackedUp,
	};
}

/** The account that a passkey signs in to, for the limits on sign-ins; null for an unknown one. */
export async function findPasskey(db: Database, { response, id }: SignedCredential) {
	const found = await db
		.selectFrom("passkeys")
		.innerJoin("accounts", "accounts.id", "passkeys.account_id")
		.select(["passkeys.id", "account_id", "public_key", "counter", "accounts.email"])
		.where("credential_id", "=", id)
		.where("user_handle", "=", response.userHandle)
		.executeTakeFirst();
	return found ?? null;
}

/** A passkey of this account, with which its person confirms who they are; null for any other. */
export async function findOwnPasskey(
	db: Database,
	{ credentialId, accountId }: { credentialId: string; accountId: number },
) {
	const found = await db
		.selectFrom("passkeys")
		.select(["id", "account_id", "public_key", "counter"])
		.where("credential_id", "=", credentialId)
		.where("account_id", "=", accountId)
		.executeTakeFirst();
	return found ?? null;
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findOwnPasskey>>>;

/**
 * Checks what a passkey signed: its challenge, the page's origin, that the device verified the person, and that its
 * count of uses goes up. For an unknown passkey (null) it checks a key that nobody has, so that the answer takes as long.
 */
export async function verifyPasskey(
	site: PasskeySite,
	credential: SignedCredential,
	passkey: FoundPasskey | null,
): Promise<({ ok: true } & VerifiedPasskey) | PasskeyRefusal> {
	if (isElsewhere(site, credential.response.clientDataJSON)) return { ok: false, reason: "other_origin" };
	const { expectedChallenge, found } = challengeReader(site);
	const publicKey = passkey ? Buffer.from(passkey.public_key, "base64url") : NOBODYS_KEY;
	const verified = await verifyAuthenticationResponse({
		response: credential as AuthenticationResponseJSON,
		expectedChallenge,
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
		credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: passkey?.counter ?? 0 },
	}).catch(() => null);
	const challenge = found();
	if (!passkey || !verified?.verified || !challenge) return { ok: false, reason: "wrong" };
	const { newCounter, credentialBackedUp } = verified.authenticationInfo;
	return {
		ok: true,
		passkeyId: passkey.id,
		accountId: passkey.account_id,
		challenge,
		counter: newCounter,
		isSynced: credentialBackedUp,
	};
}
