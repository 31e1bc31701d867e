import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import type { Messages } from "#messages/en/index.ts";

type MainLink = {
	href: string;
	name: keyof Messages["frame"]["links"];
	subject?: ScreenHandle["subject"];
};

export const mainLinks: readonly MainLink[] = [
	{ href: "/", name: "home" },
	{ href: "/collection", name: "shop", subject: "shop" },
	{ href: "/gomeeha", name: "travel", subject: "travel" },
	{ href: "/trucking-home", name: "rent", subject: "rent" },
	{ href: "/track", name: "track" },
];

/** All that a menu on a small screen leads to: on wide screens the footer has the last two. */
export const menuLinks: readonly MainLink[] = [
	...mainLinks,
	{ href: "/wishlist", name: "wishlist" },
	{ href: "/help", name: "help" },
];

/** Where a page is: its path, and the subject that it belongs to. */
export type BarPlace = { path: string; subject?: ScreenHandle["subject"] };

/** `aria-current` of a main link: whether it leads to this page, or to the part of the site that this page is in. */
export function currentOf({ href, subject }: MainLink, place: BarPlace): "page" | "true" | undefined {
	if (href === place.path) return "page";
	const isWithin = subject ? subject === place.subject : href !== "/" && place.path.startsWith(`${href}/`);
	return isWithin ? "true" : undefined;
}
