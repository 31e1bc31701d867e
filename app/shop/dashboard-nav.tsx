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
	["/dashboard/imports", "Import and export"],
	["/dashboard/reviews", "Reviews"],
] as const;

/** The navigation of the shop's back office. `here` is the path of the current page. */
export function DashboardNav({ here }: { here: (typeof PLACES)[number][0] }) {
	return <OfficeNav label="Shop admin" pages={PLACES} here={here} />;
}
