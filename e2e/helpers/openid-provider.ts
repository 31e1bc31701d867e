import type { Server } from "node:http";
import { Provider } from "oidc-provider";

export type OpenidPerson = { email: string; email_verified: boolean; name: string };

/**
 * Starts a real OpenID provider, whose pages sign in whoever enters the name of one of `people`. Its own development
 * pages ask for a name and any password; consent is given in advance.
 */
export async function startOpenidProvider({
	people,
	redirectUri,
	port,
}: {
	people: Record<string, OpenidPerson>;
	redirectUri: string;
	port: number;
}): Promise<{ issuer: string; clientId: string; clientSecret: string; stop: () => Promise<void> }> {
	const issuer = `http://localhost:${port}`;
	const [clientId, clientSecret] = ["meeha", "secret-of-the-journeys"];
	const provider = new Provider(issuer, {
		clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
		cookies: { keys: ["key-of-the-journeys"] },
		async loadExistingGrant({ oidc }) {
			const grant = new oidc.provider.Grant({
				clientId: oidc.client?.clientId,
				accountId: oidc.session?.accountId,
			});
			grant.addOIDCScope("openid email profile");
			await grant.save();
			return grant;
		},
		findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
	});
	const server: Server = await new Promise((started) => {
		const listening = provider.listen(port, () => started(listening));
	});
	return {
		issuer,
		clientId,
		clientSecret,
		stop: () =>
			new Promise((stopped) => {
				server.close(() => stopped());
				server.closeAllConnections();
			}),
	};
}
