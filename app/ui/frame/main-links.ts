import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";

type MainLink = { href: string; label: string; subject?: ScreenHandle["subject"] };

export const mainLinks: readonly MainLink[] = [
	{ href: "/", label: "Home" },
	{ href: "/collection", label: "Shop", subject: "shop" },
	{ href: "/gomeeha", label: "Travel", subject: "travel" },
	{ href: "/trucking-home", label: "Rent", subject: "rent" },
	{ href: "/track", label: "Track Order" },
];

/** All that a menu on a small screen leads to: on wide screens the footer has the last two. */
export const menuLinks: readonly MainLink[] = [
	...mainLinks,
	{ href: "/wishlist", label: "Wishlist" },
	{ href: "/help", label: "Help" },
];

/** Where a page is: its path, and the subject that it belongs to. */
export type BarPlace = { path: string; subject?: ScreenHandle["subject"] };

/** `aria-current` of a main link: whether it leads to this page, or to the part of the site that this page is in. */
export function currentOf({ href, subject }: MainLink, place: BarPlace): "page" | "true" | undefined {
	if (href === place.path) return "page";
	const isWithin = subject ? subject === place.subject : href !== "/" && place.path.startsWith(`${href}/`);
	return isWithin ? "true" : undefined;
}
