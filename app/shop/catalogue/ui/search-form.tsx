import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
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
			<form action="/products" className="flex gap-2">
				{children}
				<label htmlFor="shop-search" className="sr-only">
					Search the shop
				</label>
				<input
					id="shop-search"
					type="search"
					name="q"
					defaultValue={query}
					placeholder="Lamp, linen, mug…"
					maxLength={200}
					autoComplete="off"
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
