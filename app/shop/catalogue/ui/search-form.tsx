import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { SearchInput } from "#app/ui/frame/bar-search.tsx";
import { Icon } from "#app/ui/icon.tsx";

type SearchFormProps = {
	query?: string;
	/** Hidden fields for values that the search keeps. */
	children?: ReactNode;
};

/** The shop's search box. */
export function SearchForm({ query, children }: SearchFormProps) {
	return (
		<search>
			<form action="/products" className="relative flex gap-2">
				{children}
				<label htmlFor="shop-search" className="sr-only">
					Search the shop
				</label>
				<SearchInput
					id="shop-search"
					defaultValue={query}
					placeholder="Lamp, linen, mug…"
					maxLength={200}
					className="control"
				/>
				<Button>
					<Icon name="search" />
					<span className="max-sm:sr-only">Search</span>
				</Button>
			</form>
		</search>
	);
}
