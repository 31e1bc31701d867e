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
 * The search of the shop or the hotels in the header: a field where there is room, otherwise a link to the
 * search page. Search pages have their own field, which keeps their filters, and the checkout has none.
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
			</a>{" "}
		</>
	);
}
