import { env } from "#app/http/settings/env.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116): where to report a vulnerability. 404 while `SECURITY_CONTACT` is not set. */
export function loader(): Response {
	if (!env.SECURITY_CONTACT) throw new Response(null, { status: 404 });
	const fields = {
		Contact: env.SECURITY_CONTACT,
		Expires: new Date(Date.now() + 90 * DAY_MS).toISOString(),
		"Preferred-Languages": "en",
		Canonical: `${env.APP_ORIGIN}/.well-known/security.txt`,
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
	return new Response(lines.join(""), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
	});
}
