import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { readOrderChoices } from "#app/shop/orders/list/list-orders.server.ts";
import { ORDER_LIST } from "#app/shop/orders/list/order-filters.ts";
import { orderFilterFields } from "#app/shop/orders/ui/order-filter-fields.ts";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const filters = ORDER_LIST.read(new URL(request.url).searchParams);
	return json({ filters, choices: await readOrderChoices(db, filters) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Filters() {
	const { filters, choices } = useLoaderData<typeof loader>();
	return <FilterDialog list={ORDER_LIST} filters={filters} {...orderFilterFields(choices)} />;
}
