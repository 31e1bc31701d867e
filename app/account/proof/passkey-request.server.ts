import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { marketName } from "#app/common/market/market-name.ts";
import { passkeyCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { hashToken, newToken, sign } from "#app/http/cookies/secrets.server.ts";
import { readSignedText, signText } from "#app/http/cookies/signed-text.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { Challenge } from "./challenges.server.ts";
import { listPasskeys } from "./passkeys.server.ts";
import type { PasskeySite } from "./verify-passkey.server.ts";

const LASTS_MS = 10 * 60 * 1000;

/** The only origin at which passkeys work. */
export const PASSKEY_ORIGIN = env.APP_ORIGIN;

const rpId = new URL(PASSKEY_ORIGIN).hostname;

/** What a challenge is for, and the only browser or session that may answer it. */
const toSignIn = (browserHash: string): string => `passkey sign-in ${browserHash}`;
const toProve = ({ accountId, sessionId }: Person): string =>
	`passkey that confirms account ${accountId} in session ${sessionId}`;
const toAdd = ({ sessionId }: Person): string => `passkey of session ${sessionId}`;

/** A challenge carries its end and its signature, so that it is stored only when it is answered. */
const newChallenge = (purpose: string): string => signText(purpose, `${Date.now() + LASTS_MS}.${newToken()}`);

function readChallenge(purpose: string, sent: string): Challenge | null {
	const signed = Buffer.from(sent, "base64url").toString();
	const text = readSignedText(purpose, signed);
	const end = Number(text?.split(".")[0]);
	return text !== null && end > Date.now() ? { text, expiresAt: new Date(end) } : null;
}

const siteFor = (purpose: string): PasskeySite => ({
	origin: PASSKEY_ORIGIN,
	rpId,
	readChallenge: (sent) => readChallenge(purpose, sent),
});

/** What the browser is asked for at sign-in, with the header that binds it to this browser. */
export async function passkeySignInOptions(request: Request) {
	const token = (await readToken(request, passkeyCookie)).token ?? newToken();
	const options = await generateAuthenticationOptions({
		rpID: rpId,
		challenge: newChallenge(toSignIn(hashToken(token))),
		timeout: LASTS_MS,
		userVerification: "required",
	});
	return {
		options,
		headers: { "Set-Cookie": await passkeyCookie.serialize(token), "Cache-Control": "no-store" },
	};
}

/** What the answer to `passkeySignInOptions` is checked with; null for a browser that did not ask. */
export async function signInSite(request: Request): Promise<PasskeySite> {
	const { hash } = await readToken(request, passkeyCookie);
	return hash === null ? { ...siteFor(""), readChallenge: () => null } : siteFor(toSignIn(hash));
}

/** What passkeys know the account by; it says nothing about the person. */
export const userHandleOf = ({ accountId }: Person): string => sign("passkey account", String(accountId));

/** What the browser is asked for to make a passkey. Only for a person who has just confirmed who they are. */
export async function newPasskeyOptions(person: Person) {
	const mine = await listPasskeys(db, person);
	return generateRegistrationOptions({
		rpName: marketName(),
		rpID: rpId,
		userName: person.email,
		userDisplayName: person.name,
		userID: new Uint8Array(Buffer.from(userHandleOf(person), "base64url")),
		challenge: newChallenge(toAdd(person)),
		timeout: LASTS_MS,
		attestationType: "none",
		excludeCredentials: mine.map(describeCredential),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

/** What the browser is asked for to confirm who a signed-in person is: one of their passkeys. */
export async function proofOptions(person: Person) {
	const mine = await listPasskeys(db, person);
	return generateAuthenticationOptions({
		rpID: rpId,
		challenge: newChallenge(toProve(person)),
		timeout: LASTS_MS,
		userVerification: "required",
		allowCredentials: mine.map(describeCredential),
	});
}

/** What the answer to `proofOptions` is checked with: only the session that asked may answer. */
export const provingSite = (person: Person): PasskeySite => siteFor(toProve(person));

const describeCredential = ({
	credential_id,
	transports,
}: {
	credential_id: string;
	transports: string;
}) => ({
	id: credential_id,
	transports: transports ? transports.split(",") : [],
});

/** What the answer to `newPasskeyOptions` is checked with: only the session that asked may answer. */
export const addingSite = (person: Person): PasskeySite => siteFor(toAdd(person));
