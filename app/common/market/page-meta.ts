import {
	currentLanguage,
	inLanguage,
	offeredLanguages,
	pathIn,
} from "#app/common/language/current-language.ts";
import { LANGUAGES, type Language } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "./market-name.ts";
import { siteOrigin } from "./site-origin.ts";

/** The title of a page in the browser: `Rates – Meeha`. */
export const pageTitle = (title: string): string => `${title} – ${marketName()}`;

type PageMetaText = {
	/** The site's own origin, `APP_ORIGIN`: pages with the framework's script have it in their data. */
	origin?: string;
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
export function pageMeta({
	origin = siteOrigin(),
	path,
	title,
	description,
	card,
	type,
	isUnlisted,
}: PageMetaText) {
	const tags = [{ title: pageTitle(title) }, { name: "description", content: description }];
	if (isUnlisted) return [...tags, { name: "robots", content: "noindex, follow" }];
	return [
		...tags,
		{ tagName: "link", rel: "canonical", href: origin + inLanguage(path) },
		...alternates(origin, path),
		{ property: "og:site_name", content: marketName() },
		...locales(),
		{ property: "og:type", content: type ?? "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: origin + inLanguage(path) },
		{ property: "og:image", content: origin + (card ? inLanguage(card.path) : "/images/social-card.png") },
		{ property: "og:image:width", content: String(card?.width ?? 1200) },
		{ property: "og:image:height", content: String(card?.height ?? 630) },
		...(card ? [{ property: "og:image:alt", content: card.alt }] : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/**
 * The addresses of a page in each language of the market, and for everybody else: for search engines. None where there is
 * one language.
 */
export function translationsOf(origin: string, path: string): { language: string; href: string }[] {
	const [own, ...others] = offeredLanguages();
	if (own === undefined || others.length === 0) return [];
	const translations = offeredLanguages().map((language) => ({
		language: language as string,
		href: origin + pathIn(language, path),
	}));
	return [...translations, { language: "x-default", href: origin + pathIn(own, path) }];
}

const alternates = (origin: string, path: string) =>
	translationsOf(origin, path).map(({ language, href }) => ({
		tagName: "link",
		rel: "alternate",
		hrefLang: language,
		href,
	}));

/** `es_ES`, as Open Graph writes it. */
const openGraphLocale = (language: Language): string =>
	`${language}_${new Intl.Locale(LANGUAGES[language].locale).maximize().region}`;

/** The language of a page for link previews, and its other ones. English is the default. */
function locales() {
	const [here, ...others] = [
		currentLanguage(),
		...offeredLanguages().filter((language) => language !== currentLanguage()),
	];
	if (here === "en" && others.length === 0) return [];
	return [
		{ property: "og:locale", content: openGraphLocale(here) },
		...others.map((language) => ({ property: "og:locale:alternate", content: openGraphLocale(language) })),
	];
}

/** The link to the feed of new products, for a page's head. */
export const shopFeed = () => ({
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	title: t.feeds.newIn({ market: marketName() }),
	href: inLanguage("/feed.xml"),
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
			item: origin + inLanguage(path),
		})),
	};
}
