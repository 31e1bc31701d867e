import type { LoaderFunctionArgs } from "@remix-run/node";
import { escapeXml, xmlResponse } from "#app/http/network/xml.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import {
	countActive,
	listCategorySlugs,
	listForSitemap,
	SITEMAP_SIZE,
} from "#app/shop/catalogue/list-for-robots.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PAGES = ["/", "/collection", "/products", "/trucking-home", "/about", "/contact", "/privacy", "/terms"];

/**
 * What search engines may list: `/sitemap.xml` holds everything, or, from 50,000 products on, the addresses
 * of `/sitemap/1.xml` and so on.
 */
export async function loader({ params }: LoaderFunctionArgs) {
	const pages = Math.max(1, Math.ceil((await countActive(db)) / SITEMAP_SIZE));
	if (params.page === undefined && pages > 1) return xmlResponse(indexOf(pages));
	const [, number = "1"] = /^([1-9]\d{0,5})\.xml$/.exec(params.page ?? "1.xml") ?? [null, "0"];
	const page = Number(number);
	if (page < 1 || page > pages) return new Response(null, { status: 404 });
	return xmlResponse(await pageOf(page));
}

function indexOf(pages: number): string {
	const entries = Array.from({ length: pages }, (_, at) =>
		entry("sitemap", `${env.APP_ORIGIN}/sitemap/${at + 1}.xml`),
	);
	return `<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>`;
}

async function pageOf(page: number): Promise<string> {
	const products = await listForSitemap(db, { page });
	const slugs = page === 1 ? await listCategorySlugs(db) : [];
	const fixed = page === 1 ? PAGES : [];
	const entries = [
		...[...fixed, ...slugs.map((slug) => `/collection?${new URLSearchParams({ category: slug })}`)].map(
			(path) => entry("url", env.APP_ORIGIN + path),
		),
		...products.map(({ id, updated_at }) => entry("url", env.APP_ORIGIN + productPath(id), updated_at)),
	];
	return `<urlset ${NAMESPACE}>\n${entries.join("\n")}\n</urlset>`;
}

const entry = (name: "url" | "sitemap", address: string, changed?: string): string =>
	`<${name}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${name}>`;
