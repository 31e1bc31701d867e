import "#app/ui/office-nav.css";

const PLACES = [
	["/dashboard", "Analytics"],
	["/orders", "Orders"],
	["/dashboard/products", "Products"],
	["/dashboard/categories", "Categories"],
	["/dashboard/discounts", "Discounts"],
	["/dashboard/delivery", "Delivery"],
	["/dashboard/taxes", "Taxes"],
	["/dashboard/imports", "Import and export"],
	["/dashboard/reviews", "Reviews"],
] as const;

/** The navigation of the shop's back office. `here` is the path of the current page. */
export function DashboardNav({ here }: { here: (typeof PLACES)[number][0] }) {
	return (
		<nav aria-label="Shop admin" className="mb-5 border-b border-line print:hidden">
			<ul className="flex flex-wrap gap-x-1">
				{PLACES.map(([href, name]) => (
					<li key={href}>
						<a href={href} aria-current={href === here ? "page" : undefined} className="office-link">
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
