import { offeredLanguages, pathIn } from "#app/common/language/current-language.ts";
import { env } from "#app/http/settings/env.server.ts";

/** Paths that search engines should not index: they are private, or list the same data in another order. */
const CLOSED = [
	"/cart/",
	"/checkout",
	"/checkout-room",
	"/booking-confirmation",
	"/order-confirmation",
	"/wishlist",
	"/track/",
	"/login",
	"/signup",
	"/profile",
	"/my-bookings",
	"/dashboard",
	"/overview",
	"/orders",
	"/mail",
	"/live",
	"/badges",
];

export const loader = () =>
	new Response(
		[
			"User-agent: *",
			...offeredLanguages().flatMap((language) =>
				CLOSED.map((path) => `Disallow: ${pathIn(language, path)}`),
			),
			"",
			`Sitemap: ${env.APP_ORIGIN}/sitemap.xml`,
			"",
		].join("\n"),
		{ headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
	);
