import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";

type Claims = Record<string, unknown>;

/** What the provider answers next: changes to the right token, to its header and signature, and `/userinfo`. */
export type Forgery = {
	token?: Claims;
	header?: Claims;
	isSignedByAnother?: boolean;
	userinfo?: Claims;
};

const [own, another] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signToken(header: Claims, claims: Claims, key: KeyObject | undefined): string {
	const signed = `${part({ alg: "RS256", kid: "own", ...header })}.${part(claims)}`;
	return `${signed}.${key ? sign("sha256", Buffer.from(signed), key).toString("base64url") : ""}`;
}

/** Starts an OpenID provider that answers every code with a token for the nonce in it, changed as `forge` says. */
export async function startForgingProvider(clientId: string) {
	let forgery: Forgery = {};
	let issuer = "";
	const tokenFor = (code: string): string => {
		const now = Math.floor(Date.now() / 1_000);
		const claims = { iss: issuer, sub: "noa", aud: clientId, nonce: code, iat: now, exp: now + 300 };
		const key = forgery.isSignedByAnother ? another?.privateKey : own?.privateKey;
		const isUnsigned = forgery.header?.alg === "none";
		return signToken(forgery.header ?? {}, { ...claims, ...forgery.token }, isUnsigned ? undefined : key);
	};
	const answers: Record<string, (body: URLSearchParams) => unknown> = {
		"/.well-known/openid-configuration": () => ({
			issuer,
			authorization_endpoint: `${issuer}/authorize`,
			token_endpoint: `${issuer}/token`,
			userinfo_endpoint: `${issuer}/userinfo`,
			jwks_uri: `${issuer}/keys`,
			response_types_supported: ["code"],
			subject_types_supported: ["public"],
			id_token_signing_alg_values_supported: ["RS256"],
			code_challenge_methods_supported: ["S256"],
		}),
		"/keys": () => ({
			keys: [{ ...own?.publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" }],
		}),
		"/token": (body) => ({
			access_token: "access",
			token_type: "Bearer",
			expires_in: 300,
			id_token: tokenFor(body.get("code") ?? ""),
		}),
		"/userinfo": () => ({ sub: "noa", ...forgery.userinfo }),
	};
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		const answer = answers[new URL(request.url ?? "/", issuer).pathname]?.(new URLSearchParams(body));
		response
			.writeHead(answer ? 200 : 404, { "Content-Type": "application/json" })
			.end(JSON.stringify(answer ?? {}));
	});
	await new Promise<void>((listening) => server.listen(0, "localhost", listening));
	const address = server.address();
	issuer = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
	return {
		issuer,
		forge: (next: Forgery) => {
			forgery = next;
		},
		stop: () =>
			new Promise<void>((stopped) => {
				server.close(() => stopped());
				server.closeAllConnections();
			}),
	};
}
