import { t } from "#app/common/language/messages.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";
import type { Messages } from "#messages/en/index.ts";

const SHOP_STAFF: readonly FrameRole[] = ["Admin", "SuperAdmin"];
const HOTEL_STAFF: readonly FrameRole[] = ["Hotel", "Admin"];
const ADMIN: readonly FrameRole[] = ["Admin"];
const SUPER_ADMIN: readonly FrameRole[] = ["SuperAdmin"];

/** The name of an area or a page in the messages. */
type OfficeName = keyof Messages["office"];

/** A page, with the roles that may open it if they are not those of its area. */
type PageRow = readonly [path: string, name: OfficeName, roles?: readonly FrameRole[]];

/** A part of the back office: an entry of the sidebar that leads to the first of its pages, which are its tabs. */
type AreaRow = {
	name: OfficeName;
	/** The letter that leads to it, after `g`. */
	key: string;
	icon: IconName;
	roles: readonly FrameRole[];
	pages: readonly PageRow[];
};

/** An area with its names in the language of the page. */
type OfficeArea = Pick<AreaRow, "key" | "icon"> & { name: string; pages: [path: string, name: string][] };

const MARKET: readonly AreaRow[] = [
	{ name: "overview", key: "v", icon: "chart", roles: SUPER_ADMIN, pages: [["/overview", "overview"]] },
	{ name: "orders", key: "o", icon: "bell", roles: SHOP_STAFF, pages: [["/orders", "orders"]] },
	{
		name: "products",
		key: "p",
		icon: "tag",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/products", "products"],
			["/dashboard/categories", "categories"],
			["/dashboard/discounts", "discounts"],
			["/dashboard/imports", "importExport"],
			["/dashboard/reviews", "reviews"],
		],
	},
	{ name: "hotels", key: "h", icon: "pin", roles: SUPER_ADMIN, pages: [["/hotels", "hotels"]] },
	{ name: "bookings", key: "b", icon: "bed", roles: ADMIN, pages: [["/bookings", "bookings"]] },
	{
		name: "moves",
		key: "m",
		icon: "truck",
		roles: ADMIN,
		pages: [
			["/trucking-dashboard", "bookings"],
			["/trucking-dashboard/day", "dayBoard"],
			["/trucking-dashboard/vehicles", "vehicles"],
			["/trucking-dashboard/drivers", "drivers"],
			["/trucking-dashboard/rates", "rates"],
			["/trucking-dashboard/reviews", "reviews"],
			["/trucking-dashboard/analytics", "analytics"],
		],
	},
	{ name: "inbox", key: "i", icon: "inbox", roles: SHOP_STAFF, pages: [["/inbox", "inbox"]] },
	{
		name: "customers",
		key: "c",
		icon: "users",
		roles: SHOP_STAFF,
		pages: [["/customers", "customers"]],
	},
	{
		name: "payments",
		key: "y",
		icon: "card",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/payments", "payments"],
			["/dashboard/invoices", "invoices"],
			["/dashboard/statements", "statements"],
		],
	},
	{ name: "reports", key: "r", icon: "chart", roles: SHOP_STAFF, pages: [["/dashboard", "reports"]] },
	{ name: "users", key: "u", icon: "user", roles: SUPER_ADMIN, pages: [["/users", "users"]] },
	{
		name: "settings",
		key: "s",
		icon: "filters",
		roles: SHOP_STAFF,
		pages: [
			["/dashboard/delivery", "delivery"],
			["/dashboard/taxes", "taxes"],
			["/dashboard/seller", "seller"],
			["/dashboard/market", "market", SUPER_ADMIN],
			["/mail", "email"],
			["/trail", "trail"],
		],
	},
];

/** The desk of hotels: an entry for each page, or one with tabs for an Admin, who has the market's entries, too. */
const DESK: readonly { key: string; icon: IconName; page: PageRow; isForManagers?: true }[] = [
	{ key: "t", icon: "calendar", page: ["/owner/dashboard", "today"] },
	{ key: "l", icon: "chart", page: ["/owner/timeline", "timeline"] },
	{ key: "e", icon: "check", page: ["/owner/housekeeping", "housekeeping"] },
	{ key: "b", icon: "bed", page: ["/owner/manage-bookings", "bookings"] },
	{ key: "w", icon: "plus", page: ["/owner/walk-in", "walkIn"] },
	{ key: "a", icon: "wallet", page: ["/owner/cash", "cash"] },
	{ key: "f", icon: "chart", page: ["/owner/figures", "figures"], isForManagers: true },
	{ key: "k", icon: "ban", page: ["/owner/blocks", "blocks"], isForManagers: true },
	{ key: "h", icon: "pin", page: ["/list-new-hotel", "yourHotels"], isForManagers: true },
	{ key: "i", icon: "inbox", page: ["/owner/inbox", "inbox"] },
	{ key: "n", icon: "card", page: ["/owner/invoices", "invoices"], isForManagers: true },
	{ key: "s", icon: "wallet", page: ["/owner/statements", "statements"], isForManagers: true },
	{ key: "r", icon: "star", page: ["/owner/reviews", "reviews"], isForManagers: true },
];

/** Pages that belong to another one, below whose path they are not. */
const BELONGS_TO: Record<string, string> = {
	"/add-room": "/list-new-hotel",
	"/edit-room": "/list-new-hotel",
};

/** The areas of a person, each with the pages that they may open. */
export function areasOf(person: Pick<FramePerson, "role" | "isDeskOnly">): OfficeArea[] {
	return rowsOf(person).map(({ name, key, icon, pages }) => ({
		name: t.office[name],
		key,
		icon,
		pages: pages.map(([path, page]) => [path, t.office[page]]),
	}));
}

function rowsOf({ role, isDeskOnly }: Pick<FramePerson, "role" | "isDeskOnly">): AreaRow[] {
	if (role === "Hotel")
		return DESK.filter(({ isForManagers }) => !(isForManagers && isDeskOnly)).map(({ key, icon, page }) => ({
			name: page[1],
			key,
			icon,
			roles: HOTEL_STAFF,
			pages: [page],
		}));
	const desk = {
		name: "desk",
		key: "d",
		icon: "calendar",
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
