import type { APIRequestContext } from "playwright/test";

/** The public pages that need no id: those of the sitemap, which is made of the routes that are cached. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	return paths.filter((path) => !/^\/(?:product|rooms)\/|\?/.test(path));
}

/** Other pages that everybody can open. */
export const OPEN_PAGES = [
	"/search",
	"/track",
	"/login",
	"/signup",
	"/partner",
	"/forgot-password",
	"/no-such-page",
];

/** Public screens that need no content, one in each state. */
export const publicScreens = async (request: APIRequestContext): Promise<string[]> => [
	...(await publicPages(request)),
	...OPEN_PAGES,
	"/checkout",
	"/products?q=lapm&sort=name",
	"/collection?category=lighting",
	"/?partner",
];
