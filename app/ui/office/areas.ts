import type { IconName } from "#app/ui/icon.tsx";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";

const SHOP_STAFF: readonly FrameRole[] = ["Admin", "SuperAdmin"];
const HOTEL_STAFF: readonly FrameRole[] = ["Hotel", "Admin"];
const ADMIN: readonly FrameRole[] = ["Admin"];
const SUPER_ADMIN: readonly FrameRole[] = ["SuperAdmin"];

/** A page, with the roles that may open it if they are not those of its area. */
type OfficePage = readonly [path: string, name: string, roles?: readonly FrameRole[]];

/** A part of the back office: an entry of the sidebar that leads to the first of its pages, which are its tabs. */
type OfficeArea = {
	name: string;
	/** The letter that leads to it, after `g`. */
	key: string;
	icon: IconName;
	roles: readonly FrameRole[];
	pages: readonly OfficePage[];
};

const MARKET: readonly OfficeArea[] = [
	{ name: "Overview", key: "v", icon: "chart", roles: SUPER_ADMIN, pages: [["/overview", "Overview"]] },
	{ name: "Orders", key: "o", icon: "bell", roles: SHOP_STAFF, pages: [["/orders", "Orders"]] },
	{
		name: "Products",
		key: "p",
		icon: "tag",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/products", "Products"],
			["/dashboard/categories", "Categories"],
			["/dashboard/discounts", "Discounts"],
			["/dashboard/imports", "Import and export"],
			["/dashboard/reviews", "Reviews"],
		],
	},
	{ name: "Hotels", key: "h", icon: "pin", roles: SUPER_ADMIN, pages: [["/hotels", "Hotels"]] },
	{ name: "Bookings", key: "b", icon: "bed", roles: ADMIN, pages: [["/bookings", "Bookings"]] },
	{
		name: "Moves",
		key: "m",
		icon: "truck",
		roles: ADMIN,
		pages: [
			["/trucking-dashboard", "Bookings"],
			["/trucking-dashboard/day", "Day"],
			["/trucking-dashboard/vehicles", "Vehicles"],
			["/trucking-dashboard/drivers", "Drivers"],
			["/trucking-dashboard/rates", "Rates"],
			["/trucking-dashboard/reviews", "Reviews"],
			["/trucking-dashboard/analytics", "Analytics"],
		],
	},
	{ name: "Inbox", key: "i", icon: "inbox", roles: SHOP_STAFF, pages: [["/inbox", "Inbox"]] },
	{
		name: "Customers",
		key: "c",
		icon: "users",
		roles: SHOP_STAFF,
		pages: [["/customers", "Customers"]],
	},
	{
		name: "Payments",
		key: "y",
		icon: "card",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/payments", "Payments"],
			["/dashboard/invoices", "Invoices"],
			["/dashboard/statements", "Statements"],
		],
	},
	{ name: "Reports", key: "r", icon: "chart", roles: SHOP_STAFF, pages: [["/dashboard", "Reports"]] },
	{ name: "Users", key: "u", icon: "user", roles: SUPER_ADMIN, pages: [["/users", "Users"]] },
	{
		name: "Settings",
		key: "s",
		icon: "filters",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/delivery", "Delivery"],
			["/dashboard/taxes", "Taxes"],
			["/dashboard/seller", "Seller details"],
			["/dashboard/market", "Market", SUPER_ADMIN],
			["/mail", "Email"],
			["/trail", "Trail"],
		],
	},
];

/** The desk of hotels: an entry for each page, or one with tabs for an Admin, who has the market's entries, too. */
const DESK: readonly { key: string; icon: IconName; page: OfficePage; isForManagers?: true }[] = [
	{ key: "t", icon: "calendar", page: ["/owner/dashboard", "Today"] },
	{ key: "b", icon: "bed", page: ["/owner/manage-bookings", "Bookings"] },
	{ key: "w", icon: "plus", page: ["/owner/walk-in", "Walk-in"] },
	{ key: "k", icon: "ban", page: ["/owner/blocks", "Blocks"], isForManagers: true },
	{ key: "h", icon: "pin", page: ["/list-new-hotel", "Your hotels"], isForManagers: true },
	{ key: "i", icon: "inbox", page: ["/owner/inbox", "Inbox"] },
	{ key: "n", icon: "card", page: ["/owner/invoices", "Invoices"], isForManagers: true },
	{ key: "s", icon: "wallet", page: ["/owner/statements", "Statements"], isForManagers: true },
	{ key: "r", icon: "star", page: ["/owner/reviews", "Reviews"], isForManagers: true },
];

/** Pages that belong to another one, below whose path they are not. */
const BELONGS_TO: Record<string, string> = {
	"/add-room": "/list-new-hotel",
	"/edit-room": "/list-new-hotel",
};

/** The areas of a person, each with the pages that they may open. */
export function areasOf({ role, isDeskOnly }: Pick<FramePerson, "role" | "isDeskOnly">): OfficeArea[] {
	if (role === "Hotel")
		return DESK.filter(({ isForManagers }) => !(isForManagers && isDeskOnly)).map(({ key, icon, page }) => ({
			name: page[1],
			key,
			icon,
			roles: HOTEL_STAFF,
			pages: [page],
		}));
	const desk = {
		name: "Hotel desk",
		key: "d",
		icon: "bed",
		roles: ADMIN,
		pages: DESK.map(({ page }) => page),
	} as const;
	return [...MARKET, desk]
		.filter(({ roles }) => roles.includes(role))
		.map((area) => ({ ...area, pages: area.pages.filter(([, , roles]) => roles?.includes(role) ?? true) }));
}

/** The paths of all pages that a person may open. */
export const pagesOf = (person: Pick<FramePerson, "role" | "isDeskOnly">): string[] =>
	areasOf(person).flatMap(({ pages }) => pages.map(([path]) => path));

/** The area and the page that a path belongs to: the page with the longest path that the path begins with. */
export function findPlace(areas: readonly OfficeArea[], path: string) {
	const [, first = ""] = /^(\/[^/]*)/.exec(path) ?? [];
	const within = BELONGS_TO[first] ?? path;
	return areas
		.flatMap((area) => area.pages.map((page) => ({ area, path: page[0] })))
		.filter((each) => within === each.path || within.startsWith(`${each.path}/`))
		.toSorted((a, b) => b.path.length - a.path.length)[0];
}
