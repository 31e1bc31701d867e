import { inLanguage, offeredLanguages, prefixOf } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "./market-name.ts";

/** The title of a page in the browser: `Rates – Meeha`. */
export const pageTitle = (title: string): string => `${title} – ${marketName()}`;

type PageMetaText = {
	/** The site's own origin, `APP_ORIGIN`. */
	origin: string;
	/** The page's canonical path. */
	path: string;
	title: string;
	description: string;
	/**
	 * The picture that other sites show for a link to the page, with its size in pixels, 1200 × 630 when left out.
	 * Without it, they show the site's own.
	 */
	card?: { path: string; alt: string; width?: number; height?: number } | undefined;
	type?: "website" | "product";
	/** Hidden from search engines: one of many views of the same data. */
	isUnlisted?: boolean;
};

/** The meta tags of a page for search engines and link previews. */
export function pageMeta({ origin, path, title, description, card, type, isUnlisted }: PageMetaText) {
	const tags = [{ title: pageTitle(title) }, { name: "description", content: description }];
	if (isUnlisted) return [...tags, { name: "robots", content: "noindex, follow" }];
	return [
		...tags,
		{ tagName: "link", rel: "canonical", href: origin + inLanguage(path) },
		...translations(origin, path),
		{ property: "og:site_name", content: marketName() },
		{ property: "og:type", content: type ?? "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: origin + inLanguage(path) },
		{ property: "og:image", content: origin + (card?.path ?? "/images/social-card.png") },
		{ property: "og:image:width", content: String(card?.width ?? 1200) },
		{ property: "og:image:height", content: String(card?.height ?? 630) },
		...(card ? [{ property: "og:image:alt", content: card.alt }] : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** The links to a page in each language of the market, for search engines. */
const translations = (origin: string, path: string) =>
	offeredLanguages().length === 1
		? []
		: offeredLanguages().map((language) => ({
				tagName: "link",
				rel: "alternate",
				hrefLang: language,
				href: origin + prefixOf(language) + path,
			}));

/** The link to the feed of new products, for a page's head. */
export const shopFeed = () => ({
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	title: t.feeds.newIn({ market: marketName() }),
	href: "/feed.xml",
});

export const privatePageMeta = (title: string) => [
	{ title: pageTitle(title) },
	{ name: "robots", content: "noindex" },
];

/** The schema.org data of a page, without properties that say nothing: empty texts and lists. */
export const structuredData = (data: object) => ({
	"script:ld+json": JSON.parse(JSON.stringify(data, (_, value) => (saysNothing(value) ? undefined : value))),
});

const saysNothing = (value: unknown) =>
	value === "" || value === null || (Array.isArray(value) && value.length === 0);

type Crumb = { name: string; path: string };

/** The breadcrumbs of a page as schema.org data. */
export function crumbData(crumbs: readonly Crumb[], origin: string) {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, path }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name,
			item: origin + path,
		})),
	};
}
