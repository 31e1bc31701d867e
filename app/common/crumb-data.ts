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
