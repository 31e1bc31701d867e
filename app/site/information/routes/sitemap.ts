import * as build from "virtual:remix/server-build";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { offeredLanguages, pathIn } from "#app/common/language/current-language.ts";
import { translationsOf } from "#app/common/market/page-meta.ts";
import type { XmlElements } from "#app/common/xml.server.ts";
import { xmlResponse } from "#app/http/network/xml-response.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cachedPaths } from "#app/page-cache/index.server.ts";
import { readSitemap } from "#app/site/information/read-sitemap.server.ts";

const NAMESPACE = { "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9" };
const XHTML = { "@xmlns:xhtml": "http://www.w3.org/1999/xhtml" };

/**
 * The sitemap for search engines: every cached page, hotel and product. `/sitemap.xml` lists everything or, above 5,000
 * products or hotels for all languages together, refers to `/sitemap/1.xml` and so on.
 */
export async function loader({ params }: LoaderFunctionArgs) {
	const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(params.page ?? "") ?? [];
	const page = params.page === undefined ? undefined : Number(number ?? 0);
	const sitemap = await readSitemap(db, { page });
	if (!sitemap) return new Response(null, { status: 404 });
	if ("pages" in sitemap) return xmlResponse(indexOf(sitemap.pages));
	const fixed = page === undefined || page === 1 ? cachedPaths(build.routes).map((path) => ({ path })) : [];
	const url = [...fixed, ...sitemap.listed].flatMap(inEachLanguage);
	return xmlResponse({ urlset: { ...NAMESPACE, ...XHTML, url } });
}

/** Each URL of a page names all of them. */
function inEachLanguage({ path, changed }: { path: string; changed?: string }): XmlElements[] {
	const links = translationsOf(env.APP_ORIGIN, path).map(({ language, href }) => ({
		"@rel": "alternate",
		"@hreflang": language,
		"@href": href,
	}));
	return offeredLanguages().map((language) => ({
		loc: env.APP_ORIGIN + pathIn(language, path),
		lastmod: changed,
		"xhtml:link": links,
	}));
}

function indexOf(pages: number): XmlElements {
	const sitemap = Array.from({ length: pages }, (_, at) => ({
		loc: `${env.APP_ORIGIN}/sitemap/${at + 1}.xml`,
	}));
	return { sitemapindex: { ...NAMESPACE, sitemap } };
}
