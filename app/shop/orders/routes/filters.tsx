import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { ORDER_LIST } from "#app/shop/orders/list/order-filters.ts";
import { ORDER_FILTER_FIELDS } from "#app/shop/orders/ui/order-filter-fields.ts";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-dialog.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json({ filters: ORDER_LIST.read(new URL(request.url).searchParams) });
}

export const shouldRevalidate = onlyWhenMoving;

export default function Filters() {
	const { filters } = useLoaderData<typeof loader>();
	return <FilterDialog list={ORDER_LIST} filters={filters} {...ORDER_FILTER_FIELDS} />;
}
