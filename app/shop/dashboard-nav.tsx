import { useRouteLoaderData } from "@remix-run/react";
import { OfficeNav } from "#app/ui/office-nav.tsx";

/** Pages that stand alone, and groups, whose first page the group's tab opens. */
const TABS = [
	{ name: "Analytics", pages: [["/dashboard", "Analytics"]] },
	{ name: "Orders", pages: [["/orders", "Orders"]] },
	{ name: "Inbox", pages: [["/inbox", "Inbox"]] },
	{
		name: "Payments",
		pages: [
			["/dashboard/payments", "Payments"],
			["/dashboard/invoices", "Invoices"],
			["/dashboard/statements", "Statements"],
		],
	},
	{
		name: "Products",
		pages: [
			["/dashboard/products", "Products"],
			["/dashboard/categories", "Categories"],
			["/dashboard/discounts", "Discounts"],
			["/dashboard/imports", "Import and export"],
		],
	},
	{ name: "Reviews", pages: [["/dashboard/reviews", "Reviews"]] },
	{
		name: "Settings",
		pages: [
			["/dashboard/delivery", "Delivery"],
			["/dashboard/taxes", "Taxes"],
			["/dashboard/seller", "Seller details"],
			["/dashboard/market", "Market"],
		],
	},
] as const;

type Path = (typeof TABS)[number]["pages"][number][0];

/** The navigation of the shop's back office. `here` is the path of the current page. */
export function DashboardNav({ here }: { here: Path }) {
	const root = useRouteLoaderData("root") as { person?: { role: string } | null } | undefined;
	const isSuperAdmin = root?.person?.role === "SuperAdmin";
	const tabs = TABS.map(({ name, pages }) => ({
		name,
		pages: pages.filter(([path]) => path !== "/dashboard/market" || isSuperAdmin),
	}));
	const group = tabs.find(({ pages }) => pages.length > 1 && pages.some(([path]) => path === here));
	return (
		<OfficeNav
			label="Shop admin"
			pages={tabs.flatMap(({ name, pages: [first] }) => (first ? [[first[0], name] as const] : []))}
			here={here}
			group={group?.pages}
		/>
	);
}
