type PageMetaText = {
	/** The site's own origin, `APP_ORIGIN`. */
	origin: string;
	/** The page's one address, whatever else leads to it. */
	path: string;
	title: string;
	description: string;
	/** A picture to show with a link to the page; the site's own card when there is none. */
	image?: { path: string; alt: string } | undefined;
	type?: "website" | "product";
	/** Kept out of search engines: one of many views of the same things. */
	isUnlisted?: boolean;
};

/** What search engines and those who show a link to a page are told of it. */
export function pageMeta({ origin, path, title, description, image, type, isUnlisted }: PageMetaText) {
	const words = [{ title: `${title} – Meeha` }, { name: "description", content: description }];
	if (isUnlisted) return [...words, { name: "robots", content: "noindex, follow" }];
	return [
		...words,
		{ tagName: "link", rel: "canonical", href: origin + path },
		{ property: "og:site_name", content: "Meeha" },
		{ property: "og:type", content: type ?? "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: origin + path },
		{ property: "og:image", content: origin + (image?.path ?? "/images/social-card.png") },
		...(image ? [{ property: "og:image:alt", content: image.alt }] : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** The feed of what is new in the shop, for a page's head. */
export const SHOP_FEED = {
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	title: "New in the Meeha shop",
	href: "/feed.xml",
};

/** For a page that is one person's own business. */
export const privatePageMeta = (title: string) => [
	{ title: `${title} – Meeha` },
	{ name: "robots", content: "noindex" },
];
