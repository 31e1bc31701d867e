import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { orderFiltersSearch, readOrderFilters } from "#app/shop/orders/list/order-filters.ts";
import { FilterFields, KeptOrder, SearchBox } from "#app/shop/ui/orders/order-filter-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { onlyWhenMoving } from "#app/ui/keep-last.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return json({ filters: readOrderFilters(new URL(request.url).searchParams) });
}

export const shouldRevalidate = onlyWhenMoving;

/** The filters as a dialog, for small screens. */
export default function Filters() {
	const { filters } = useLoaderData<typeof loader>();
	return (
		<Dialog title="Filters" closeHref={`/orders${orderFiltersSearch(filters)}`}>
			<form action="/orders">
				<KeptOrder filters={filters} />
				<SearchBox filters={filters} idPrefix="dialog" />
				<FilterFields filters={filters} idPrefix="dialog" />
				<Button>Apply Filters</Button>
			</form>
		</Dialog>
	);
}
