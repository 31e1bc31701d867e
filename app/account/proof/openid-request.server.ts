import * as client from "openid-client";
import { email, nameAmong } from "#app/common/forms/form-fields.ts";
import { clearCookie, openidCookie } from "#app/http/cookies/cookies.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { OpenidIdentity } from "./identities.server.ts";

const CALLBACK = "/login/openid/callback";
const TIMEOUT_S = 10;
/** How far the provider's clock may be off. */
const TOLERANCE_S = 30;
/** How long ago the provider may have asked the person, in a sign-in that confirms who they are. */
const RECENT_S = 10 * 60;

/** The provider of the settings; null without one. */
export const OPENID = env.OIDC_ISSUER ? { issuer: env.OIDC_ISSUER, name: env.OIDC_NAME } : null;

let discovered: Promise<client.Configuration> | undefined;

/** The provider's addresses and keys, which it publishes; read once, and again after a failure. */
function readConfiguration(): Promise<client.Configuration> {
	const isPlain = env.OIDC_ISSUER?.startsWith("http:");
	const metadata = { client_secret: env.OIDC_CLIENT_SECRET, [client.clockTolerance]: TOLERANCE_S };
	discovered ??= client
		.discovery(new URL(env.OIDC_ISSUER ?? ""), env.OIDC_CLIENT_ID ?? "", metadata, undefined, {
			timeout: TIMEOUT_S,
			// The settings allow http on this machine only. Signatures of tokens are checked in any case.
			execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
		})
		.catch((error: unknown) => {
			discovered = undefined;
			throw error;
		});
	return discovered;
}

type Begun = {
	redirectTo: string;
	/** The session whose person confirms who they are; null for a sign-in. */
	confirms: number | null;
};

/**
 * Begins a sign-in: where the provider asks the person, and the cookie that recognizes the answer for 10 minutes; null
 * when the provider can't be reached. To confirm who somebody is, the provider is told to ask even whom it knows.
 */
export async function beginOpenid({
	redirectTo,
	confirms,
}: Begun): Promise<{ url: string; cookie: string } | null> {
	try {
		const configuration = await readConfiguration();
		const [verifier, state, nonce] = [
			client.randomPKCECodeVerifier(),
			client.randomState(),
			client.randomNonce(),
		];
		const url = client.buildAuthorizationUrl(configuration, {
			redirect_uri: env.APP_ORIGIN + CALLBACK,
			scope: "openid email profile",
			code_challenge: await client.calculatePKCECodeChallenge(verifier),
			code_challenge_method: "S256",
			state,
			nonce,
			...(confirms === null ? {} : { prompt: "login", max_age: String(RECENT_S) }),
		});
		const cookie = await openidCookie.serialize({ verifier, state, nonce, redirectTo, confirms });
		return { url: url.href, cookie };
	} catch (error) {
		failureReason(error, "begin a sign-in with OpenID");
		return null;
	}
}

/** What this browser asked a provider for in the last 10 minutes; null for nothing. */
export async function readBegunOpenid(request: Request): Promise<Begun | null> {
	const begun: unknown = await openidCookie.parse(request.headers.get("Cookie"));
	if (!begun || typeof begun !== "object") return null;
	const { redirectTo, confirms } = begun as Partial<Begun>;
	return { redirectTo: redirectTo ?? "/", confirms: confirms ?? null };
}

/**
 * Who signed in at the provider; null for an answer that this browser did not ask for, and for one that does not say
 * that the provider asked the person a short time ago, where that matters.
 */
export async function completeOpenid(request: Request): Promise<OpenidIdentity | null> {
	const begun: unknown = await openidCookie.parse(request.headers.get("Cookie"));
	if (!begun || typeof begun !== "object") return null;
	const { verifier, state, nonce } = begun as Record<string, string>;
	const { confirms = null } = begun as Partial<Begun>;
	const answer = new URL(env.APP_ORIGIN + CALLBACK);
	answer.search = new URL(request.url).search;
	try {
		const configuration = await readConfiguration();
		const tokens = await client.authorizationCodeGrant(configuration, answer, {
			pkceCodeVerifier: verifier,
			expectedState: state,
			expectedNonce: nonce,
			idTokenExpected: true,
			...(confirms === null ? {} : { maxAge: RECENT_S }),
		});
		const said = tokens.claims();
		// The library reads when a token ends, but not whether it was issued in the future.
		if (!said || said.iat > Date.now() / 1_000 + TOLERANCE_S) return null;
		const more = configuration.serverMetadata().userinfo_endpoint
			? await client.fetchUserInfo(configuration, tokens.access_token, said.sub)
			: {};
		return identityOf(said, more);
	} catch (error) {
		// Also an answer to another browser's question, and a person who chose not to sign in.
		failureReason(error, "complete a sign-in with OpenID");
		return null;
	}
}

type Claims = Record<string, unknown>;

/**
 * Who a token names. `/userinfo`, which is not signed, only adds what the token does not say: an address counts as
 * confirmed when the same source, or one that names the same address, says so.
 */
function identityOf(said: Claims & { iss: string; sub: string }, more: Claims): OpenidIdentity {
	const sources = [said, more];
	const told = sources.find((claims) => claims.email !== undefined)?.email;
	const address = email().safeParse(told).data ?? null;
	const confirmation = sources.find(
		(claims) => claims.email === told && claims.email_verified !== undefined,
	)?.email_verified;
	return {
		issuer: said.iss,
		subject: said.sub,
		email: address,
		isConfirmed: confirmation === true,
		name: nameAmong([said.name, more.name, address?.split("@")[0], address]),
	};
}

/** The header that forgets a sign-in that is complete. */
export const clearOpenid = (): Promise<string> => clearCookie(openidCookie);
