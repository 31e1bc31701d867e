import { marketName } from "#app/common/market/market-name.ts";

/** What a phone shows of the site on its home screen. A route, because the market's name is a setting. */
export const loader = () =>
	new Response(
		JSON.stringify({
			name: marketName(),
			short_name: marketName(),
			start_url: "/",
			display: "browser",
			background_color: "#faf8f4",
			theme_color: "#faf8f4",
			icons: [
				{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
				{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
			],
		}),
		{
			headers: {
				"Content-Type": "application/manifest+json; charset=utf-8",
				"Cache-Control": "public, max-age=3600",
			},
		},
	);
