import { marketName } from "#app/common/market/market-name.ts";

/** The title of a page in the browser: `Rates – Meeha`. */
export const pageTitle = (title: string): string => `${title} – ${marketName()}`;

type PageMetaText = {
	/** The site's own origin, `APP_ORIGIN`. */
	origin: string;
	/** The page's canonical path. */
	path: string;
	title: string;
	description: string;
	/** The preview picture of links to the page; the site's default one when there is none. */
	image?: { path: string; alt: string } | undefined;
	type?: "website" | "product";
	/** Hidden from search engines: one of many views of the same data. */
	isUnlisted?: boolean;
};

/** The meta tags of a page for search engines and link previews. */
export function pageMeta({ origin, path, title, description, image, type, isUnlisted }: PageMetaText) {
	const tags = [{ title: pageTitle(title) }, { name: "description", content: description }];
	if (isUnlisted) return [...tags, { name: "robots", content: "noindex, follow" }];
	return [
		...tags,
		{ tagName: "link", rel: "canonical", href: origin + path },
		{ property: "og:site_name", content: marketName() },
		{ property: "og:type", content: type ?? "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: origin + path },
		{ property: "og:image", content: origin + (image?.path ?? "/images/social-card.png") },
		...(image ? [{ property: "og:image:alt", content: image.alt }] : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** The link to the feed of new products, for a page's head. */
export const shopFeed = () => ({
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	title: `New in the ${marketName()} shop`,
	href: "/feed.xml",
});

export const privatePageMeta = (title: string) => [
	{ title: pageTitle(title) },
	{ name: "robots", content: "noindex" },
];

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
