import "#app/ui/office-nav.css";

const PLACES = [
	["/owner/dashboard", "Today"],
	["/owner/manage-bookings", "Bookings"],
	["/owner/walk-in", "Walk-in"],
	["/owner/blocks", "Blocks"],
	["/list-new-hotel", "Hotels and rooms"],
	["/owner/reviews", "Reviews"],
] as const;

/** The rooms of the owners' desk. `here` is the path of the one that is open. */
export function OwnerNav({ here }: { here: (typeof PLACES)[number][0] }) {
	return (
		<nav aria-label="Hotel desk" className="mb-5 border-b border-line print:hidden">
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
