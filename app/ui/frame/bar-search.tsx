import { Icon } from "#app/ui/icon.tsx";

const SEARCHES = {
	shop: {
		action: "/products",
		name: "q",
		label: "Search products",
		link: "/products#shop-search",
		without: ["/collection", "/products", "/checkout"],
	},
	travel: {
		action: "/hotels/results",
		name: "destination",
		label: "Search hotels by city or name",
		link: "/gomeeha#stay-destination",
		without: ["/gomeeha", "/hotels/results", "/checkout-room"],
	},
} as const;

/**
 * The search of the shop or of the hotels: a field where the bar has room for one, else a link to the page's own.
 * Pages that are a search have their own field, which keeps their filters; a checkout leads nowhere else.
 */
export function BarSearch({ subject, path }: { subject: keyof typeof SEARCHES; path: string }) {
	const { action, name, label, link, without } = SEARCHES[subject];
	if (without.some((each) => each === path)) return null;
	return (
		<>
			<search className="mr-1 max-lg:hidden">
				<form action={action} className="flex">
					<input
						type="search"
						name={name}
						aria-label={label}
						placeholder={label}
						maxLength={150}
						autoComplete="off"
						className="control control-dense w-60"
					/>
					<button type="submit" className="bar-icon">
						<span className="sr-only">Search</span>
						<Icon name="search" />
					</button>
				</form>
			</search>
			<a href={link} className="bar-icon lg:hidden">
				<span className="sr-only">{label}</span>
				<Icon name="search" />
			</a>
		</>
	);
}
