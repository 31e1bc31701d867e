import { useRouteLoaderData } from "@remix-run/react";
import { OfficeNav } from "#app/ui/office-nav.tsx";

const PLACES = [
	["/dashboard", "Analytics"],
	["/orders", "Orders"],
	["/inbox", "Inbox"],
	["/dashboard/payments", "Payments"],
	["/dashboard/invoices", "Invoices"],
	["/dashboard/statements", "Statements"],
	["/dashboard/products", "Products"],
	["/dashboard/categories", "Categories"],
	["/dashboard/discounts", "Discounts"],
	["/dashboard/delivery", "Delivery"],
	["/dashboard/taxes", "Taxes"],
	["/dashboard/seller", "Seller details"],
	["/dashboard/market", "Market"],
	["/dashboard/imports", "Import and export"],
	["/dashboard/reviews", "Reviews"],
] as const;

/** The navigation of the shop's back office. `here` is the path of the current page. */
export function DashboardNav({ here }: { here: (typeof PLACES)[number][0] }) {
	const root = useRouteLoaderData("root") as { person?: { role: string } | null } | undefined;
	const isSuperAdmin = root?.person?.role === "SuperAdmin";
	const pages = PLACES.filter(([path]) => path !== "/dashboard/market" || isSuperAdmin);
	return <OfficeNav label="Shop admin" pages={pages} here={here} />;
}
